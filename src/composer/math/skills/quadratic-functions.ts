import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { SQUARED, TWO_IN_FORMULA, WHOLE } from '../named-constants.ts';
import { INTEGER, counted } from '../quantity.ts';
import { FOOT } from '../units.ts';

const shown = (value: number): string => String(value).replace('-', '−');
const plus = (value: number, letter = ''): string =>
  value === 0 ? '' : ` ${value < 0 ? '−' : '+'} ${Math.abs(value) === 1 && letter !== '' ? '' : Math.abs(value)}${letter}`;
const inside = (value: number): string => (value < 0 ? `(${value})` : String(value));

/** The axis of symmetry from the standard form. */
function axis(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const a = difficulty === 'basic' ? 1 : random.int(1, 4);
  const h = random.int(1, 8) * (random.chance(0.5) ? 1 : -1);
  const b = -2 * a * h;
  const c = random.int(-9, 12) || 3;
  const written = `${a === 1 ? '' : a}x²${plus(b, 'x')}${plus(c)}`;
  return buildProblem({
    skill: 'quadratic-functions',
    situation: 'other',
    text: random.pick([
      `${who} graphs the parabola y = ${written}. For which x does it have its lowest point?`,
      `A bridge cable follows y = ${written}. At which x does ${who} find its lowest point?`,
    ]),
    bare: `What is the x-coordinate of the vertex of y = ${written}?`,
    expression: `-${inside(b)} / (2 * ${a})`,
    constants: [TWO_IN_FORMULA, WHOLE],
    value: new Fraction(h),
    notation: INTEGER,
    steps: [
      { text: 'The vertex lies at x = −b / (2a).', equation: `2 * ${a} = ${2 * a}` },
      { text: 'Divide, with the sign turned around.', equation: `-${inside(b)} / ${2 * a} = ${h}` },
    ],
    mistakes: [
      [-h, 'forgets to turn the sign around'],
      [-b, 'forgets to divide'],
      [new Fraction(-b, a), 'forgets the 2 below'],
      [c, 'reads the constant term'],
    ],
    operations: 2,
  });
}

/** The greatest height of something thrown. */
function highest(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const time = random.int(1, 4);
  const start = random.int(3, 20);
  const speed = 32 * time;
  const value = 16 * time * time + start;
  return buildProblem({
    skill: 'quadratic-functions',
    situation: 'multi-step',
    text: `${who} launches a model rocket from ${start} feet up. Its height after t seconds is −16t² + ${speed}t + ${start} feet. What is its greatest height?`,
    bare: `What is the greatest value of −16t² + ${speed}t + ${start}, in feet?`,
    expression: `-16 * (${speed} / (2 * 16))^2 + ${speed} * (${speed} / (2 * 16)) + ${start}`,
    constants: [TWO_IN_FORMULA, SQUARED],
    value: new Fraction(value),
    notation: counted(FOOT),
    steps: [
      { text: 'Find the time of the highest point.', equation: `${speed} / (2 * 16) = ${time}` },
      { text: 'Put that time into the height.', equation: `-16 * ${time}^2 + ${speed} * ${time} + ${start} = ${value}` },
    ],
    mistakes: [
      [time, 'gives the time and not the height'],
      [value - start, 'leaves the start out'],
      [speed * time + start, 'leaves the part with the square out'],
      [16 * time * time + speed * time + start, 'loses the minus sign'],
    ],
  });
}

/** Vertex form and back. */
function vertexForm(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const h = random.int(1, 7) * (random.chance(0.5) ? 1 : -1);
  const k = random.int(1, 15) * (random.chance(0.5) ? 1 : -1);
  const b = -2 * h;
  const c = h * h + k;
  if (c === 0) return vertexForm(request);
  return buildProblem({
    skill: 'quadratic-functions',
    situation: 'multi-step',
    text: random.pick([
      `${who} completes the square for y = x²${plus(b, 'x')}${plus(c)} to get y = (x${plus(-h)})² + k. What is k?`,
      `${who} writes y = x²${plus(b, 'x')}${plus(c)} in vertex form. What is the y-coordinate of the vertex?`,
    ]),
    bare: `What is the least value of x²${plus(b, 'x')}${plus(c)}?`,
    expression: `${c} - (${b} / 2)^2`,
    constants: [TWO_IN_FORMULA, SQUARED, WHOLE],
    value: new Fraction(k),
    notation: INTEGER,
    steps: [
      { text: 'Halve the number before x and square it.', equation: `(${b} / 2)^2 = ${h * h}` },
      { text: 'Take that away from the constant term.', equation: `${c} - ${h * h} = ${k}` },
    ],
    mistakes: [
      [c + h * h, 'adds the square'],
      [c, 'keeps the constant term'],
      [c - b * b, 'squares without halving'],
      [c - Math.abs(h), 'halves without squaring'],
    ],
  });
}

