import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TEN } from '../named-constants.ts';
import { DECIMAL, inScientificNotation, superscript, writeDecimal } from '../quantity.ts';
import type { Range } from '../scenes.ts';

const EXPONENT: Readonly<Record<MathDifficulty, Range>> = { basic: [3, 6], intermediate: [4, 9], advanced: [5, 11] };
const plain = (value: Fraction): string => writeDecimal(value).replaceAll(',', '');
const power = (exponent: number): Fraction => new Fraction(10).pow(new Fraction(exponent));

/** Orders of magnitude as in nature (NASA fact sheets): planets 10⁸ to 10⁹ miles from the sun, a hair about 10⁻⁴ meters. */
const LARGE = [
  ['A star lies', 'miles away'],
  ['A forest has', 'trees'],
  ['A computer can do', 'steps each second'],
  ['A lake holds', 'gallons of water'],
] as const;

function fromPlain(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const small = difficulty !== 'basic' && random.chance(0.35);
  const exponent = small ? -random.int(2, 4) : random.int(...EXPONENT[difficulty]);
  const front = new Fraction(random.int(11, 98), 10);
  const value = front.mul(power(exponent));
  const [begin, end] = random.pick(LARGE);
  const written = small ? plain(value) : writeDecimal(value);
  return buildProblem({
    skill: 'scientific-notation',
    situation: 'other',
    text: small
      ? `A grain of dust is ${written} meters wide. ${who} writes this in scientific notation. What is it?`
      : `${begin} ${written} ${end}. ${who} writes the number in scientific notation. What is it?`,
    bare: `What is ${written} in scientific notation?`,
    expression: plain(value),
    value,
    notation: inScientificNotation(),
    steps: [
      { text: `Move the decimal point behind the first digit that is not 0: ${plain(front)}.` },
      {
        text: `It moved ${Math.abs(exponent)} places to the ${small ? 'right' : 'left'}.`,
        equation: `${plain(front)} * 10^${exponent} = ${plain(value)}`,
      },
    ],
    mistakes: [
      [front.mul(power(exponent - 1)), 'counts one place too few'],
      [front.mul(power(exponent + 1)), 'counts one place too many'],
      [front.mul(power(-exponent)), 'takes the wrong sign for the exponent'],
    ],
    operations: 1,
  });
}

function product(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const [a, b] = [random.int(2, 4), new Fraction(random.pick([12, 15, 20, 21, 22]), 10)];
  const [m, n] = [random.int(2, 5), random.int(...EXPONENT[difficulty])];
  const value = b.mul(a).mul(power(m + n));
  const parts = random.chance(0.5);
  return buildProblem({
    skill: 'scientific-notation',
    situation: 'groups: product unknown',
    text: parts
      ? `A machine makes ${plain(b)} × 10${superscript(n)} parts each day. ${who} asks how many it makes in ${a} × 10${superscript(m)} days. How many parts is that, in scientific notation?`
      : `Each of ${a} × 10${superscript(m)} computers does ${plain(b)} × 10${superscript(n)} steps each second. How many steps does ${who} count for all of them in one second, in scientific notation?`,
    bare: `What is (${plain(b)} × 10${superscript(n)}) × (${a} × 10${superscript(m)}) in scientific notation?`,
    expression: `(${plain(b)} * 10^${n}) * (${a} * 10^${m})`,
    constants: [TEN],
    value,
    notation: inScientificNotation(parts ? 'parts' : 'steps'),
    steps: [
      { text: 'Multiply the numbers in front.', equation: `${plain(b)} * ${a} = ${plain(b.mul(a))}` },
      { text: 'Add the exponents.', equation: `${n} + ${m} = ${n + m}` },
    ],
    mistakes: [
      [b.mul(a).mul(power(Math.min(m * n, 20))), 'multiplies the exponents'],
      [b.add(a).mul(power(m + n)), 'adds the numbers in front'],
      [b.mul(a).mul(power(m + n + 1)), 'counts one place too many'],
      [b.mul(a).mul(power(n)), 'leaves the second exponent out'],
    ],
  });
}

