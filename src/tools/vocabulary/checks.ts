import type { FormOf } from '../catalogue.ts';
import { type CheckResult, checkThat, passed, warned } from '../recipe.ts';
import type { VocabularyDocument } from './document.ts';

const MOST_WORDS = 25;

const SCRIPTS: Partial<Record<FormOf<'vocabulary'>['translationLanguage'], RegExp>> = {
  Arabic: /\p{Script=Arabic}/u,
  Bengali: /\p{Script=Bengali}/u,
  'Chinese (Simplified)': /\p{Script=Han}/u,
  Hindi: /\p{Script=Devanagari}/u,
  Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  Korean: /\p{Script=Hangul}/u,
  Russian: /\p{Script=Cyrillic}/u,
  Ukrainian: /\p{Script=Cyrillic}/u,
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const holdsWord = (text: string, word: string): boolean => new RegExp(String.raw`(?<!\p{L})${escaped(word)}(?!\p{L})`, 'iu').test(text);

export function checkVocabulary({ entries }: VocabularyDocument, form: FormOf<'vocabulary'>): CheckResult[] {
  const long = entries.find(({ definition }) => definition.split(/\s+/u).length > MOST_WORDS);
  const circular = entries.find(({ term, definition }) => holdsWord(definition, term));
  const terms = entries.map(({ term }) => term.toLowerCase());
  const repeated = terms.find((term, index) => terms.indexOf(term) !== index);
  return [
    checkThat(
      'definition-length',
      !long,
      'every definition has at most 25 words',
      `The definition of “${long?.term}” has more than 25 words.`,
    ),
    checkThat(
      'circular-definition',
      !circular,
      'no definition uses its own word',
      `The definition of “${circular?.term}” uses the word itself.`,
    ),
    checkThat('distinct-terms', repeated === undefined, `${entries.length} different words`, `“${repeated}” stands twice.`),
    ...translationResults(entries, form.translationLanguage),
  ];
}

function translationResults(entries: VocabularyDocument['entries'], language: FormOf<'vocabulary'>['translationLanguage']): CheckResult[] {
  if (language === '') return [];
  const script = SCRIPTS[language];
  const wrong = entries.find(({ translation }) => translation !== '' && script && !script.test(translation));
  const unknown = entries.filter(({ translation }) => translation === '').length;
  return [
    checkThat(
      'translation-script',
      !wrong,
      `translations are in the script of ${language}`,
      `The translation of “${wrong?.term}” is not in the script of ${language}.`,
    ),
    unknown === 0
      ? passed('translations', `every word has its ${language} translation`)
      : warned('translations', `${unknown} of ${entries.length} words have no sure ${language} translation; they are marked.`),
  ];
}
