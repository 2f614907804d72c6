const WORDS = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

export type Trigrams = ReadonlySet<string>;

/** Every three words in a row, lower-case. A text that is held against many others is taken apart once. */
export function trigramsOf(text: string): Trigrams {
  const words = text.toLowerCase().match(WORDS) ?? [];
  if (words.length < 3) return new Set([words.join(' ')]);
  const trigrams = new Set<string>();
  for (let last = 2; last < words.length; last += 1) trigrams.add(`${words[last - 2]} ${words[last - 1]} ${words[last]}`);
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
