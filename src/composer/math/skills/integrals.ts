import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { CONE_THIRD, CUBED, SQUARED, TRIANGLE_HALF } from '../named-constants.ts';
import { type Noun, counted, measuredInFractions } from '../quantity.ts';
import { FOOT } from '../units.ts';

const GALLON: Noun = { one: 'gallon', many: 'gallons' };

/** The area under a line: a trapezoid or an antiderivative. */
function underLine(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [m, b] = [random.int(1, 6) * 2, random.int(2, 12)];
  const [from, to] = [random.int(0, 3), random.int(4, 9)];
  const value = (m / 2) * (to * to - from * from) + b * (to - from);
  const water = random.chance(0.5);
  const begin = from === 0 ? '0' : String(from);
  return buildProblem({
    skill: 'integrals',
    situation: 'rate: total unknown',
    text: water
      ? `Water flows into a tank at ${m}t + ${b} gallons a minute after t minutes. How many gallons does ${who} measure from t = ${begin} to t = ${to}?`
      : `A bike goes at ${m}t + ${b} feet a second after t seconds. How many feet does ${who} ride from t = ${begin} to t = ${to}?`,
    bare: `What is the integral of ${m}t + ${b} from ${begin} to ${to}?`,
    expression: `1/2 * ${m} * (${to}^2 - ${from}^2) + ${b} * (${to} - ${from})`,
    constants: [TRIANGLE_HALF, SQUARED],
    value: new Fraction(value),
    notation: counted(water ? GALLON : FOOT),
    steps: [
      {
        text: `An antiderivative is ${m / 2 === 1 ? '' : m / 2}t² + ${b}t. Put in the end.`,
        equation: `1/2 * ${m} * ${to}^2 + ${b} * ${to} = ${(m / 2) * to * to + b * to}`,
      },
      { text: 'Put in the beginning.', equation: `1/2 * ${m} * ${from}^2 + ${b} * ${from} = ${(m / 2) * from * from + b * from}` },
      { text: 'Subtract.', equation: `${(m / 2) * to * to + b * to} - ${(m / 2) * from * from + b * from} = ${value}` },
    ],
    mistakes: [
      [m * (to * to - from * from) + b * (to - from), 'forgets to halve when raising the exponent'],
      [m * to + b - (m * from + b), 'puts the numbers into the function itself'],
      [(m / 2) * to * to + b * to, 'leaves the beginning out'],
      [m * (to - from), 'finds the derivative'],
    ],
  });
}

/** The area under a parabola. */
function underParabola(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const a = random.int(1, 4) * 3;
  const [from, to] = [random.int(0, 2), random.int(3, 6)];
  const value = (a / 3) * (to ** 3 - from ** 3);
  return buildProblem({
    skill: 'integrals',
    situation: 'measure',
    text: `${who} finds the area between y = ${a}x² and the x-axis from x = ${from} to x = ${to}. How many square units is it?`,
    bare: `What is the integral of ${a}x² from ${from} to ${to}, in square units?`,
    expression: `1/3 * ${a} * (${to}^3 - ${from}^3)`,
    constants: [CONE_THIRD, CUBED, SQUARED],
    value: new Fraction(value),
    notation: counted({ one: 'square unit', many: 'square units' }),
    steps: [
      { text: `An antiderivative is ${a / 3 === 1 ? '' : a / 3}x³.`, equation: `1/3 * ${a} = ${a / 3}` },
      { text: 'Put in both ends and subtract.', equation: `${a / 3} * ${to}^3 - ${a / 3} * ${from}^3 = ${value}` },
    ],
    mistakes: [
      [a * (to ** 3 - from ** 3), 'forgets to divide by the new exponent'],
      [a * (to * to - from * from), 'puts the numbers into the function itself'],
      [2 * a * (to - from), 'finds the derivative'],
      [(a / 3) * to ** 3 + (a / 3) * from ** 3 + a, 'adds both ends'],
    ],
  });
}

/** The mean value of a linear rate. */
function meanValue(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [m, b, to] = [random.int(1, 6) * 2, random.int(2, 20), random.int(2, 8)];
  const value = (m * to) / 2 + b;
  return buildProblem({
    skill: 'integrals',
    situation: 'multi-step',
    text: `A pump works at ${m}t + ${b} gallons a minute after t minutes. What is its mean rate from t = 0 to t = ${to}, as ${who} finds with an integral?`,
    bare: `What is the mean value of ${m}t + ${b} from 0 to ${to}, in gallons a minute?`,
    expression: `(1/2 * ${m} * ${to}^2 + ${b} * ${to}) / ${to}`,
    constants: [TRIANGLE_HALF, SQUARED],
    value: new Fraction(value),
    notation: measuredInFractions({ one: 'gallon a minute', many: 'gallons a minute' }),
    steps: [
      { text: 'Integrate the rate.', equation: `1/2 * ${m} * ${to}^2 + ${b} * ${to} = ${value * to}` },
      { text: 'Divide by the time.', equation: `${value * to} / ${to} = ${value}` },
    ],
    mistakes: [
      [value * to, 'forgets to divide by the time'],
      [m * to + b, 'gives the rate at the end'],
      [b, 'gives the rate at the start'],
      [new Fraction(m * to + b, 2), 'halves the rate at the end'],
    ],
  });
}

export const integrals = defineMathSkill({
  id: 'integrals',
  strand: 'algebra',
  title: 'Integrals',
  inText: 'integrals',
  grades: [11, 12],
  aliases: [
    'integrals',
    'integral',
    'integration',
    'definite integrals',
    'area under a curve',
    'antiderivatives',
    'calculus',
    'calculus integrals',
    'fundamental theorem of calculus',
  ],
  standards: [],
  bigIdea: 'An integral adds up a rate over time, which is the area under its graph.',
  objective: 'find definite integrals of polynomials and say what they mean',
  hint: 'Which function has this derivative? Put in both ends and subtract.',
  misconception: {
    belief: 'To integrate means to put both ends into the function and subtract.',
    why: 'The subtraction is remembered, the antiderivative is not.',
    truth: 'Both ends go into an antiderivative, which gathers the whole area.',
    teacherMove: 'Draw a constant rate of 5 for 4 minutes. Ask what 5 − 5 would say and what the area says.',
  },
  restsOn: {
    skill: 'distance from speed',
    recall(random) {
      const [speed, time] = [random.int(20, 60), random.int(2, 6)];
      return {
        prompt: `A car drives ${speed} miles an hour for ${time} hours. How far is that?`,
        answer: `${speed * time} miles`,
        likelyError: `Says ${speed + time}: adds.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [underLine, underParabola],
    intermediate: [underLine, underParabola, meanValue],
    advanced: [underLine, underParabola, meanValue],
    multiStep: [underLine, underParabola, meanValue],
  }),
});
