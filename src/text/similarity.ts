const WORDS = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

function wordTrigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(WORDS) ?? [];
  if (words.length < 3) return new Set([words.join(' ')]);
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

/** Share of word trigrams two texts have in common, 0 to 1 (Jaccard). */
export function trigramSimilarity(one: string, other: string): number {
  const first = wordTrigrams(one);
  const second = wordTrigrams(other);
  const shared = [...first].filter((trigram) => second.has(trigram)).length;
  const all = first.size + second.size - shared;
  return all === 0 ? 0 : shared / all;
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
  for (let later = 1; later < texts.length; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      if (comparable(earlier, later) && trigramSimilarity(texts[earlier] ?? '', texts[later] ?? '') > allowed) return [earlier, later];
    }
  }
  return undefined;
}
