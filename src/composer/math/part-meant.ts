/** Part of a skill is often meant: of circumference and area, the area; of adding and subtracting fractions, the sums. */
import type { MathProblem } from './math-skill.ts';

/** What one and the same skill may ask for. */
const QUANTITIES: readonly (readonly RegExp[])[] = [
  [/\bareas?\b/iu, /\bcircumferences?\b/iu, /\bperimeters?\b/iu],
  [/\b(?:means?|averages?)\b/iu, /\bmedians?\b/iu, /\bmodes?\b/iu, /\branges?\b/iu],
  [/\bvolumes?\b/iu, /\bsurface areas?\b/iu],
  [/\bslopes?\b/iu, /\bintercepts?\b/iu],
  [/\b(?:greatest common factors?|gcf)\b/iu, /\b(?:least common multiples?|lcm)\b/iu],
  [/\bsines?\b/iu, /\bcosines?\b/iu, /\btangents?\b/iu],
  [/\bpermutations?\b/iu, /\bcombinations?\b/iu],
];

/** As typed, and as an expression has them: a fraction has no spaces around its bar, a division has. */
const OPERATIONS: readonly (readonly [typed: RegExp, sign: RegExp])[] = [
  [/\b(?:add(?:ing|ition)?|sums?|plus)\b/iu, / \+ /u],
  [/\b(?:subtract\w*|minus|differences?)\b/iu, / [-−] /u],
  [/\b(?:multipl\w+|products?|times)\b/iu, / [*×·] /u],
  [/\b(?:divi(?:de|ding|sion)\w*|quotients?)\b/iu, / [/÷] /u],
];
export type Operation = 'add' | 'subtract' | 'multiply' | 'divide';
const NAMES: readonly Operation[] = ['add', 'subtract', 'multiply', 'divide'];
const whereOf = (test: (pair: (typeof OPERATIONS)[number]) => boolean): ReadonlySet<Operation> =>
  new Set(OPERATIONS.flatMap((pair, index) => (test(pair) ? [NAMES[index] as Operation] : [])));

/** The operations that words name: 'adding fractions' names one. */
export const operationsNamed = (typed: string): ReadonlySet<Operation> => whereOf(([name]) => name.test(typed));
/** The operations whose signs stand in a text or an expression. A mixed number is no sum. */
export const operationsIn = (text: string): ReadonlySet<Operation> => {
  const bare = text.replaceAll(/(?<![\d/])\d+ \+ \d+\/\d+/gu, '1');
  return whereOf(([, sign]) => sign.test(bare));
};

/** Whether a place runs over or has too little: 38 + 47, 52 − 28. Undefined for what is no sum or difference of two whole numbers. */
function regroups(expression: string): boolean | undefined {
  const { left, sign, right } = /^(?<left>\d+) (?<sign>[-+]) (?<right>\d+)$/u.exec(expression)?.groups ?? {};
  if (left === undefined || right === undefined) return undefined;
  const digitAt = (number: string, place: number): number => Number(number.at(-1 - place) ?? 0);
  return Array.from(left).some((_, place) =>
    sign === '+' ? digitAt(left, place) + digitAt(right, place) > 9 : digitAt(left, place) < digitAt(right, place),
  );
}
/** The one operation that a topic names, where it is adding or subtracting. */
export function operationMeant(typed: string): 'add' | 'subtract' | undefined {
  const [only, ...others] = operationsNamed(typed);
  return others.length === 0 && (only === 'add' || only === 'subtract') ? only : undefined;
}

const REGROUPING = /\b(?:regroup|carry|borrow)\w*\b/iu;
const NO_REGROUPING = /\b(?:without|no)\s+(?:regroup|carry|borrow)/iu;

const COINS = /\b(?:coins?|quarters?|dimes?|nick(?:el|le)s?|penn(?:y|ies))\b/iu;
const REMAINDERS = /\b(?:remainders?|left ?overs?)\b/iu;
const NO_REMAINDERS = /\b(?:without|no)\s+remainders?\b/iu;

/** Whether whole numbers are divided and something is left; undefined where nothing is divided. */
function leavesRemainder(expression: string): boolean | undefined {
  const { whole, by } = /(?<![\d./])(?<whole>\d+) \/ (?<by>\d+)(?![\d./])/u.exec(expression)?.groups ?? {};
  return whole === undefined || by === undefined || Number(by) === 0 ? undefined : Number(whole) % Number(by) !== 0;
}

const questionOf = ({ bare }: MathProblem): string => /[^.?!]*\?\s*$/u.exec(bare)?.[0] ?? bare;

export type IsMeant = (problem: MathProblem) => boolean;

/**
 * @param typed the topic in the teacher's words
 * @returns undefined where no part is meant, or several; what names neither the part nor another is meant too
 */
export function partMeant(typed: string): IsMeant | undefined {
  const conditions: IsMeant[] = [];
  for (const group of QUANTITIES) {
    const meant = group.filter((quantity) => quantity.test(typed));
    const others = group.filter((quantity) => !quantity.test(typed));
    if (meant.length === 0 || others.length === 0) continue;
    conditions.push((problem) => {
      const question = questionOf(problem);
      return meant.some((quantity) => quantity.test(question)) || !others.some((quantity) => quantity.test(question));
    });
  }
  if (REGROUPING.test(typed)) {
    const wants = !NO_REGROUPING.test(typed);
    conditions.push(({ expression }) => (regroups(expression) ?? wants) === wants);
  }
  // Coins are counted with coins: a price less another price is another topic.
  if (COINS.test(typed)) conditions.push(({ text }) => COINS.test(text));
  if (REMAINDERS.test(typed)) {
    const wants = !NO_REMAINDERS.test(typed);
    conditions.push(({ expression }) => (leavesRemainder(expression) ?? wants) === wants);
  }
  const signs = OPERATIONS.filter(([name]) => name.test(typed)).map(([, sign]) => sign);
  const otherSigns = OPERATIONS.filter(([name]) => !name.test(typed)).map(([, sign]) => sign);
  if (signs.length > 0 && otherSigns.length > 0) {
    conditions.push(({ expression }) => {
      // A mixed number is no sum.
      const bare = expression.replaceAll(/\(\d+ \+ \d+\/\d+\)/gu, '1');
      return signs.some((sign) => sign.test(bare)) || !otherSigns.some((sign) => sign.test(bare));
    });
  }
  return conditions.length === 0 ? undefined : (problem) => conditions.every((holds) => holds(problem));
}
