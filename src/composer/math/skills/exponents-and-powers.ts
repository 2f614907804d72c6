import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { CUBED, SQUARED, TWO_EQUAL_GROUPS } from '../named-constants.ts';
import { WHOLE_NUMBER, count, counted } from '../quantity.ts';
import type { Range } from '../scenes.ts';

const BASE: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 6], intermediate: [2, 8], advanced: [3, 10] };
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const power = (base: number, exponent: number): string => `${base}${RAISED[exponent] ?? ''}`;

/** Each of b has b of the next, several times: a tree of equal choices. */
function branching(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const base = random.int(2, difficulty === 'advanced' ? 6 : 5);
  const exponent = difficulty === 'basic' ? random.pick([2, 3]) : 3;
  const value = base ** exponent;
  const [outer, middle, inner] = random.pick([
    ['rooms', 'shelves', 'boxes'],
    ['streets', 'houses', 'flower pots'],
    ['albums', 'pages', 'stamps'],
    ['trays', 'rows', 'cups'],
  ] as const);
  return buildProblem({
    skill: 'exponents-and-powers',
    situation: 'groups: product unknown',
    text:
      exponent === 2
        ? `${who} counts ${base} ${outer}. Each has ${base} ${middle}. How many ${middle} is that?`
        : `${who} counts ${base} ${outer}. Each has ${base} ${middle}, and each of these has ${base} ${inner}. How many ${inner} is that?`,
    bare: `What is ${power(base, exponent)}?`,
    expression: `${base}^${exponent}`,
    constants: [SQUARED, CUBED],
    value: new Fraction(value),
    notation: counted({
      one: (exponent === 2 ? middle : inner).replace(/xes$/u, 'x').replace(/ves$/u, 'f').replace(/s$/u, ''),
      many: exponent === 2 ? middle : inner,
    }),
    steps: [
      { text: `The same factor stands ${exponent} times: ${power(base, exponent)}.` },
      { text: 'Multiply.', equation: `${Array.from({ length: exponent }, () => base).join(' * ')} = ${value}` },
    ],
    mistakes: [
      [base * exponent, 'multiplies the base by the exponent'],
      [base ** (exponent - 1), 'uses the factor once too few'],
      [base ** (exponent + 1), 'uses the factor once too often'],
      [base + exponent, 'adds the base and the exponent'],
    ],
    operations: exponent - 1,
  });
}

/** Powers in an expression. */
function inExpression(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const base = random.int(...BASE[difficulty]);
  const exponent = random.pick(base <= 5 ? [2, 3] : [2]);
  const [factor, add] = [random.int(2, 5), random.int(1, 20)];
  const value = factor * base ** exponent + add;
  return buildProblem({
    skill: 'exponents-and-powers',
    situation: 'multi-step',
    text: random.pick([
      `${who} enters ${factor} × ${power(base, exponent)} + ${add} into a calculator. What should it show?`,
      `A game score is ${factor} × ${power(base, exponent)} + ${add}. What is ${who}’s score in points?`,
    ]),
    bare: `What is ${factor} × ${power(base, exponent)} + ${add}?`,
    expression: `${factor} * ${base}^${exponent} + ${add}`,
    value: new Fraction(value),
    notation: WHOLE_NUMBER,
    steps: [
      { text: 'Work out the power first.', equation: `${base}^${exponent} = ${base ** exponent}` },
      { text: 'Multiply.', equation: `${factor} * ${base ** exponent} = ${factor * base ** exponent}` },
      { text: 'Add.', equation: `${factor * base ** exponent} + ${add} = ${value}` },
    ],
    mistakes: [
      [(factor * base) ** exponent + add, 'multiplies before working out the power'],
      [factor * base * exponent + add, 'multiplies the base by the exponent'],
      [factor * (base ** exponent + add), 'adds before multiplying'],
    ],
  });
}

/** Doubling again and again. */
function doubling(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const times = random.int(3, difficulty === 'basic' ? 5 : 7);
  const start = difficulty === 'basic' ? random.int(1, 3) : random.int(2, 9);
  const value = start * 2 ** times;
  const paper = random.chance(0.5);
  const noun = paper ? { one: 'layer', many: 'layers' } : { one: 'view', many: 'views' };
  return buildProblem({
    skill: 'exponents-and-powers',
    situation: 'multi-step',
    text: paper
      ? `${who} folds a paper. It has ${count(start, noun)} at first, and each fold doubles the layers. How many layers are there after ${times} folds?`
      : `A video has ${count(start, noun)}. The views double each hour, as ${who} sees. How many views are there after ${times} hours?`,
    bare: `What is ${start} × ${power(2, times)}?`,
    expression: `${start} * 2^${times}`,
    constants: [TWO_EQUAL_GROUPS],
    value: new Fraction(value),
    notation: counted(noun),
    steps: [
      { text: `Doubling ${times} times means multiplying by ${power(2, times)}.`, equation: `2^${times} = ${2 ** times}` },
      { text: 'Multiply by the start.', equation: `${start} * ${2 ** times} = ${value}` },
    ],
    mistakes: [
      [start * 2 * times, 'multiplies by 2 and by the number of times'],
      [start * 2 ** (times - 1), 'doubles once too few'],
      [start + 2 * times, 'adds 2 each time'],
      [(start * 2) ** 2, 'squares where it doubles'],
    ],
  });
}

export const exponentsAndPowers = defineMathSkill({
  id: 'exponents-and-powers',
  strand: 'algebra',
  title: 'Exponents and powers',
  inText: 'exponents and powers',
  grades: [6, 8],
  aliases: [
    'exponents',
    'powers',
    'powers and exponents',
    'whole number exponents',
    'squares and cubes',
    'squaring and cubing',
    'exponential notation',
    'evaluating exponents',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.EE.A.1', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.8.EE.A.1', grades: [8, 8] },
  ],
  bigIdea: 'An exponent tells how many times the same factor stands in a product.',
  objective: 'write and work out powers',
  hint: 'Write the power as a product of equal factors.',
  misconception: {
    belief: '5³ is 5 × 3.',
    why: 'Two numbers side by side look like a product.',
    truth: '5³ is 5 × 5 × 5: the 3 counts the factors.',
    teacherMove: 'Build a cube of 5 by 5 by 5 small cubes in layers and count. Compare with 15 cubes.',
  },
  restsOn: {
    skill: 'multiplication facts',
    recall(random) {
      const number = random.int(4, 12);
      return { prompt: `What is ${number} × ${number}?`, answer: String(number * number), likelyError: `Says ${number * 2}: doubles.` };
    },
  },
  problem: byDifficulty({
    basic: [branching, doubling, inExpression],
    intermediate: [branching, doubling, inExpression],
    advanced: [inExpression, doubling, branching],
    multiStep: [inExpression, doubling],
  }),
});
