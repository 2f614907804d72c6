import { describe, expect, it } from 'vitest';
import { numbersInDigits, numbersInWords } from './numbers-in-text.ts';

describe('numbers in a text', () => {
  it.each([
    ['She has 3 bags with 1,200 beads.', ['3', '1200']],
    ['It is 3/4 full.', ['3/4', '3', '4']],
    ['A side of 2.5 m, squared: 5².', ['2.5', '5/2', '5', '2']],
    ['No number at all.', []],
  ])('finds those in digits: %s', (text, numbers) => {
    expect([...numbersInDigits(text)]).toEqual(expect.arrayContaining(numbers));
    expect(numbersInDigits(text).size).toBe(numbers.length);
  });

  it.each([
    ['Twelve eggs, half of them brown.', ['12', '1/2', '1', '2']],
    ['The sides of two triangles', ['2', '3']],
    ['A constructor and a valueof', []],
  ])('finds those in words: %s', (text, numbers) => {
    expect([...numbersInWords(text)]).toEqual(numbers);
  });
});
