import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { INTEGER, type Noun, count, signed } from '../quantity.ts';
import type { Range } from '../scenes.ts';
import { DEGREE, FOOT } from '../units.ts';

const FACTOR: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 8], intermediate: [3, 12], advanced: [6, 20] };
const shown = (value: number): string => String(value).replace('-', '−');

interface Setting {
  readonly unit: Noun;
  readonly falls: (who: string, each: string, times: string) => string;
  readonly back: (who: string, total: string, times: string) => string;
  readonly per: Noun;
}

const SETTINGS: readonly Setting[] = [
  {
    unit: FOOT,
    per: { one: 'minute', many: 'minutes' },
    falls: (who, each, times) =>
      `${who} steers a model submarine. Its height changes by −${each} each minute. By how much does it change in ${times}?`,
    back: (who, total, times) =>
      `${who} steers a model submarine. In ${times} its height changes by −${total}, the same amount each minute. What is the change in one minute?`,
  },
  {
    unit: DEGREE,
    per: { one: 'hour', many: 'hours' },
    falls: (who, each, times) => `The temperature changes by −${each} each hour, ${who} notes. By how much does it change in ${times}?`,
    back: (who, total, times) =>
      `${who} notes that the temperature changes by −${total} in ${times}, the same amount each hour. What is the change in one hour?`,
  },
  {
    unit: { one: 'point', many: 'points' },
    per: { one: 'round', many: 'rounds' },
    falls: (who, each, times) => `${who} scores −${each} in each round of a game. What is the score for ${times}?`,
    back: (who, total, times) => `${who} scores −${total} in ${times} of a game, the same in each round. What is the score of one round?`,
  },
];

function product(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const { unit, falls, per } = random.pick(SETTINGS);
  const [each, times] = [random.int(...FACTOR[difficulty]), random.int(2, 9)];
  const value = -each * times;
  return buildProblem({
    skill: 'multiplying-and-dividing-integers',
    situation: 'rate: total unknown',
    text: falls(who, count(each, unit), count(times, per)),
    bare: `${times} × (−${each})`,
    expression: `${times} * (-${each})`,
    value: new Fraction(value),
    notation: signed(unit),
    steps: [{ text: `A negative amount comes ${times} times, so the result is negative.`, equation: `${times} * (-${each}) = ${value}` }],
    mistakes: [
      [-value, 'takes a positive result'],
      [-each + times, 'adds the two numbers'],
      [-each - times, 'subtracts the number of times'],
    ],
  });
}

function quotient(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const { unit, back, per } = random.pick(SETTINGS);
  const [each, times] = [random.int(...FACTOR[difficulty]), random.int(2, 9)];
  const total = each * times;
  return buildProblem({
    skill: 'multiplying-and-dividing-integers',
    situation: 'rate: rate unknown',
    text: back(who, count(total, unit), count(times, per)),
    bare: `(−${total}) ÷ ${times}`,
    expression: `(-${total}) / ${times}`,
    value: new Fraction(-each),
    notation: signed(unit),
    steps: [{ text: 'A negative amount is shared, so each part is negative.', equation: `(-${total}) / ${times} = ${-each}` }],
    mistakes: [
      [each, 'takes a positive result'],
      [-total + times, 'adds where it is divided'],
      [-total * times, 'multiplies where it is divided'],
    ],
  });
}

/** Two negative factors: going back in time. */
function twoNegatives(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const [a, b] = [random.int(...FACTOR[difficulty]), random.int(2, 9)];
  return buildProblem({
    skill: 'multiplying-and-dividing-integers',
    situation: 'rate: total unknown',
    text: random.pick([
      `${who} multiplies −${a} by −${b}. What is the product?`,
      `Water runs out of a tub at −${a} gallons each minute. ${who} films it and plays the film for −${b} minutes, that is, backward. Which change of the water, in gallons, does the film show?`,
    ]),
    bare: `(−${a}) × (−${b})`,
    expression: `(-${a}) * (-${b})`,
    value: new Fraction(a * b),
    notation: INTEGER,
    steps: [{ text: 'Two negative factors give a positive product.', equation: `(-${a}) * (-${b}) = ${a * b}` }],
    mistakes: [
      [-a * b, 'takes a negative result'],
      [-(a + b), 'adds the two numbers'],
      [a + b, 'adds the digits without their signs'],
    ],
  });
}

function chain(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const { unit, per } = random.pick(SETTINGS);
  const [start, each, times] = [random.int(-20, 30), random.int(...FACTOR[difficulty]), random.int(2, 9)];
  const value = start - each * times;
  return buildProblem({
    skill: 'multiplying-and-dividing-integers',
    situation: 'multi-step',
    text: `${who} starts at ${shown(start)} ${Math.abs(start) === 1 ? unit.one : unit.many}. In each ${per.one} the number changes by −${count(each, unit)}. What is it after ${count(times, per)}?`,
    bare: `${shown(start)} + ${times} × (−${each})`,
    expression: `${start} + ${times} * (-${each})`,
    value: new Fraction(value),
    notation: signed(unit),
    steps: [
      { text: 'Find the whole change.', equation: `${times} * (-${each}) = ${-each * times}` },
      { text: 'Add it to the start.', equation: `${start} + (-${each * times}) = ${value}` },
    ],
    mistakes: [
      [start + each * times, 'takes a positive change'],
      [start - each, 'counts the change once'],
      [-each * times, 'leaves the start out'],
      [(start - each) * times, 'adds before multiplying'],
    ],
  });
}

export const multiplyingAndDividingIntegers = defineMathSkill({
  id: 'multiplying-and-dividing-integers',
  strand: 'number',
  title: 'Multiplying and dividing integers',
  inText: 'multiplying and dividing integers',
  grades: [7, 8],
  aliases: [
    'multiplying integers',
    'dividing integers',
    'multiply integers',
    'divide integers',
    'multiplying and dividing negative numbers',
    'integer multiplication',
    'integer division',
    'operations with integers',
    'integer operations',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.7.NS.A.2', grades: [7, 7] }],
  bigIdea: 'The sign rules follow from what products mean, so that all properties of operations stay true.',
  objective: 'multiply and divide integers and explain the sign of the result',
  hint: 'Which sign does the result have? Work out the size after that.',
  misconception: {
    belief: 'Two minus signs make a plus, so −3 + (−4) is 7.',
    why: 'A rule for products is used for sums.',
    truth: 'Only a product of two negatives is positive. The sum −3 + (−4) is −7.',
    teacherMove: 'Show −3 + (−4) as two debts and (−3) × (−4) as taking away three debts of 4. Compare.',
  },
  restsOn: {
    skill: 'multiplication facts',
    recall(random) {
      const [a, b] = [random.int(4, 12), random.int(4, 12)];
      return { prompt: `What is ${a * b} ÷ ${a}?`, answer: String(b), likelyError: `Says ${a * b - a}: subtracts.` };
    },
  },
  problem: byDifficulty({
    basic: [product, quotient],
    intermediate: [product, quotient, twoNegatives],
    advanced: [twoNegatives, chain, quotient],
    multiStep: [chain],
  }),
});
