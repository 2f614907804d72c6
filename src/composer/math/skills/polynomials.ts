import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { CUBED, WHOLE } from '../named-constants.ts';
import { INTEGER } from '../quantity.ts';

const inside = (value: number): string => (value < 0 ? `(${value})` : String(value));
/** ' + 3x', ' − x', '' for none. */
function part(coefficient: number, letter: string): string {
  if (coefficient === 0) return '';
  const size = Math.abs(coefficient) === 1 && letter !== '' ? '' : String(Math.abs(coefficient));
  return ` ${coefficient < 0 ? '−' : '+'} ${size}${letter}`;
}
const linear = (value: number): string => `x${part(value, '')}`;

/** The middle coefficient or the last number of a product. */
function product(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const front = difficulty === 'basic' ? 1 : random.int(2, 4);
  const pick = (): number => random.int(2, 9) * (difficulty !== 'basic' && random.chance(0.5) ? -1 : 1);
  const [a, b] = [pick(), pick()];
  const first = front === 1 ? 'x' : `${front}x`;
  const asksMiddle = random.chance(0.6);
  const value = asksMiddle ? a + front * b : a * b;
  const written = `(${first}${part(a, '')})(${linear(b)})`;
  return buildProblem({
    skill: 'polynomials',
    situation: 'other',
    text: random.pick([
      `${who} multiplies out ${written}. What is ${asksMiddle ? 'the coefficient of x' : 'the constant term'} in the result?`,
      `A rectangle has the sides ${first}${part(a, '')} and ${linear(b)}. ${who} writes its area as a polynomial. What is ${asksMiddle ? 'the coefficient of x' : 'the constant term'}?`,
    ]),
    bare: `What is ${asksMiddle ? 'the coefficient of x' : 'the constant term'} in ${written}?`,
    expression: asksMiddle ? (front === 1 ? `${a} + ${inside(b)}` : `${a} + ${front} * ${inside(b)}`) : `${a} * ${inside(b)}`,
    value: new Fraction(value),
    notation: INTEGER,
    steps: asksMiddle
      ? [
          { text: 'Two products give an x: outer and inner.' },
          { text: 'Add them.', equation: front === 1 ? `${a} + ${inside(b)} = ${value}` : `${a} + ${front} * ${inside(b)} = ${value}` },
        ]
      : [{ text: 'Multiply the two numbers without x.', equation: `${a} * ${inside(b)} = ${value}` }],
    mistakes: [
      [asksMiddle ? a * b : a + front * b, asksMiddle ? 'multiplies the two numbers' : 'adds the two numbers'],
      [-value, 'loses a sign'],
      [asksMiddle ? a - front * b : a - b, 'subtracts where it is added or multiplied'],
      [asksMiddle ? a + b + front : a, asksMiddle ? 'adds all the numbers' : 'takes one of the numbers'],
    ],
    ...(a > 0 &&
      b > 0 && {
        figure: {
          kind: 'area-model',
          top: [first, String(a)],
          side: ['x', String(b)],
          cells: [
            ['', ''],
            ['', ''],
          ],
        } as const,
      }),
  });
}

/** Adding or subtracting, coefficient by coefficient. */
function sum(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const minus = difficulty !== 'basic' && random.chance(0.6);
  const pick = (): number => random.int(2, 9) * (random.chance(0.4) ? -1 : 1);
  const [a, b, c, d, e, f] = [random.int(2, 9), pick(), pick(), random.int(2, 9), pick(), pick()];
  const [one, other] = [`${a}x²${part(b, 'x')}${part(c, '')}`, `${d}x²${part(e, 'x')}${part(f, '')}`];
  const value = minus ? b - e : b + e;
  return buildProblem({
    skill: 'polynomials',
    situation: 'other',
    text: random.pick([
      `${who} ${minus ? `subtracts ${other} from ${one}` : `adds ${one} and ${other}`}. What is the coefficient of x in the result?`,
      `The ${minus ? 'profit' : 'total cost'} of a club is (${one}) ${minus ? '−' : '+'} (${other}) dollars. ${who} simplifies it. What is the coefficient of x?`,
    ]),
    bare: `What is the coefficient of x in (${one}) ${minus ? '−' : '+'} (${other})?`,
    expression: `${b} ${minus ? '-' : '+'} ${inside(e)}`,
    value: new Fraction(value),
    notation: INTEGER,
    steps: [
      { text: 'Only the parts with x belong together.' },
      {
        text: minus ? 'Subtract their coefficients.' : 'Add their coefficients.',
        equation: `${b} ${minus ? '-' : '+'} ${inside(e)} = ${value}`,
      },
    ],
    mistakes: [
      [minus ? b + e : b - e, minus ? 'leaves the sign before the parentheses out' : 'subtracts'],
      [minus ? a - d : a + d, 'takes the parts with x²'],
      [minus ? c - f : c + f, 'takes the parts without x'],
      [b * e, 'multiplies the coefficients'],
    ],
  });
}

