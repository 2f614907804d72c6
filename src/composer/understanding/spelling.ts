/**
 * Slips of the fingers in what teachers type. A word that neither the language nor the library knows becomes the nearest
 * that the library teaches; names, other languages and codes stay as typed.
 */
import { distance } from 'fastest-levenshtein';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { plainText, termOf } from './words.ts';

export interface Correction {
  readonly typed: string;
  readonly read: string;
}

/** The words of the library's names, in the spelling that they have there. */
export type KnownWords = ReadonlySet<string>;

const SHORTEST = 4;
/** A word of eight letters may be two slips away, a shorter one only one. */
const slipsAllowed = (word: string): number => (word.length >= 8 ? 2 : 1);

let opened: ReadonlySet<string> | undefined;

/**
 * Every form of every word of the language. A set, not nspell itself: nspell looks words up as keys of an object, and the
 * engine keeps such keys, so that what was typed would outlive its request.
 */
function languageWords(): ReadonlySet<string> {
  if (opened) return opened;
  const { data } = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) }) as unknown as {
    data: Record<string, unknown>;
  };
  return (opened = new Set(Object.keys(data)));
}

/** 'photosythnesis': two letters changed places. */
function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  return at >= 0 && one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other;
}

function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = slipsAllowed(word) + 1;
  for (const candidate of candidates) {
    if (candidate.length < SHORTEST || Math.abs(candidate.length - word.length) >= fewest) continue;
    const slips = isSwap(word, candidate) ? 1 : distance(word, candidate);
    if (slips < fewest || (slips === fewest && best !== undefined && candidate[0] === word[0] && best[0] !== word[0]))
      [best, fewest] = [candidate, slips];
  }
  return best;
}

const isProper = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);

/** 'Fotosynthesis' → 'Photosynthesis'. */
const inCaseOf = (typed: string, word: string): string => {
  if (/^\p{Lu}+$/u.test(typed)) return word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};

/** 'wordproblems': two words of the library's, run together. */
function apart(word: string, known: KnownWords): string | undefined {
  for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (known.has(first) && known.has(second)) return `${first} ${second}`;
  }
  return undefined;
}

/** 'thanks giving': one word of the library's, written as two. */
function together(text: string, known: KnownWords): { text: string; corrections: Correction[] } {
  const corrections: Correction[] = [];
  const joined = text.replaceAll(/\b(?<first>\p{L}{3,}) (?=(?<second>\p{L}{3,})\b)/gu, (found: string, first: string, second: string) => {
    const one = plainText(first + second);
    if (!known.has(one) || known.has(plainText(first)) || one.length < 2 * SHORTEST) return found;
    corrections.push({ typed: `${first} ${second}`, read: first + second });
    return first;
  });
  return { text: joined, corrections };
}

/** @param isKnown whether the index holds the word, or words that begin with it */
export function correctSpelling(
  text: string,
  known: KnownWords,
  isKnown: (word: string) => boolean,
): { text: string; corrections: Correction[] } {
  const whole = together(text, known);
  const corrections: Correction[] = [...whole.corrections];
  const corrected = whole.text.replaceAll(/\p{L}[\p{L}’']*\p{L}/gu, (typed: string) => {
    const word = plainText(typed).trim();
    if (word.length < SHORTEST || word !== typed.toLowerCase() || termOf(word) === undefined || known.has(word) || isKnown(word))
      return typed;
    if (languageWords().has(typed) || languageWords().has(word)) return typed;
    const read = apart(word, known) ?? nearest(word, known);
    // A name that nobody knows is no slip, unless it is nearly a word of the library's.
    if (read === undefined || (isProper(typed) && distance(word, read) > 1)) return typed;
    corrections.push({ typed, read: inCaseOf(typed, read) });
    return inCaseOf(typed, read);
  });
  return { text: corrected, corrections };
}
