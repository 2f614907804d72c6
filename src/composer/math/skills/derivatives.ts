import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { CUBED, SQUARED, TWO_IN_FORMULA, WHOLE } from '../named-constants.ts';
import { SIGNED_FRACTION, counted } from '../quantity.ts';

/** The slope of a polynomial at a number. */
function slopeAt(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const cubic = difficulty !== 'basic' && random.chance(0.5);
  const [a, b, c, x] = [random.int(2, 6), random.int(2, 12), random.int(1, 15), random.int(2, 5)];
  const value = cubic ? 3 * a * x * x - b : 2 * a * x + b;
  const written = cubic ? `${a}x³ − ${b}x + ${c}` : `${a}x² + ${b}x + ${c}`;
  return buildProblem({
    skill: 'derivatives',
    situation: 'rate: rate unknown',
    text: random.pick([
      `${who} finds the slope of f(x) = ${written} at x = ${x}. What is it?`,
      `A water level is f(x) = ${written} inches after x hours. How fast does it change at x = ${x}, as ${who} finds with the derivative?`,
    ]),
    bare: `If f(x) = ${written}, what is f′(${x})?`,
    expression: cubic ? `3 * ${a} * ${x}^2 - ${b}` : `2 * ${a} * ${x} + ${b}`,
    constants: [SQUARED, CUBED, TWO_IN_FORMULA],
    value: new Fraction(value),
    notation: SIGNED_FRACTION,
    steps: [
      { text: `The derivative is f′(x) = ${cubic ? `${3 * a}x² − ${b}` : `${2 * a}x + ${b}`}.` },
      { text: `Put in ${x}.`, equation: cubic ? `${3 * a} * ${x}^2 - ${b} = ${value}` : `${2 * a} * ${x} + ${b} = ${value}` },
    ],
    mistakes: [
      [cubic ? a * x ** 3 - b * x + c : a * x * x + b * x + c, 'gives the value of the function'],
      [cubic ? a * x * x - b : a * x + b, 'forgets the factor from the exponent'],
      [cubic ? 3 * a * x * x - b + c : 2 * a * x + b + c, 'keeps the constant term'],
      [cubic ? 3 * a * x * x : 2 * a * x, 'drops the part with x'],
    ],
  });
}

/** Velocity of something thrown up, in feet: s = −16t² + vt. */
function velocity(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const time = random.int(1, 4);
  const start = 32 * random.int(2, 6);
  const value = start - 32 * time;
  return buildProblem({
    skill: 'derivatives',
    situation: 'rate: rate unknown',
    text: `${who} throws a ball that is at the height s(t) = −16t² + ${start}t feet after t seconds. What is its velocity at t = ${time}, in feet per second?`,
    bare: `If s(t) = −16t² + ${start}t, what is s′(${time})?`,
    expression: `-2 * 16 * ${time} + ${start}`,
    constants: [TWO_IN_FORMULA, WHOLE],
    value: new Fraction(value),
    notation: SIGNED_FRACTION,
    steps: [
      { text: `The velocity is s′(t) = −32t + ${start}.` },
      { text: `Put in ${time}.`, equation: `-32 * ${time} + ${start} = ${value}` },
    ],
    mistakes: [
      [-16 * time * time + start * time, 'gives the height'],
      [-16 * time + start, 'forgets the factor from the exponent'],
      [32 * time + start, 'loses the minus sign'],
      [start, 'gives the velocity at the start'],
    ],
  });
}

/** Where the slope is zero: a greatest value. */
function optimum(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, x] = [random.int(1, 5), random.int(2, 15)];
  const b = 2 * a * x;
  const asksTime = random.chance(0.5);
  return buildProblem({
    skill: 'derivatives',
    situation: 'multi-step',
    text: asksTime
      ? `A stand earns ${b}x − ${a === 1 ? '' : a}x² dollars at a price of x dollars. For which price does ${who} earn the most?`
      : `${who} has ${2 * b} feet of fence for a rectangle along a wall and x feet for each short side, so the area is ${2 * b}x − 2x². For which x is the area greatest?`,
    bare: asksTime
      ? `For which x is ${b}x − ${a === 1 ? '' : a}x² greatest, in dollars?`
      : `For which x, in dollars or feet, is ${2 * b}x − 2x² greatest?`,
    expression: asksTime ? `${b} / (2 * ${a})` : `${2 * b} / (2 * 2)`,
    constants: [TWO_IN_FORMULA, WHOLE, SQUARED],
    value: new Fraction(asksTime ? x : b / 2),
    notation: counted(asksTime ? { one: 'dollar', many: 'dollars' } : { one: 'foot', many: 'feet' }),
    steps: asksTime
      ? [
          { text: `The derivative is ${b} − ${2 * a}x. It must be 0.`, equation: `2 * ${a} = ${2 * a}` },
          { text: 'Divide.', equation: `${b} / ${2 * a} = ${x}` },
        ]
      : [
          { text: `The derivative is ${2 * b} − 4x. It must be 0.`, equation: '2 * 2 = 4' },
          { text: 'Divide.', equation: `${2 * b} / 4 = ${b / 2}` },
        ],
    mistakes: [
      [asksTime ? new Fraction(b, a) : b, asksTime ? 'forgets the factor from the exponent' : 'forgets the factor from the exponent'],
      [asksTime ? b : 2 * b, 'gives the number before x'],
      [asksTime ? b * x - a * x * x : 2 * b * (b / 2) - 2 * (b / 2) ** 2, 'gives the greatest value and not its place'],
      [asksTime ? new Fraction(x, 2) : new Fraction(b, 4), 'halves once too often'],
    ],
  });
}

export const derivatives = defineMathSkill({
  id: 'derivatives',
  strand: 'algebra',
  title: 'Derivatives',
  inText: 'derivatives',
  grades: [11, 12],
  aliases: [
    'derivatives',
    'derivative',
    'power rule',
    'differentiation',
    'instantaneous rate of change',
    'calculus',
    'calculus derivatives',
    'optimization',
    'slope of a tangent line',
  ],
  standards: [],
  bigIdea: 'The derivative is the slope of a curve at a point: how fast the function changes there.',
  objective: 'find derivatives of polynomials and use them for rates and greatest values',
  hint: 'What does the power rule give? Put the number in after that.',
  misconception: {
    belief: 'The derivative of 5 is 5.',
    why: 'The number stays as it is in sums.',
    truth: 'A constant does not change, so its derivative is 0.',
    teacherMove: 'Draw y = 5 and ask for its slope at three places.',
  },
  restsOn: {
    skill: 'slope of a line',
    recall(random) {
      const [m, b] = [random.int(2, 9), random.int(1, 12)];
      return { prompt: `What is the slope of y = ${m}x + ${b}?`, answer: String(m), likelyError: `Says ${b}: reads the start.` };
    },
  },
  problem: byDifficulty({
    basic: [slopeAt, velocity],
    intermediate: [slopeAt, velocity, optimum],
    advanced: [optimum, slopeAt],
    multiStep: [slopeAt, velocity, optimum],
  }),
});