/** How many times as large. */
function timesAsLarge(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const times = random.int(2, 4);
  const front = random.int(2, Math.floor(9 / times));
  const low = random.int(...EXPONENT[difficulty]);
  const gap = random.int(1, difficulty === 'basic' ? 2 : 4);
  const value = power(gap).mul(times);
  return buildProblem({
    skill: 'scientific-notation',
    situation: 'compare: difference unknown',
    text: `Town A uses ${front * times} × 10${superscript(low + gap)} gallons of water in a year, town B ${front} × 10${superscript(low)} gallons. ${who} compares them. How many times as much as town B does town A use?`,
    bare: `How many times ${front} × 10${superscript(low)} is ${front * times} × 10${superscript(low + gap)}?`,
    expression: `(${front * times} * 10^${low + gap}) / (${front} * 10^${low})`,
    constants: [TEN],
    value,
    notation: { ...DECIMAL, unit: 'times', write: (each) => `${writeDecimal(each)} times` },
    steps: [
      { text: 'Divide the numbers in front.', equation: `${front * times} / ${front} = ${times}` },
      { text: 'Subtract the exponents.', equation: `${low + gap} - ${low} = ${gap}` },
      { text: 'Put both together.', equation: `${times} * 10^${gap} = ${plain(value)}` },
    ],
    mistakes: [
      [times, 'leaves the powers of ten out'],
      [power(gap), 'leaves the numbers in front out'],
      [value.mul(10), 'subtracts the exponents with one place too many'],
      [new Fraction(times * gap), 'multiplies by the difference of the exponents'],
    ],
  });
}

/** Numbers with different powers must be brought to one power first. */
function sum(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const n = random.int(...EXPONENT[difficulty]);
  const [a, b] = [random.int(2, 8), random.int(2, 9)];
  const value = power(n + 1)
    .mul(a)
    .add(power(n).mul(b));
  return buildProblem({
    skill: 'scientific-notation',
    situation: 'multi-step',
    text: `One park has ${a} × 10${superscript(n + 1)} trees, another ${b} × 10${superscript(n)} trees. How many trees does ${who} count for both, in scientific notation?`,
    bare: `What is ${a} × 10${superscript(n + 1)} + ${b} × 10${superscript(n)} in scientific notation?`,
    expression: `${a} * 10^${n + 1} + ${b} * 10^${n}`,
    constants: [TEN],
    value,
    notation: inScientificNotation('trees'),
    steps: [
      { text: `Write both with 10${superscript(n)}.`, equation: `${a} * 10^${n + 1} = ${a * 10} * 10^${n}` },
      { text: 'Add the numbers in front.', equation: `${a * 10} + ${b} = ${a * 10 + b}` },
      { text: 'Move the decimal point.', equation: `${a * 10 + b} * 10^${n} = ${plain(new Fraction(a * 10 + b, 10))} * 10^${n + 1}` },
    ],
    mistakes: [
      [power(n + 1).mul(a + b), 'adds the numbers in front without the same power'],
      [power(2 * n + 1 > 20 ? 20 : 2 * n + 1).mul(a + b), 'adds the numbers and the exponents'],
      [power(n).mul(a + b), 'takes the lower power for both'],
    ],
  });
}

export const scientificNotation = defineMathSkill({
  id: 'scientific-notation',
  strand: 'number',
  title: 'Scientific notation',
  inText: 'scientific notation',
  grades: [8, 9],
  aliases: [
    'scientific notation',
    'standard form',
    'operations with scientific notation',
    'writing numbers in scientific notation',
    'exponents and scientific notation',
    'very large and very small numbers',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.EE.A.3', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.8.EE.A.4', grades: [8, 8] },
  ],
  bigIdea: 'Scientific notation tells the size of a number by a power of ten and its digits apart from it.',
  objective: 'write numbers in scientific notation and calculate with them',
  hint: 'What is the number in front? How many places did the point move?',
  misconception: {
    belief: '4 × 10⁶ is twice 2 × 10³ because 4 is twice 2 and 6 twice 3.',
    why: 'Numbers in front and exponents are compared in the same way.',
    truth: 'Exponents compare by factors of ten: it is 2,000 times as large.',
    teacherMove: 'Write both numbers in full, one below the other. Ask how many times one fits into the other.',
  },
  restsOn: {
    skill: 'powers of ten',
    recall(random) {
      const [n, p] = [random.int(12, 98), random.int(2, 4)];
      return {
        prompt: `What is ${n / 10} × ${writeDecimal(power(p))}?`,
        answer: writeDecimal(power(p).mul(n).div(10)),
        likelyError: `Says ${writeDecimal(
          power(p + 1)
            .mul(n)
            .div(10),
        )}: one place too many.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [fromPlain, product],
    intermediate: [fromPlain, product, timesAsLarge],
    advanced: [timesAsLarge, sum, product],
    multiStep: [product, timesAsLarge, sum],
  }),
});
