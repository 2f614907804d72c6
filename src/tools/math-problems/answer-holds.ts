/** Whether a written answer is what its own calculation gives, in whatever notation both are written. */
import Fraction from 'fraction.js';
import { evaluateExpression, holdsTrue } from '../../composer/math/evaluate-expression.ts';
import { plainExpression } from '../../composer/math/plain-expression.ts';
import { valuesInAnswer } from '../../composer/math/values-in-answer.ts';

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** How many of the second make one of the first. */
const UNITS: readonly (readonly [one: string, many: string, count: number])[] = [
  ['hours?|hrs?|h', 'minutes?|mins?|m', 60],
  ['minutes?|mins?', 'seconds?|secs?|s', 60],
  ['days?', 'hours?', 24],
  ['weeks?', 'days?', 7],
  ['years?', 'months?', 12],
  ['feet|foot|ft', 'inch(?:es)?|in', 12],
  ['yards?|yd', 'feet|foot|ft', 3],
  ['pounds?|lbs?', 'ounces?|oz', 16],
  ['gallons?', 'quarts?', 4],
  ['quarts?', 'pints?', 2],
  ['meters?|m', 'centimeters?|cm', 100],
  ['kilometers?|km', 'meters?|m', 1000],
  ['kilograms?|kg', 'grams?|g', 1000],
  ['liters?|l', 'milliliters?|ml', 1000],
  ['dollars?', 'cents?', 100],
];

/** '2 hours 15 minutes' in each of its units: 135 and 2 1/4. */
function mixedUnits(answer: string): Fraction[] {
  return UNITS.flatMap(([one, many, count]) => {
    const found = new RegExp(String.raw`(?<large>\d+) ?(?:${one})\b,?(?: and)? (?<small>\d+) ?(?:${many})\b`, 'iu').exec(answer)?.groups;
    if (!found) return [];
    const inSmall = new Fraction(found['large'] ?? 0).mul(count).add(new Fraction(found['small'] ?? 0));
    return [inSmall, inSmall.div(count)];
  });
}

/** '13 R 2' for 67 / 5. */
function leavesRemainder(expression: string, answer: string): boolean {
  const { whole, by } = /^(?:floor\()?(?<whole>\d+) ?\/ ?(?<by>\d+)\)?$/u.exec(expression)?.groups ?? {};
  const { quotient, rest } =
    /(?<quotient>\d+)\D{0,40}?(?:\br(?:emainder)?(?: of)?|\bleft over|\bwith) ?(?<rest>\d+)/iu.exec(answer)?.groups ?? {};
  if (whole === undefined || by === undefined || quotient === undefined || rest === undefined) return false;
  return Number(whole) === Number(by) * Number(quotient) + Number(rest) && Number(rest) < Number(by);
}

const ROUNDED = /\b(?:about|around|approximately|approx|nearest|rounded|round|estimate\w*)\b|≈/iu;

/** 3.33 for 10 / 3, where the problem or its answer speaks of rounding. */
function isRounded(value: Fraction, answer: string, text: string): boolean {
  if (!ROUNDED.test(`${answer} ${text}`)) return false;
  return (answer.replaceAll(/(?<=\d),(?=\d{3})/gu, '').match(/-?\d+(?:\.\d+)?/gu) ?? []).some((written) => {
    const places = written.split('.')[1]?.length ?? 0;
    const wholeZeros = places === 0 ? (/0+$/u.exec(written)?.[0].length ?? 0) : 0;
    const step = places > 0 ? new Fraction(1, 10 ** places) : new Fraction(10 ** wholeZeros);
    return new Fraction(written).sub(value).abs().mul(2).lte(step);
  });
}

const LETTER = /(?<![a-z])(?<letter>[a-z])(?![a-z])/u;

/** '3x = 15' with the answer in the letter's place. */
function solves(equation: string, candidates: readonly Fraction[]): boolean {
  const letter = LETTER.exec(equation)?.groups?.['letter'];
  if (letter === undefined || !equation.includes('=')) return false;
  const one = new RegExp(String.raw`(?<![a-z])${letter}(?![a-z])`, 'gu');
  return candidates.some((candidate) => {
    const value = `(${candidate.n * candidate.s}/${candidate.d})`;
    const filled = equation.replaceAll(new RegExp(String.raw`(?<=[\d)]) ?(?=${letter}(?![a-z]))`, 'gu'), '*').replaceAll(one, value);
    return attempt(() => holdsTrue(filled)) === true;
  });
}

/** The side that is worked out: of '25% of 40 = 10' and 'x = 3 + 4' the one with signs in it. */
function workedSide(expression: string): string {
  const sides = expression.split('=').map((side) => side.trim());
  return sides.length < 2 ? expression : (sides.find((side) => /[-+*/^(]/u.test(side.slice(1)) && !LETTER.test(side)) ?? expression);
}

export type Verdict = 'holds' | 'wrong' | 'unreadable';

/** @param text the problem, which may ask for a rounded answer */
export function judgeAnswer(written: string, answer: string, text: string): Verdict {
  const expression = plainExpression(written);
  const candidates = [...valuesInAnswer(answer), ...mixedUnits(answer)];
  const value = attempt(() => evaluateExpression(workedSide(expression)));
  if (value === undefined)
    return expression.includes('=') && LETTER.test(expression) ? (solves(expression, candidates) ? 'holds' : 'wrong') : 'unreadable';
  if (candidates.some((candidate) => candidate.equals(value))) return 'holds';
  return leavesRemainder(expression, answer) || isRounded(value, answer, text) ? 'holds' : 'wrong';
}
