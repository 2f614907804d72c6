import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords, wordsIn } from './words.ts';

const text = fc
  .array(fc.constantFrom('a', 'Ä', '7', '’', ' ', '\n', '\t', '\u00A0', '-', 'ß', '“', '½'), { maxLength: 60 })
  .map((units) => units.join(''));

it('takes words as letters and digits in a row, and counts what stands between blanks', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(wordsIn(typed)).toEqual(typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
      expect(countWords(typed)).toBe(typed.split(/\s+/u).filter(Boolean).length);
    }),
  );
});
