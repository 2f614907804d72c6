/**
 * Flesch–Kincaid grade level and the bands that a school text should stay in.
 * Formula: Kincaid, Fishburne, Rogers & Chissom (1975): 0.39 words/sentence + 11.8 syllables/word − 15.59.
 * Bands: Common Core State Standards, supplement to Appendix A.
 */
import { syllable } from 'syllable';

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

const WORD = /[\p{L}\p{N}]+(?:['’.,/-][\p{L}\p{N}]+)*/gu;
const SENTENCE_END = /(?<=[.!?…:])["”’)]*\s+|\n+/u;

const MOST_REMEMBERED_WORDS = 20_000;
const syllablesByWord = new Map<string, number>();

function syllablesOf(word: string): number {
  const known = syllablesByWord.get(word);
  if (known !== undefined) return known;
  // A number is read aloud: a digit is about one syllable; the package counts none.
  const counted = /\p{L}/u.test(word) ? Math.max(1, syllable(word)) : Math.min(4, word.replaceAll(/\D/gu, '').length);
  if (syllablesByWord.size >= MOST_REMEMBERED_WORDS) syllablesByWord.clear();
  syllablesByWord.set(word, counted);
  return counted;
}

export interface ReadingLevel {
  /** Flesch–Kincaid grade, not rounded. */
  readonly grade: number;
  readonly words: number;
  readonly sentences: number;
}

/**
 * The reading level of texts pooled together.
 * @param texts each at least one sentence; a text without a full stop counts as one sentence
 * @param taughtTerms words being taught: counted as at most two syllables each
 * @returns undefined for fewer than 30 words, where the formula says nothing
 */
export function readingLevel(texts: readonly string[], taughtTerms: readonly string[] = []): ReadingLevel | undefined {
  const taught = new Set(taughtTerms.flatMap((term) => term.toLowerCase().match(WORD) ?? []));
  let words = 0;
  let sentences = 0;
  let syllables = 0;
  for (const text of texts) {
    for (const sentence of text.toLowerCase().split(SENTENCE_END)) {
      const found = sentence.match(WORD);
      if (!found) continue;
      sentences += 1;
      words += found.length;
      for (const word of found) {
        const count = syllablesOf(word);
        syllables += taught.has(word) ? Math.min(2, count) : count;
      }
    }
  }
  if (words < 30) return undefined;
  return { grade: 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59, words, sentences };
}
