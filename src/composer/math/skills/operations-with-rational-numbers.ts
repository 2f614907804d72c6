import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { type Notation, hasDecimalForm, measuredInFractions, withUnit, writeDecimal, writeFraction, writeMoney } from '../quantity.ts';
import { FOOT } from '../units.ts';

const POINTS: Readonly<Record<MathDifficulty, number>> = { basic: 2, intermediate: 4, advanced: 10 };
const shown = (value: Fraction): string => writeDecimal(value);
const inside = (value: Fraction): string => (value.lt(0) ? `(${shown(value).replace('−', '-')})` : shown(value));
const BALANCE: Notation = { unit: 'dollars', accepts: (value) => hasDecimalForm(value, 2), write: writeMoney };
const DEGREES: Notation = {
  unit: 'degrees',
  accepts: (value) => hasDecimalForm(value, 2),
  write: (value) => `${writeDecimal(value)} degrees`,
};

/** An account that goes below zero. */
function account(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const start = new Fraction(random.int(10, 60) * POINTS[difficulty], POINTS[difficulty]).add(new Fraction(random.int(0, 3), 4));
  const cost = start.add(new Fraction(random.int(2, 80), 4));
  const value = start.sub(cost);
  return buildProblem({
    skill: 'operations-with-rational-numbers',
    situation: 'separate: result unknown',
    text: random.pick([
      `${who}’s account holds ${writeMoney(start)}. A bill of ${writeMoney(cost)} is paid from it. What is the balance after that?`,
      `${who} keeps a class fund with ${writeMoney(start)}. It pays ${writeMoney(cost)} for a trip. What is the balance now, with its sign?`,
    ]),
    bare: `${writeMoney(start)} − ${writeMoney(cost)}`,
    expression: `${shown(start)} - ${shown(cost)}`,
    value,
    notation: BALANCE,
    steps: [
      { text: 'The bill is larger than what is there, so the result lies below 0.' },
      { text: 'Find how far below.', equation: `${shown(start)} - ${shown(cost)} = ${shown(value).replace('−', '-')}` },
    ],
    mistakes: [
      [value.neg(), 'leaves the minus sign out'],
      [start.add(cost), 'adds the bill'],
      [value.sub(1), 'forgets to regroup the cents'],
    ],
  });
}

/** A change in fractions. */
function level(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const bottom = random.pick(difficulty === 'basic' ? [2, 4] : [2, 4, 8]);
  const [a, b] = [new Fraction(random.int(1, 5 * bottom), bottom), new Fraction(random.int(1, 5 * bottom), bottom)];
  const value = a.neg().sub(b);
  const term = (fraction: Fraction): string => (fraction.d === 1n ? String(fraction.n) : `${fraction.n}/${fraction.d}`);
  return buildProblem({
    skill: 'operations-with-rational-numbers',
    situation: 'join: result unknown',
    text: `The water in a well stands at −${measuredInFractions(FOOT).write(a)}. It falls by ${measuredInFractions(FOOT).write(b)} more. At which level does ${who} find it now, in feet?`,
    bare: `What is −${writeFraction(a)} − ${writeFraction(b)} in feet?`,
    expression: `-(${splitMixed(a)}) - (${splitMixed(b)})`,
    value,
    notation: { unit: 'feet', accepts: () => true, write: (number) => withUnit(writeFraction(number), number, FOOT) },
    steps: [
      { text: 'Both changes go down, so the distances below 0 add up.', equation: `${term(a)} + ${term(b)} = ${term(value.neg())}` },
      { text: 'The level lies below 0, so it is negative.' },
    ],
    mistakes: [
      [value.neg(), 'leaves the minus sign out'],
      [b.sub(a), 'moves up where the level falls'],
      [a.sub(b), 'subtracts the distances'],
    ],
    operations: 1,
  });
}

const splitMixed = (value: Fraction): string => {
  const [whole, rest] = [value.n / value.d, value.n % value.d];
  if (rest === 0n) return String(whole);
  return whole === 0n ? `${rest}/${value.d}` : `${whole} + ${rest}/${value.d}`;
};

