/** Finds known names in free text: whole words of their script, in any case, with or without accents, and not where they are plain words. */
import type { Span } from './contact-details.ts';
import { type FoldedText, foldText } from './folded-text.ts';
import {
  ASKING_WORDS_THAT_ARE_NAMES,
  COMMON_WORDS_THAT_ARE_NAMES,
  GRAMMAR_WORDS_THAT_ARE_NAMES,
  SUBJECTS_THAT_ARE_NAMES,
  TIMES_THAT_ARE_NAMES,
  WORDS_AFTER_A_SUBJECT,
  WORDS_AFTER_ASKING,
  WORDS_BEFORE_A_TIME,
} from '../text/names/name-words.ts';

export interface NameSpan extends Span {
  /** The name that was looked for. */
  readonly name: string;
}

/** Scripts that put no space between words. */
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const SPACED_SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Armenian',
  'Georgian',
  'Ethiopic',
].map((script) => new RegExp(String.raw`\p{Script=${script}}`, 'u'));
/** One-letter words that Arabic and Hebrew write into the next word: “and”, “to”, “with”. */
const JOINED_BEFORE = /(?:^|[^\p{L}\p{M}])[وفبلكובלהמשכ]$/u;
const PLURAL = /^(?:'?s|es)(?![\p{L}\p{M}])/u;

/** A letter after a letter of the same script goes on with the word; a mark always does. */
function continues(one: string, other: string): boolean {
  if (/\p{M}/u.test(other)) return true;
  if (NO_SPACES.test(one)) return false;
  const script = SPACED_SCRIPTS.find((letters) => letters.test(one));
  return script ? script.test(other) : /\p{L}/u.test(one) && /\p{L}/u.test(other) && !NO_SPACES.test(other) && !HANGUL.test(other);
}

function isWholeWord({ text }: FoldedText, begin: number, end: number): boolean {
  const name = Array.from(text.slice(begin, end));
  const [first = '', last = ''] = [name[0], name.at(-1)];
  const before = Array.from(text.slice(Math.max(0, begin - 2), begin)).at(-1) ?? '';
  const after = Array.from(text.slice(end, end + 2))[0] ?? '';
  const beginsWord =
    !continues(first, before) || (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) && JOINED_BEFORE.test(text.slice(0, begin)));
  // Korean puts its particles right behind a name.
  if (HANGUL.test(last)) return beginsWord;
  return beginsWord && (!continues(last, after) || (name.length > 2 && PLURAL.test(text.slice(end, end + 3))));
}

const touches = (one: Span, other: Span): boolean => one.begin < other.end && other.begin < one.end;

/** Where a single letter or sign is part of a name: right beside another part of it, as in “J. Rivera”. */
function besideAName(original: string, { begin, end }: Span, names: readonly Span[]): boolean {
  return names.some(
    (name) =>
      (name.begin >= end && /^[.\s]{0,3}$/u.test(original.slice(end, name.begin))) ||
      (name.end <= begin && /^\s?$/u.test(original.slice(name.end, begin))),
  );
}

/**
 * Whether a name that is also a word is the word here: “Will you …?”, “in May”, “art class”. In doubt it is the name:
 * a word too much that is hidden comes back unchanged, a name too few is out.
 */
function isPlainWord(original: string, folded: string, { begin, end, name }: NameSpan, found: readonly NameSpan[]): boolean {
  const typed = original.slice(begin, end);
  const writtenLikeTheName = typed === name || (/\p{Lu}/u.test(name) && typed === typed.toUpperCase() && typed.length > 1);
  if (COMMON_WORDS_THAT_ARE_NAMES.has(folded) && !writtenLikeTheName) return true;
  // “Will Smith” is a name, whatever “Will” means elsewhere.
  if (besideAName(original, { begin, end }, found)) return false;
  const before = original.slice(Math.max(0, begin - 40), begin);
  const after = original.slice(end, end + 40);
  const wordBefore = /(?<word>\p{L}+)[\s,]*$/u.exec(before)?.groups?.['word']?.toLowerCase() ?? '';
  const wordAfter = /^\s+(?<word>\p{L}+)/u.exec(after)?.groups?.['word']?.toLowerCase() ?? '';
  const beginsSentence = /(?:^|[.!?:;\n]["”’)]*\s*|[•*-]\s)$/u.test(before);
  if (TIMES_THAT_ARE_NAMES.has(folded) && (WORDS_BEFORE_A_TIME.has(wordBefore) || /^\s\d/u.test(after))) return true;
  if (SUBJECTS_THAT_ARE_NAMES.has(folded) && WORDS_AFTER_A_SUBJECT.has(wordAfter)) return true;
  if (!beginsSentence) return false;
  return GRAMMAR_WORDS_THAT_ARE_NAMES.has(folded) || (ASKING_WORDS_THAT_ARE_NAMES.has(folded) && WORDS_AFTER_ASKING.has(wordAfter));
}

/**
 * @param names what to look for, as typed
 * @param taken places that are something else already
 */
export function findNames(original: string, names: readonly string[], taken: readonly Span[] = []): NameSpan[] {
  if (names.length === 0) return [];
  const text = foldText(original);
  const found: NameSpan[] = [];
  const byLength = names
    .map((name) => ({ name, folded: foldText(name).text }))
    .filter(({ folded }) => folded !== '')
    .sort((one, other) => other.folded.length - one.folded.length);
  for (const { name, folded } of byLength) {
    const single = Array.from(folded).length === 1;
    for (let at = text.text.indexOf(folded); at >= 0; at = text.text.indexOf(folded, at + 1)) {
      const last = at + folded.length;
      const span = { name, begin: text.begins[at] ?? 0, end: text.ends[last - 1] ?? 0 };
      if ([...taken, ...found].some((other) => touches(other, span)) || !isWholeWord(text, at, last)) continue;
      if (single ? besideAName(original, span, found) : !isPlainWord(original, folded, span, found)) found.push(span);
    }
  }
  return found;
}
