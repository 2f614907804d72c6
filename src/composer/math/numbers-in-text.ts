/** The numbers a text gives, as digits or words. */
import Fraction from 'fraction.js';

const WORDS: Readonly<Record<string, readonly string[]>> = {
  zero: ['0'],
  one: ['1'],
  two: ['2'],
  three: ['3'],
  four: ['4'],
  five: ['5'],
  six: ['6'],
  seven: ['7'],
  eight: ['8'],
  nine: ['9'],
  ten: ['10'],
  eleven: ['11'],
  twelve: ['12'],
  twenty: ['20'],
  hundred: ['100'],
  thousand: ['1000'],
  dozen: ['12'],
  twice: ['2'],
  double: ['2'],
  triple: ['3'],
  half: ['1/2', '1', '2'],
  halves: ['2'],
  third: ['1/3', '1', '3'],
  thirds: ['3'],
  fourth: ['1/4', '1', '4'],
  quarter: ['1/4', '1', '4'],
  tenth: ['1/10', '10'],
  hundredth: ['1/100', '100'],
  thousandth: ['1/1000', '1000'],
  pair: ['2'],
  square: ['2', '4'],
  cube: ['3', '6', '8', '12'],
  // A shape's name gives the number of its sides.
  triangle: ['3'],
  equilateral: ['3'],
  isosceles: ['2'],
  rectangle: ['4', '2'],
  rhombus: ['4'],
  parallelogram: ['2'],
  kite: ['2'],
  pentagon: ['5'],
  hexagon: ['6'],
  octagon: ['8'],
};

const VALUES = new Map(Object.entries(WORDS));

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const withoutSuperscripts = (text: string): string =>
  !/[⁰¹²³⁴⁵⁶⁷⁸⁹]/u.test(text)
    ? text
    : text.replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (run) => ` ${Array.from(run, (digit) => SUPERSCRIPTS.indexOf(digit)).join('')}`);

/** @returns exact values in fraction form; a fraction counts whole and by its parts, a clock time by hours and minutes */
export function numbersInDigits(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const plain = withoutSuperscripts(text).replaceAll(/(?<=\d),(?=\d{3}(?!\d))/gu, '');
  for (const written of plain.match(/\d+\/\d+|\d+(?:\.\d+)?/gu) ?? []) {
    if (/\/0+$/u.test(written)) continue;
    found.add(written);
    // '012' is 12, and a whole number is its own fraction form.
    if (/^(?:0|[1-9]\d*)$/u.test(written)) continue;
    for (const part of written.split('/')) found.add(new Fraction(part).toFraction());
    found.add(new Fraction(written).toFraction());
  }
  return found;
}

/** @returns the same for numbers in words, such as 'twelve', 'half' and the sides of a 'triangle' */
export function numbersInWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.flatMap((word) => VALUES.get(word) ?? VALUES.get(word.replace(/s$/u, '')) ?? []));
}
