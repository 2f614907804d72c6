import { HASH_START, JOINT, LETTER, WORD, hashStep, hashUnit, lookOf } from './characters.ts';

/** Hashes of three words in a row, each once, in ascending order. Two different threes share one about once in four billion. */
export type Trigrams = readonly number[];

const isApostrophe = (unit: number): boolean => unit === 0x27 || unit === 0x2019;

/** The hash of each word, lower-case. A word is letters and digits, with what follows an apostrophe. */
function wordHashes(text: string): number[] {
  const hashes: number[] = [];
  const { length } = text;
  for (let at = 0; at < length;) {
    let look = lookOf(text.charCodeAt(at));
    if (!(look & WORD)) {
      at += 1;
      continue;
    }
    let hash = HASH_START;
    for (let accepted = WORD; look & accepted;) {
      hash = hashUnit(hash, look);
      at += 1;
      if (at >= length) break;
      look = lookOf(text.charCodeAt(at));
      if (
        accepted === WORD &&
        look & JOINT &&
        isApostrophe(text.charCodeAt(at)) &&
        at + 1 < length &&
        lookOf(text.charCodeAt(at + 1)) & LETTER
      ) {
        hash = hashUnit(hash, look);
        at += 1;
        look = lookOf(text.charCodeAt(at));
        accepted = LETTER;
      }
    }
    hashes.push(hash);
  }
  return hashes;
}

const joined = (hash: number, next: number): number => hashStep(Math.imul(hash, 31), next);

/** Insertion sort: there are some twenty, most texts being a sentence or two. */
function inOrder(numbers: number[]): number[] {
  for (let at = 1; at < numbers.length; at += 1) {
    const number = numbers[at] as number;
    let to = at;
    for (; to > 0 && (numbers[to - 1] as number) > number; to -= 1) numbers[to] = numbers[to - 1] as number;
    numbers[to] = number;
  }
  return numbers;
}

const LONG = 64;
const ascending = (one: number, other: number): number => one - other;

/** Every three words in a row, lower-case. A text that is held against many others is taken apart once. */
export function trigramsOf(text: string): Trigrams {
  const words = wordHashes(text);
  if (words.length < 3) return [words.reduce(joined, HASH_START)];
  const all: number[] = [];
  for (let last = 2; last < words.length; last += 1) {
    all.push(joined(joined(words[last - 2] as number, words[last - 1] as number), words[last] as number));
  }
  const sorted = all.length > LONG ? all.sort(ascending) : inOrder(all);
  return sorted.filter((trigram, at) => at === 0 || trigram !== sorted[at - 1]);
}

/** Share of word trigrams two texts have in common, 0 to 1 (Jaccard). */
export function similarity(one: Trigrams, other: Trigrams): number {
  let shared = 0;
  for (let [at, beside] = [0, 0]; at < one.length && beside < other.length;) {
    const difference = (one[at] as number) - (other[beside] as number);
    if (difference === 0) shared += 1;
    if (difference <= 0) at += 1;
    if (difference >= 0) beside += 1;
  }
  return shared / (one.length + other.length - shared);
}

/** Whether they have a larger share in common than `allowed`. Texts of very different length are not held against each other. */
export function areAlike(one: Trigrams, other: Trigrams, allowed: number): boolean {
  const [shorter, longer] = one.length < other.length ? [one.length, other.length] : [other.length, one.length];
  return shorter > allowed * longer && similarity(one, other) > allowed;
}

/** The same for two texts. */
export function trigramSimilarity(one: string, other: string): number {
  return similarity(trigramsOf(one), trigramsOf(other));
}

/**
 * The first pair of texts, by index, that say nearly the same; undefined if all differ.
 * @param comparable whether two of them may be held against each other, such as questions on the same passage
 */
export function firstRepetition(
  texts: readonly string[],
  allowed = 0.6,
  comparable: (one: number, other: number) => boolean = () => true,
): readonly [number, number] | undefined {
  const trigrams = texts.map(trigramsOf);
  for (let later = 1; later < texts.length; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      const alike = areAlike(trigrams[earlier] as Trigrams, trigrams[later] as Trigrams, allowed);
      if (alike && comparable(earlier, later)) return [earlier, later];
    }
  }
  return undefined;
}

/** Whether two of a few texts are the same to the letter. */
export function holdsTwice(texts: readonly string[]): boolean {
  return texts.some((text, at) => texts.indexOf(text) !== at);
}
