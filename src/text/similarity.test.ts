import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areAlike, firstRepetition, similarity, trigramsOf } from './similarity.ts';

/** The same measure, written the long way. */
function threesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  return new Set(words.length < 3 ? [words.join(' ')] : words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}
function jaccard(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((three) => other.has(three)).length;
  return shared / (one.size + other.size - shared);
}

const word = fc.constantFrom('water', 'Water', 'rises', 'the', 'sun', 'don’t', "plant's", 'é', '3', 'of', 'again', '’');
const text = fc.array(word, { maxLength: 90 }).map((words) => words.join(' '));

it('is the share of word trigrams that two texts have in common', () => {
  fc.assert(
    fc.property(text, text, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, allowed) => {
      const wanted = jaccard(threesOf(one), threesOf(other));
      expect(similarity(trigramsOf(one), trigramsOf(other))).toBeCloseTo(wanted, 12);
      expect(areAlike(trigramsOf(one), trigramsOf(other), allowed)).toBe(similarity(trigramsOf(one), trigramsOf(other)) > allowed);
    }),
  );
});

it('finds the first two of many that say nearly the same, where they may be compared', () => {
  const texts = ['Why does ice float on water?', 'How do clouds form?', 'Why does ice float on the water?', 'How do clouds form?'];
  expect(firstRepetition(texts)).toEqual([1, 3]);
  expect(firstRepetition(texts, 0.4)).toEqual([0, 2]);
  expect(firstRepetition(texts, 0.6, () => false)).toBeUndefined();
});
