import { HASH_START, LETTER, WORD, flagsOf, hashStep } from './characters.ts';

/** Hashes of three words in a row. Two different threes share one about once in four billion. */
export type Trigrams = ReadonlySet<number>;

const isApostrophe = (unit: number): boolean => unit === 0x27 || unit === 0x2019;

/** The hash of each word, lower-case. A word is letters and digits, with what follows an apostrophe. */
function wordHashes(text: string): number[] {
  const lower = text.toLowerCase();
  const hashes: number[] = [];
  for (let at = 0; at < lower.length;) {
    if (!(flagsOf(lower.charCodeAt(at)) & WORD)) {
      at += 1;
      continue;
    }
    let hash = HASH_START;
    for (; flagsOf(lower.charCodeAt(at)) & WORD; at += 1) hash = hashStep(hash, lower.charCodeAt(at));
    if (isApostrophe(lower.charCodeAt(at)) && flagsOf(lower.charCodeAt(at + 1)) & LETTER) {
      do {
        hash = hashStep(hash, lower.charCodeAt(at));
        at += 1;
      } while (flagsOf(lower.charCodeAt(at)) & LETTER);
    }
    hashes.push(hash);
  }
  return hashes;
}

const joined = (hash: number, next: number): number => hashStep(Math.imul(hash, 31), next);

/** Every three words in a row, lower-case. A text that is held against many others is taken apart once. */
export function trigramsOf(text: string): Trigrams {
  const words = wordHashes(text);
  if (words.length < 3) return new Set([words.reduce(joined, HASH_START)]);
  const trigrams = new Set<number>();
  for (let last = 2; last < words.length; last += 1) {
    trigrams.add(joined(joined(words[last - 2] as number, words[last - 1] as number), words[last] as number));
  }
  return trigrams;
}

/** Share of word trigrams two texts have in common, 0 to 1 (Jaccard). */
export function similarity(one: Trigrams, other: Trigrams): number {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
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
  const alike = (one: number, other: number): number => similarity(trigrams[one] as Trigrams, trigrams[other] as Trigrams);
  for (let later = 1; later < texts.length; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      if (comparable(earlier, later) && alike(earlier, later) > allowed) return [earlier, later];
    }
  }
  return undefined;
}
