/**
 * Flesch–Kincaid grade level and the bands that a school text should stay in.
 * Formula: Kincaid, Fishburne, Rogers & Chissom (1975): 0.39 words/sentence + 11.8 syllables/word − 15.59.
 * Bands: Common Core State Standards, supplement to Appendix A.
 */
import { syllable } from 'syllable';
import { CLOSER, HASH_START, JOINT, NEW_LINE, SPACE, STOP, WORD, hashOf, hashUnit, lookOf } from './characters.ts';

export interface ReadingBand {
  readonly label: string;
  /** 0 for beginning readers: nothing is too easy. */
  readonly least: number;
  readonly most: number;
}

/** @param grade Pre-K is -1, Kindergarten 0, then 1 to 12 */
export function readingBand(grade: number): ReadingBand {
  if (grade <= 1) return { label: 'K–1', least: 0, most: 3.5 };
  if (grade <= 3) return { label: '2–3', least: 1.98, most: 5.34 };
  if (grade <= 5) return { label: '4–5', least: 4.51, most: 7.73 };
  if (grade <= 8) return { label: '6–8', least: 6.51, most: 10.34 };
  if (grade <= 10) return { label: '9–10', least: 8.32, most: 12.12 };
  return { label: '11–12', least: 10.34, most: 14.2 };
}

/** A number is read aloud: a digit is about one syllable; the package counts none. */
function countSyllables(word: string): number {
  return /\p{L}/u.test(word) ? Math.max(1, syllable(word)) : Math.min(4, word.replaceAll(/\D/gu, '').length);
}

/** Twice as many as words are in use: two words seldom want the same place. */
const PLACES = 0x8000;
/** The lowest bits of a place hold the syllables; no word has more. */
const MOST_SYLLABLES = 0xf;
/** The word's hash, but for the lowest bits, at one of two places: no word is kept. 0 for a free place. */
const known = new Int32Array(PLACES);

function syllablesOf(text: string, from: number, to: number, hash: number): number {
  const first = (hash ^ (hash >>> 16)) & (PLACES - 1);
  const one = known[first] as number;
  if (one !== 0 && ((one ^ hash) & ~MOST_SYLLABLES) === 0) return one & MOST_SYLLABLES;
  const second = first ^ 1;
  const other = known[second] as number;
  if (other !== 0 && ((other ^ hash) & ~MOST_SYLLABLES) === 0) return other & MOST_SYLLABLES;
  const syllables = Math.min(MOST_SYLLABLES, countSyllables(text.slice(from, to).toLowerCase()));
  known[one === 0 ? first : second] = (hash & ~MOST_SYLLABLES) | syllables;
  return syllables;
}

export interface ReadingLevel {
  /** Flesch–Kincaid grade, not rounded. */
  readonly grade: number;
  readonly words: number;
  readonly sentences: number;
}

interface Counts {
  words: number;
  sentences: number;
  syllables: number;
}

/** A text's words, sentences and syllables. Read unit by unit: every draft is counted, and taking texts apart costs more. */
function countIn(text: string, taught: ReadonlySet<number>): Counts {
  const counts: Counts = { words: 0, sentences: 0, syllables: 0 };
  const { length } = text;
  let hasWords = false;
  let isEnded = false;
  for (let at = 0; at < length;) {
    let look = lookOf(text.charCodeAt(at));
    if (look & WORD) {
      const from = at;
      let hash = HASH_START;
      do {
        hash = hashUnit(hash, look);
        at += 1;
        look = at < length ? lookOf(text.charCodeAt(at)) : 0;
      } while (look & WORD || (look & JOINT && at + 1 < length && lookOf(text.charCodeAt(at + 1)) & WORD));
      const syllablesHere = syllablesOf(text, from, at, hash);
      counts.syllables += syllablesHere > 2 && taught.has(hash) ? 2 : syllablesHere;
      counts.words += 1;
      hasWords = true;
      isEnded = false;
    } else {
      if (look & NEW_LINE || (isEnded && look & SPACE)) {
        if (hasWords) counts.sentences += 1;
        hasWords = false;
        isEnded = false;
      } else isEnded = (look & STOP) > 0 || (isEnded && (look & CLOSER) > 0);
      at += 1;
    }
  }
  if (hasWords) counts.sentences += 1;
  return counts;
}

const FEWEST_WORDS = 30;
const TERM_WORD = /[\p{L}\p{N}]+(?:['’.,/-][\p{L}\p{N}]+)*/gu;

/**
 * Reads texts pooled together.
 * @param texts each at least one sentence; a text without a full stop counts as one sentence
 * @returns undefined for fewer than 30 words, where the formula says nothing
 */
export type Reader = (texts: readonly string[]) => ReadingLevel | undefined;

/** The hashes of the words of terms, as a reader looks for them. */
export function wordsOfTerms(terms: readonly string[]): ReadonlySet<number> {
  return new Set(terms.flatMap((term) => term.match(TERM_WORD) ?? []).map(hashOf));
}

/** Longer texts are looked for among all read before; a shorter one takes less time to read again. */
const LONG = 120;

/**
 * A reader for one draft: texts that it reads again in the same order, and long ones in any order, it counts once.
 * @param taught hashes of words being taught: counted as at most two syllables each
 */
export function readerFor(taught: ReadonlySet<number>): Reader {
  const read: { readonly text: string; readonly counts: Counts }[] = [];
  let next = 0;
  const countsOf = (text: string): Counts => {
    const isNext = read[next]?.text === text;
    const before = isNext ? read[next] : text.length < LONG ? undefined : read.find((other) => other.text === text);
    if (isNext) next += 1;
    if (before) return before.counts;
    const counts = countIn(text, taught);
    read.push({ text, counts });
    return counts;
  };
  return (texts) => {
    next = 0;
    let [words, sentences, syllables] = [0, 0, 0];
    for (const text of texts) {
      const counts = countsOf(text);
      words += counts.words;
      sentences += counts.sentences;
      syllables += counts.syllables;
    }
    if (words < FEWEST_WORDS) return undefined;
    return { grade: 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59, words, sentences };
  };
}

/** The same for texts that are read once. */
export function readingLevel(texts: readonly string[], taughtTerms: readonly string[] = []): ReadingLevel | undefined {
  return readerFor(wordsOfTerms(taughtTerms))(texts);
}
