/** What code can say about a translated email: that nothing was lost on the way. The wording is for a speaker to judge. */
import type { FormOf, ToolId } from '../tools/catalogue.ts';
import type { Language } from '../tools/choices/languages.ts';
import { type CheckResult, checkThat } from '../tools/recipe.ts';

interface Email {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly { readonly part: string; readonly text: string; readonly items: readonly string[] }[];
  readonly signature: string;
}

/** The script that most of a translation is written in; the other languages use Latin letters. */
const SCRIPTS: Readonly<Partial<Record<Language, RegExp>>> = {
  Arabic: /\p{Script=Arabic}/u,
  Bengali: /\p{Script=Bengali}/u,
  'Chinese (Simplified)': /\p{Script=Han}/u,
  Hindi: /\p{Script=Devanagari}/u,
  Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Korean: /\p{Script=Hangul}/u,
  Russian: /\p{Script=Cyrillic}/u,
  Ukrainian: /\p{Script=Cyrillic}/u,
};

const bodyOf = ({ paragraphs }: Email): string => paragraphs.flatMap(({ text, items }) => [text, ...items]).join('\n');
const shapeOf = ({ paragraphs }: Email): string => paragraphs.map(({ part, items }) => `${part} ${items.length}`).join(', ');
/** Arabic, Persian, Devanagari and Bengali digits as the ones of the original. */
const withLatinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10].find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });

export function checkTranslation(original: unknown, translated: unknown, form: FormOf<ToolId>, language: Language): CheckResult[] {
  const before = original as Email;
  const after = translated as Email;
  const { parentName, studentName } = form as FormOf<'parent-comm'>;
  const script = SCRIPTS[language];
  const body = bodyOf(after);
  const everything = `${after.subject}\n${after.greeting}\n${body}`;
  // Small numbers may become words, and marks within a number differ by language; longer runs of digits stay.
  const digits = withLatinDigits(everything);
  const numbers = [...new Set(bodyOf(before).match(/\d{2,}/gu))].filter((number) => !digits.includes(number));
  const sameTexts = before.paragraphs.filter(({ text }, index) => text === after.paragraphs[index]?.text);
  return [
    checkThat(
      'translation-whole',
      shapeOf(before) === shapeOf(after),
      'every part translated',
      'The translation leaves out a part of the email.',
    ),
    checkThat(
      'translation-language',
      sameTexts.length === 0 && (script === undefined || script.test(body)),
      `written in ${language}`,
      `Not all of the email is in ${language}.`,
    ),
    checkThat(
      'greeting',
      after.greeting.includes(parentName),
      'greets by the name given',
      `The greeting should hold the name exactly: “${parentName}.”`,
    ),
    checkThat(
      'names-kept',
      !bodyOf(before).includes(studentName) || everything.includes(studentName),
      'names kept letter by letter',
      `The translation should hold the name exactly: “${studentName}.”`,
    ),
    checkThat(
      'facts-kept',
      numbers.length === 0,
      'all numbers and dates kept',
      `The translation leaves out ${numbers.map((number) => `“${number}”`).join(', ')}.`,
    ),
  ];
}
