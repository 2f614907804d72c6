import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readerFor, readingLevel, wordsOfTerms } from './reading-level.ts';

const SHORT = 'Plants take in water through their roots. They take in light through their leaves.';
const LONG =
  'Leaves are green because of chlorophyll, which takes in most of the red and blue light. It sends the green light back, and that is the light that reaches our eyes.';

describe('readingLevel', () => {
  it('follows the formula of Flesch and Kincaid', () => {
    // 32 words of one syllable in four sentences.
    const text = 'The cat sat on the mat by me. '.repeat(4);
    expect(readingLevel([text])).toEqual({ grade: 0.39 * 8 + 11.8 - 15.59, words: 32, sentences: 4 });
  });

  it('says nothing of fewer than thirty words', () => {
    expect(readingLevel([SHORT])).toBeUndefined();
  });

  it('counts a word that is being taught as two syllables at most, in upper and lower case', () => {
    const text = `${LONG} Chlorophyll is made by plants and not by us.`;
    const [plain, taught] = [readingLevel([text]), readingLevel([text], ['chlorophyll'])];
    // One syllable less for each of the two.
    expect((plain?.grade ?? 0) - (taught?.grade ?? 0)).toBeCloseTo((11.8 * 2) / (plain?.words ?? 1), 10);
  });
});

describe('a reader', () => {
  it('finds the same whatever it has read before', () => {
    const texts = fc.array(fc.constantFrom(SHORT, LONG, 'What do roots do?', 'Why are leaves green?'), { maxLength: 8 });
    fc.assert(
      fc.property(texts, texts, (before, now) => {
        const read = readerFor(wordsOfTerms(['chlorophyll']));
        read(before);
        expect(read(now)).toEqual(readingLevel(now, ['chlorophyll']));
      }),
    );
  });
});