/** The value at a number: the remainder theorem. */
function value(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const x = random.int(2, difficulty === 'basic' ? 3 : 5) * (difficulty === 'advanced' && random.chance(0.5) ? -1 : 1);
  const [a, b, c] = [random.int(1, 3), random.int(-6, 6) || 2, random.int(-9, 9) || 4];
  const at = a * x ** 3 + b * x + c;
  const written = `${a === 1 ? '' : a}x³${part(b, 'x')}${part(c, '')}`;
  return buildProblem({
    skill: 'polynomials',
    situation: 'multi-step',
    text: random.pick([
      `${who} divides p(x) = ${written} by ${linear(-x)}. What is the remainder?`,
      `${who} evaluates p(x) = ${written} at x = ${x}. What is p(${x})?`.replaceAll(/(?<=[=(] ?)-/gu, '−'),
    ]),
    bare: `What is the remainder when ${written} is divided by ${linear(-x)}?`,
    expression: `${a} * ${inside(x)}^3 + ${inside(b)} * ${inside(x)} + ${inside(c)}`,
    constants: [CUBED, WHOLE],
    value: new Fraction(at),
    notation: INTEGER,
    steps: [
      { text: `By the remainder theorem, put in ${String(x).replace('-', '−')} for x.`, equation: `${a} * ${inside(x)}^3 = ${a * x ** 3}` },
      { text: 'Work out the part with x.', equation: `${inside(b)} * ${inside(x)} = ${b * x}` },
      { text: 'Add all parts.', equation: `${a * x ** 3} + ${inside(b * x)} + ${inside(c)} = ${at}` },
    ],
    mistakes: [
      [-a * x ** 3 - b * x + c, 'puts in the number with the wrong sign'],
      [a * 3 * x + b * x + c, 'multiplies by 3 where it is cubed'],
      [a * x ** 3 + b * x, 'leaves the constant term out'],
      [a * x ** 2 + b * x + c, 'squares where it is cubed'],
    ],
  });
}

export const polynomials = defineMathSkill({
  id: 'polynomials',
  strand: 'algebra',
  title: 'Polynomials',
  inText: 'polynomials',
  grades: [9, 12],
  aliases: [
    'polynomials',
    'multiplying polynomials',
    'adding polynomials',
    'subtracting polynomials',
    'dividing polynomials',
    'polynomial operations',
    'foil',
    'multiplying binomials',
    'synthetic division',
    'remainder theorem',
    'factor theorem',
    'polynomial long division',
    'polynomial functions',
    'algebra 2',
    'polynomials logarithms and rational functions',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.HSA.APR.A.1', grades: [9, 12] },
    { code: 'CCSS.MATH.CONTENT.HSA.APR.B.2', grades: [11, 12] },
  ],
  bigIdea: 'Polynomials add, subtract and multiply like whole numbers in base x.',
  objective: 'add, subtract, multiply and divide polynomials',
  hint: 'Which parts have the same power of x?',
  misconception: {
    belief: '(x + 3)² is x² + 9.',
    why: 'The square is given to each part.',
    truth: 'There are also two products of 3 and x: x² + 6x + 9.',
    teacherMove: 'Draw a square with sides x + 3 and name its four parts. Ask which two were forgotten.',
  },
  restsOn: {
    skill: 'the distributive property',
    recall(random) {
      const [f, a] = [random.int(2, 9), random.int(2, 9)];
      return {
        prompt: `What is the number without x in ${f}(x + ${a})?`,
        answer: String(f * a),
        likelyError: `Says ${a}: multiplies only the x.`,
      };
    },
  },
  problem(request) {
    const division = request.grade >= 10 ? [value] : [];
    return byDifficulty({
      basic: [product, sum],
      intermediate: [product, sum, ...division],
      advanced: [product, sum, value],
      multiStep: [value],
    })(request);
  },
});