/** A rate times a number, added to a start. */
function cooling(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const rate = new Fraction(random.int(3, 9) * 5 + (difficulty === 'basic' ? 0 : random.pick([0, 2])), 10);
  const hours = random.int(3, 8);
  const start = new Fraction(random.int(-10, 20));
  const value = start.sub(rate.mul(hours));
  return buildProblem({
    skill: 'operations-with-rational-numbers',
    situation: 'multi-step',
    text: `It is ${shown(start)} degrees at sunset. Then it gets ${shown(rate)} degrees colder each hour. Which temperature does ${who} read after ${hours} hours?`,
    bare: `${shown(start)} − ${hours} × ${shown(rate)}`,
    expression: `${inside(start)} - ${hours} * ${shown(rate)}`,
    value,
    notation: DEGREES,
    steps: [
      { text: 'Find the whole change.', equation: `${hours} * ${shown(rate)} = ${shown(rate.mul(hours))}` },
      { text: 'Go down from the start.', equation: `${inside(start)} - ${shown(rate.mul(hours))} = ${shown(value).replace('−', '-')}` },
    ],
    mistakes: [
      [start.add(rate.mul(hours)), 'goes up where it gets colder'],
      [start.sub(rate), 'counts the change once'],
      [value.neg(), 'loses the sign of the result'],
      [rate.mul(hours), 'leaves the start out'],
    ],
  });
}

/** The mean of signed changes. */
function meanChange(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const days = random.pick([4, 5]);
  const values = Array.from({ length: days }, () => random.int(-12, 12));
  const sum = values.reduce((total, value) => total + value, 0);
  const value = new Fraction(sum, days);
  return buildProblem({
    skill: 'operations-with-rational-numbers',
    situation: 'multi-step',
    text: `${who} notes the noon temperature on ${days} winter days: ${values.map((each) => String(each).replace('-', '−')).join(', ')} degrees. What is the mean?`,
    bare: `What is the mean of ${values.map((each) => String(each).replace('-', '−')).join(', ')} degrees?`,
    expression: `(${values.map((each) => (each < 0 ? `(${each})` : String(each))).join(' + ')}) / ${days}`,
    value,
    notation: DEGREES,
    steps: [
      {
        text: 'Add all temperatures with their signs.',
        equation: `${values.map((each) => (each < 0 ? `(${each})` : String(each))).join(' + ')} = ${sum}`,
      },
      { text: 'Divide by the number of days.', equation: `${sum} / ${days} = ${value.toFraction()}` },
    ],
    mistakes: [
      [
        new Fraction(
          values.reduce((total, each) => total + Math.abs(each), 0),
          days,
        ),
        'leaves the minus signs out',
      ],
      [sum, 'stops at the sum'],
      [value.neg(), 'loses the sign of the result'],
      [new Fraction(sum, days - 1), 'divides by one day too few'],
    ],
    operations: days,
  });
}

export const operationsWithRationalNumbers = defineMathSkill({
  id: 'operations-with-rational-numbers',
  strand: 'number',
  title: 'Operations with rational numbers',
  inText: 'operations with rational numbers',
  grades: [7, 8],
  aliases: [
    'rational numbers',
    'operations with rational numbers',
    'adding rational numbers',
    'subtracting rational numbers',
    'negative fractions',
    'negative decimals',
    'rational number operations',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.7.NS.A.3', grades: [7, 7] }],
  bigIdea: 'Fractions and decimals below zero follow the same laws as all numbers.',
  objective: 'work with fractions and decimals on both sides of zero',
  hint: 'On which side of 0 does the result lie? Find its size after that.',
  misconception: {
    belief: '−2 1/2 lies between −2 and −1.',
    why: 'The fraction is added toward the right, as for positive numbers.',
    truth: 'It is a half farther from 0 than −2, so it lies between −3 and −2.',
    teacherMove: 'Mirror 2 1/2 at 0 on a number line. Ask between which integers its image lies.',
  },
  restsOn: {
    skill: 'subtracting decimals',
    recall(random) {
      const [a, b] = [random.int(21, 60), random.int(5, 19)];
      return {
        prompt: `What is ${(a / 4).toString()} − ${(b / 4).toString()}?`,
        answer: String((a - b) / 4),
        likelyError: `Writes ${(a - b) / 4 + 1}: forgets to regroup.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [account, level],
    intermediate: [account, level, cooling],
    advanced: [cooling, meanChange, level],
    multiStep: [cooling, meanChange],
  }),
});
