import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TWO_EQUAL_GROUPS } from '../named-constants.ts';
import { INTEGER, counted, writeWhole } from '../quantity.ts';

const SUB: Readonly<Record<string, string>> = { 2: '₂', 3: '₃', 4: '₄', 5: '₅', 10: '₁₀' };
const log = (base: number): string => `log${SUB[base] ?? ''}`;

function draw({ random, difficulty }: ProblemRequest): readonly [base: number, exponent: number] {
  const base = random.pick(difficulty === 'basic' ? [2, 3, 10] : [2, 3, 4, 5, 10]);
  const most = { 2: 10, 3: 6, 4: 5, 5: 5, 10: 7 }[base] ?? 4;
  return [base, random.int(2, difficulty === 'basic' ? Math.min(6, most) : most)];
}

function exponentOf(request: ProblemRequest): MathProblem {
  const [base, exponent] = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const power = base ** exponent;
  return buildProblem({
    skill: 'logarithms',
    situation: 'other',
    text: random.pick([
      `${who} works out ${log(base)} ${writeWhole(power)} with base ${base}. What is it?`,
      `A cell culture grows by the factor ${base} each day, ${who} notes. On which day after the start is it ${writeWhole(power)} times as large?`,
    ]),
    bare: `What is ${log(base)} ${writeWhole(power)}, the logarithm with base ${base}?`,
    expression: `log(${power}, ${base})`,
    value: new Fraction(exponent),
    notation: INTEGER,
    steps: [
      { text: `Ask which power of ${base} is ${writeWhole(power)}.`, equation: `${base}^${exponent} = ${power}` },
      { text: `The logarithm is that exponent, ${exponent}.` },
    ],
    mistakes: [
      [new Fraction(power, base), 'divides by the base'],
      [exponent - 1, 'counts one factor too few'],
      [power - base, 'subtracts the base'],
    ],
    operations: 1,
  });
}

/** Laws: products, quotients and powers inside. */
function law(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const base = random.pick([2, 3, 5, 10]);
  const [m, n] = [random.int(3, base === 2 ? 6 : 4), random.int(2, base === 2 ? 5 : 3)];
  const [a, b] = [base ** m, base ** n];
  const divides = random.chance(0.5) && m > n;
  const value = divides ? m - n : m + n;
  return buildProblem({
    skill: 'logarithms',
    situation: 'multi-step',
    text: random.pick([
      `${who} uses a law to find ${log(base)} (${writeWhole(a)} ${divides ? '÷' : '×'} ${writeWhole(b)}) with base ${base}. What is it?`,
      `A sound grows by the factor ${writeWhole(a)} and then ${divides ? 'falls' : 'grows'} by the factor ${writeWhole(b)}. ${who} measures in powers of ${base}. Which change, in powers of ${base}, does the sound show?`,
    ]),
    bare: `What is ${log(base)} (${writeWhole(a)} ${divides ? '÷' : '×'} ${writeWhole(b)}) with base ${base}?`,
    expression: `log(${a}, ${base}) ${divides ? '-' : '+'} log(${b}, ${base})`,
    value: new Fraction(value),
    notation: INTEGER,
    steps: [
      { text: 'Find both logarithms.', equation: `${base}^${m} = ${a}` },
      { text: 'Do the same for the second number.', equation: `${base}^${n} = ${b}` },
      {
        text: divides ? 'A quotient subtracts logarithms.' : 'A product adds logarithms.',
        equation: `${m} ${divides ? '-' : '+'} ${n} = ${value}`,
      },
    ],
    mistakes: [
      [divides ? m + n : m * n, divides ? 'adds as for a product' : 'multiplies the logarithms'],
      [m, 'leaves the second number out'],
      [divides ? new Fraction(m, n) : m - n, divides ? 'divides the logarithms' : 'subtracts as for a quotient'],
    ],
    operations: 3,
  });
}

/** An exponential equation from growth. */
function growthTime(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const times = random.int(3, 8);
  const start = random.int(2, 30) * 10;
  const span = difficulty === 'basic' ? 1 : random.int(2, 6);
  const end = start * 2 ** times;
  return buildProblem({
    skill: 'logarithms',
    situation: 'rate: time unknown',
    text: `A culture of ${start} cells doubles every ${span === 1 ? 'hour' : `${span} hours`}. After how many hours does ${who} count ${writeWhole(end)} cells?`,
    bare: `A number of ${start} doubles every ${span === 1 ? 'hour' : `${span} hours`}. After how many hours is it ${writeWhole(end)}?`,
    expression: span === 1 ? `log(${end} / ${start}, 2)` : `log(${end} / ${start}, 2) * ${span}`,
    constants: [TWO_EQUAL_GROUPS],
    value: new Fraction(times * span),
    notation: counted({ one: 'hour', many: 'hours' }),
    steps: [
      { text: 'Find by which factor it grew.', equation: `${end} / ${start} = ${2 ** times}` },
      { text: 'Find the exponent: how often did it double?', equation: `2^${times} = ${2 ** times}` },
      ...(span === 1 ? [] : [{ text: 'Each doubling takes its time.', equation: `${times} * ${span} = ${times * span}` }]),
    ],
    mistakes: [
      [span === 1 ? 2 ** times : times, span === 1 ? 'gives the factor and not the exponent' : 'stops at the number of doublings'],
      [(2 ** times / 2) * span, 'halves the factor where the exponent is needed'],
      [(times + 1) * span, 'counts one doubling too many'],
      [(times - 1) * span, 'counts one doubling too few'],
    ],
    operations: span === 1 ? 2 : 3,
  });
}

export const logarithms = defineMathSkill({
  id: 'logarithms',
  strand: 'algebra',
  title: 'Logarithms',
  inText: 'logarithms',
  grades: [11, 12],
  aliases: [
    'logarithms',
    'logs',
    'logarithmic functions',
    'properties of logarithms',
    'laws of logarithms',
    'exponential equations',
    'solving exponential equations',
    'log equations',
    'polynomials logarithms and rational functions',
    'algebra 2',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.HSF.LE.A.4', grades: [11, 12] }],
  bigIdea: 'A logarithm is an exponent: it tells how many equal factors make a number.',
  objective: 'find logarithms, use their laws and solve exponential equations',
  hint: 'Which power of the base is the number?',
  misconception: {
    belief: 'log(a + b) is log a + log b.',
    why: 'It looks like the distributive property.',
    truth: 'Logarithms turn products into sums: log(a × b) is log a + log b.',
    teacherMove: 'Test with base 10: log(10 + 90) and log 10 + log 90. Then with 10 × 10.',
  },
  restsOn: {
    skill: 'powers',
    recall(random) {
      const [b, e] = random.pick([
        [2, 6],
        [3, 4],
        [5, 3],
        [10, 4],
        [2, 7],
      ] as const);
      return {
        prompt: `Which exponent makes it true: ${b}^□ = ${b ** e}?`,
        answer: String(e),
        likelyError: `Says ${b ** (e - 1)}: divides by the base.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [exponentOf, growthTime],
    intermediate: [exponentOf, law, growthTime],
    advanced: [law, growthTime],
    multiStep: [law, growthTime],
  }),
});
