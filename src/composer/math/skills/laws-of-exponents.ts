import Fraction from 'fraction.js';
import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { INTEGER, SIGNED_FRACTION, superscript } from '../quantity.ts';

const pow = (base: number | string, exponent: number): string => `${base}${superscript(exponent)}`;

/** The exponent after multiplying, dividing or raising again. */
function exponentOf(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const base = random.pick([2, 3, 5, 7, 'x', 'a'] as const);
  const [m, n] = [random.int(3, 9), random.int(2, 6)];
  const kind = random.pick(difficulty === 'basic' ? (['product', 'quotient'] as const) : (['product', 'quotient', 'power'] as const));
  const forms = {
    product: {
      told: `${pow(base, m)} × ${pow(base, n)}`,
      expression: `${m} + ${n}`,
      value: m + n,
      wrong: m * n,
      error: 'multiplies the exponents',
      rule: 'The factors are counted together, so add the exponents.',
    },
    quotient: {
      told: `${pow(base, m)} ÷ ${pow(base, n)}`,
      expression: `${m} - ${n}`,
      value: m - n,
      wrong: new Fraction(m, n),
      error: 'divides the exponents',
      rule: 'Equal factors cancel, so subtract the exponents.',
    },
    power: {
      told: `(${pow(base, m)})${superscript(n)}`,
      expression: `${m} * ${n}`,
      value: m * n,
      wrong: m + n,
      error: 'adds the exponents',
      rule: `The power ${pow(base, m)} stands ${n} times as a factor, so multiply the exponents.`,
    },
  } as const;
  const { told, expression, value, wrong, error, rule } = forms[kind];
  return buildProblem({
    skill: 'laws-of-exponents',
    situation: 'other',
    text: random.pick([
      `${who} writes ${told} as one power of ${base}. What is the exponent?`,
      `A computer stores ${told} as one power of ${base}. Which exponent does ${who} expect?`,
    ]),
    bare: `${told} is one power of ${base}. What is its exponent?`,
    expression,
    value: exact(value),
    notation: INTEGER,
    steps: [{ text: rule, equation: `${expression} = ${value}` }],
    mistakes: [
      [wrong, error],
      [
        kind === 'power' ? m ** 2 : kind === 'quotient' ? m + n : m - n,
        kind === 'quotient' ? 'adds the exponents' : kind === 'product' ? 'subtracts the exponents' : 'squares the exponent',
      ],
      [m, 'keeps the first exponent'],
    ],
  });
}

/** A negative or zero exponent as a number. */
function valueOf(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const base = random.int(2, 10);
  const exponent = -random.int(1, base <= 5 ? 3 : 2);
  const value = new Fraction(1, base ** -exponent);
  return buildProblem({
    skill: 'laws-of-exponents',
    situation: 'other',
    text: random.pick([
      `${who} writes ${pow(base, exponent)} as a fraction. What is it?`,
      `On a scale model one step down means dividing by ${base}. ${who} goes ${-exponent} ${exponent === -1 ? 'step' : 'steps'} down from 1. What is ${pow(base, exponent)} as a fraction?`,
    ]),
    bare: `What is ${pow(base, exponent)} as a fraction?`,
    expression: `${base}^${exponent}`,
    value,
    notation: SIGNED_FRACTION,
    steps: [
      { text: `A negative exponent means dividing by the factor so many times.`, equation: `${base}^${-exponent} = ${base ** -exponent}` },
      { text: 'Take one over that.', equation: `1 / ${base ** -exponent} = ${value.toFraction()}` },
    ],
    mistakes: [
      [-(base ** -exponent), 'takes the minus sign of the exponent for the sign of the number'],
      [base * exponent, 'multiplies the base by the exponent'],
      [base ** -exponent, 'leaves the minus sign of the exponent out'],
    ],
  });
}

/** Several laws at once, with the value at the end. */
function chain(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const base = random.pick([2, 3, 5, 10]);
  const [a, b] = [random.int(3, 8), random.int(2, 6)];
  const left = random.int(-2, 3) || 1;
  const c = a + b - left;
  const value = new Fraction(base).pow(new Fraction(left));
  return buildProblem({
    skill: 'laws-of-exponents',
    situation: 'multi-step',
    text: random.pick([
      `${who} works out ${pow(base, a)} × ${pow(base, b)} ÷ ${pow(base, c)} without a calculator. What is the value?`,
      `A memory test reads ${pow(base, a)} × ${pow(base, b)} ÷ ${pow(base, c)} blocks. ${who} wants this as a number. What is it?`,
    ]),
    bare: `What is ${pow(base, a)} × ${pow(base, b)} ÷ ${pow(base, c)}?`,
    expression: `${base}^${a} * ${base}^${b} / ${base}^${c}`,
    value,
    notation: SIGNED_FRACTION,
    steps: [
      { text: 'Add the exponents of the product.', equation: `${a} + ${b} = ${a + b}` },
      { text: 'Subtract the exponent of the divisor.', equation: `${a + b} - ${c} = ${left}` },
      { text: 'Work out the power.', equation: `${base}^${left} = ${value.toFraction()}` },
    ],
    mistakes: [
      [new Fraction(base * left), 'multiplies the base by the exponent'],
      [new Fraction(left), 'gives the exponent'],
      [new Fraction(base).pow(new Fraction(-left)), 'subtracts the exponents the wrong way around'],
      [new Fraction(base).pow(new Fraction(left + 1)), 'counts one factor too many'],
    ],
  });
}

export const lawsOfExponents = defineMathSkill({
  id: 'laws-of-exponents',
  strand: 'algebra',
  title: 'Laws of exponents',
  inText: 'the laws of exponents',
  grades: [8, 10],
  aliases: [
    'laws of exponents',
    'exponent rules',
    'properties of exponents',
    'negative exponents',
    'zero exponent',
    'exponents',
    'powers',
    'multiplying powers',
    'dividing powers',
    'integer exponents',
    'exponents and scientific notation',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.EE.A.1', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSN.RN.A.2', grades: [9, 10] },
  ],
  bigIdea: 'An exponent counts equal factors, and all laws follow from counting them.',
  objective: 'use the laws of exponents and explain them by counting factors',
  hint: 'Write the powers out as products. How many factors are left?',
  misconception: {
    belief: '2⁻³ is −8.',
    why: 'The minus sign is taken for the sign of the number.',
    truth: 'A negative exponent divides: 2⁻³ is 1/8.',
    teacherMove: 'Go down the list 2³, 2², 2¹, 2⁰ by halving. Ask how it goes on.',
  },
  restsOn: {
    skill: 'powers',
    recall(random) {
      const [b, e] = random.pick([
        [2, 5],
        [3, 3],
        [5, 3],
        [4, 3],
        [2, 6],
      ] as const);
      return { prompt: `What is ${pow(b, e)}?`, answer: String(b ** e), likelyError: `Says ${b * e}: multiplies base and exponent.` };
    },
  },
  problem: byDifficulty({
    basic: [exponentOf, valueOf],
    intermediate: [exponentOf, valueOf, chain],
    advanced: [chain, valueOf, exponentOf],
    multiStep: [chain],
  }),
});
