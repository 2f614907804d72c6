/** Whether text and numbers of a problem stay within what a teacher asked for. */
import type { NumberLimits } from '../understanding/wishes.ts';

/** The largest number that stands in a text. */
export function largestNumber(text: string): number {
  const numbers = text.match(/\d[\d,]*(?:\.\d+)?/gu) ?? [];
  return Math.max(0, ...numbers.map((number) => Number(number.replaceAll(',', ''))));
}

/** Whether a column passes nine on the way up, or runs short on the way down. */
function regroups(left: number, sign: string, right: number): boolean {
  for (let [a, b] = [left, right]; a > 0 && b > 0; [a, b] = [Math.floor(a / 10), Math.floor(b / 10)]) {
    if (sign === '+' ? (a % 10) + (b % 10) > 9 : a % 10 < b % 10) return true;
  }
  return false;
}

const OPERATION = /(?<![\d./])(\d+) ([+−-]) (\d+)(?![\d./])/gu;
const BREAKS: Readonly<Record<Exclude<keyof NumberLimits, 'most' | 'denominators'>, (text: string) => boolean>> = {
  noRegrouping: (text) =>
    [...text.matchAll(OPERATION)].some(([, left = '', sign = '', right = '']) => regroups(Number(left), sign, Number(right))),
  noRemainders: (text) => /\bremainder\b|\d R ?\d|\bleft over\b|\bceil\(|\bfloor\(|\bmod\b/iu.test(text),
  noNegatives: (text) => /(?:^|[\s(=,])[−-]\d/u.test(text),
  noDecimals: (text) => /\d\.\d|\bdecimals?\b|\b(?:ten|hundred|thousand)ths?\b/iu.test(text),
};

/** Which of the limits a text breaks, as keys of wishes: 'numbers:most'. @param expression what is computed, where the text only tells it */
export function limitsBroken(text: string, limits: NumberLimits, expression = ''): string[] {
  const { most, denominators } = limits;
  const broken = (Object.keys(BREAKS) as (keyof typeof BREAKS)[]).filter(
    (name) => limits[name] && BREAKS[name](name === 'noRegrouping' || name === 'noRemainders' ? `${text} ; ${expression}` : text),
  );
  const fractions = [...text.matchAll(/\d\/(\d+)/gu)].map(([, bottom]) => Number(bottom));
  return [
    ...(most !== undefined && largestNumber(text) > most ? ['most'] : []),
    ...broken,
    ...(denominators.length > 0 && fractions.some((bottom) => !denominators.includes(bottom)) ? ['denominators'] : []),
  ].map((name) => `numbers:${name}`);
}