/** The value of a quadratic function. */
function valueAt(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, b, c, x] = [random.int(1, 5), random.int(-9, 9) || 2, random.int(-9, 9) || 4, random.int(2, 6) * (random.chance(0.5) ? 1 : -1)];
  const value = a * x * x + b * x + c;
  return buildProblem({
    skill: 'quadratic-functions',
    situation: 'other',
    text: `${who} fills in a table for y = ${a === 1 ? '' : a}x²${plus(b, 'x')}${plus(c)}. Which y belongs to x = ${shown(x)}?`,
    bare: `What is ${a === 1 ? '' : a}x²${plus(b, 'x')}${plus(c)} when x = ${shown(x)}?`,
    expression: `${a} * ${inside(x)}^2 + ${inside(b)} * ${inside(x)} + ${inside(c)}`,
    constants: [SQUARED, WHOLE],
    value: new Fraction(value),
    notation: INTEGER,
    steps: [
      { text: 'Square the input and multiply.', equation: `${a} * ${inside(x)}^2 = ${a * x * x}` },
      { text: 'Work out the part with x.', equation: `${inside(b)} * ${inside(x)} = ${b * x}` },
      { text: 'Add all parts.', equation: `${a * x * x} + ${inside(b * x)} + ${inside(c)} = ${value}` },
    ],
    mistakes: [
      [-a * x * x + b * x + c, 'takes the square for negative'],
      [(a * x) ** 2 + b * x + c, 'multiplies before squaring'],
      [2 * a * x + b * x + c, 'doubles where it is squared'],
      [a * x * x + b * x, 'leaves the constant term out'],
    ],
  });
}

export const quadraticFunctions = defineMathSkill({
  id: 'quadratic-functions',
  strand: 'algebra',
  title: 'Quadratic functions and parabolas',
  inText: 'quadratic functions and parabolas',
  grades: [9, 11],
  aliases: [
    'quadratic functions',
    'parabolas',
    'parabola',
    'vertex form',
    'vertex of a parabola',
    'axis of symmetry',
    'graphing quadratics',
    'graphing parabolas',
    'completing the square',
    'projectile motion',
    'maximum and minimum of a quadratic',
    'quadratic functions and factoring',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.HSF.IF.C.7.A', grades: [9, 11] },
    { code: 'CCSS.MATH.CONTENT.HSF.IF.C.8.A', grades: [9, 11] },
  ],
  bigIdea: 'A parabola is symmetric about the line through its vertex, its highest or lowest point.',
  objective: 'find the vertex of a parabola and say what it means',
  hint: 'Where is the axis of symmetry? Put that x into the function.',
  misconception: {
    belief: 'In y = (x − 3)² + 5 the vertex has x = −3.',
    why: 'The sign in the parentheses is taken as it stands.',
    truth: 'The square is 0 for x = 3, so the vertex is (3, 5).',
    teacherMove: 'Make a table around x = 3 and x = −3. Ask where the values turn.',
  },
  restsOn: {
    skill: 'squares of integers',
    recall(random) {
      const x = random.int(3, 12);
      return { prompt: `What is (−${x})²?`, answer: String(x * x), likelyError: `Says −${x * x}: keeps the sign.` };
    },
  },
  problem: byDifficulty({
    basic: [axis, valueAt],
    intermediate: [axis, highest, vertexForm],
    advanced: [vertexForm, highest, axis],
    multiStep: [highest, vertexForm, valueAt],
  }),
});
