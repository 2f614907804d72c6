import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { SQUARED, SQUARE_ROOT, TWO_EQUAL_GROUPS } from '../named-constants.ts';
import { INTEGER, counted } from '../quantity.ts';
import { UNIT } from '../units.ts';

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const;
const inside = (value: number): string => (value < 0 ? `(${value})` : String(value));
const pair = (x: number, y: number): string => `(${x}, ${y})`.replaceAll('-', '−');
const bracket = (letter: string, value: number): string =>
  value === 0 ? `${letter}²` : `(${letter} ${value < 0 ? '+' : '−'} ${Math.abs(value)})²`;

function center({ random }: ProblemRequest): readonly [number, number] {
  return [random.int(1, 9) * (random.chance(0.5) ? 1 : -1), random.int(1, 9) * (random.chance(0.5) ? 1 : -1)];
}

function read(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [h, k] = center(request);
  const r = random.int(2, 15);
  const asksRadius = random.chance(0.5);
  const equation = `${bracket('x', h)} + ${bracket('y', k)} = ${r * r}`;
  return buildProblem({
    skill: 'equations-of-circles',
    situation: 'other',
    text: random.pick([
      `${who} graphs ${equation}. ${asksRadius ? 'How many units is the radius?' : 'What is the x-coordinate of the center?'}`,
      `A round pond on a map follows ${equation}. ${asksRadius ? `How many units does ${who} find for its radius?` : `Which x-coordinate does ${who} find for its center?`}`,
    ]),
    bare: `What is ${asksRadius ? 'the radius, in units,' : 'the x-coordinate of the center'} of the circle ${equation}?`,
    expression: asksRadius ? `${r * r}^(1/2)` : String(h),
    constants: [SQUARE_ROOT],
    value: new Fraction(asksRadius ? r : h),
    notation: asksRadius ? counted(UNIT) : INTEGER,
    steps: asksRadius
      ? [
          { text: 'The right side is the square of the radius.' },
          { text: `The radius is its square root, ${r}.`, equation: `${r}^2 = ${r * r}` },
        ]
      : [
          { text: 'In the parentheses stands x minus the coordinate of the center.' },
          { text: `So the x-coordinate is ${String(h).replace('-', '−')}.` },
        ],
    mistakes: [
      [asksRadius ? r * r : -h, asksRadius ? 'takes the right side for the radius' : 'reads the sign in the parentheses'],
      [asksRadius ? new Fraction(r * r, 2) : k, asksRadius ? 'halves where the square root is needed' : 'gives the y-coordinate'],
      [asksRadius ? 2 * r : -k, asksRadius ? 'gives the diameter' : 'gives the y-coordinate with the wrong sign'],
      [asksRadius ? Math.abs(h) : r, asksRadius ? 'takes the number next to x' : 'gives the radius'],
    ],
    operations: 1,
  });
}

/** r² from center and a point. */
function fromPoint(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [h, k] = center(request);
  const [a, b, c] = random.pick(TRIPLES);
  const [x, y] = [h + a, k - b];
  const asksRadius = random.chance(0.5);
  return buildProblem({
    skill: 'equations-of-circles',
    situation: 'multi-step',
    text: `A circle has its center at ${pair(h, k)} and passes through ${pair(x, y)}. ${asksRadius ? `How many units is the radius that ${who} finds?` : `Which number does ${who} write on the right side of its equation?`}`,
    bare: `A circle around ${pair(h, k)} passes through ${pair(x, y)}. ${asksRadius ? 'How many units is its radius?' : 'What number stands on the right side of its equation?'}`,
    expression: asksRadius
      ? `((${x} - ${inside(h)})^2 + (${y} - ${inside(k)})^2)^(1/2)`
      : `(${x} - ${inside(h)})^2 + (${y} - ${inside(k)})^2`,
    constants: [SQUARED, SQUARE_ROOT],
    value: new Fraction(asksRadius ? c : c * c),
    notation: asksRadius ? counted(UNIT) : INTEGER,
    steps: [
      { text: 'Square the change in x.', equation: `(${x} - ${inside(h)})^2 = ${a * a}` },
      { text: 'Square the change in y.', equation: `(${y} - ${inside(k)})^2 = ${b * b}` },
      { text: asksRadius ? `Add them. The radius is the square root, ${c}.` : 'Add them.', equation: `${a * a} + ${b * b} = ${c * c}` },
    ],
    mistakes: [
      [asksRadius ? c * c : c, asksRadius ? 'forgets the square root' : 'writes the radius and not its square'],
      [a + b, 'adds the changes without squaring'],
      [asksRadius ? 2 * c : (a + b) ** 2, asksRadius ? 'gives the diameter' : 'adds before squaring'],
      [Math.abs(a - b), 'subtracts the changes'],
    ],
  });
}

/** The radius from the ends of a diameter. */
function fromDiameter(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [h, k] = center(request);
  const [a, b, c] = random.pick(TRIPLES);
  const [x1, y1, x2, y2] = [h - a, k - b, h + a, k + b];
  return buildProblem({
    skill: 'equations-of-circles',
    situation: 'multi-step',
    text: `The points ${pair(x1, y1)} and ${pair(x2, y2)} are the ends of a diameter. How many units is the radius of the circle that ${who} draws?`,
    bare: `The points ${pair(x1, y1)} and ${pair(x2, y2)} are the ends of a diameter. How many units is the radius?`,
    expression: `((${x2} - ${inside(x1)})^2 + (${y2} - ${inside(y1)})^2)^(1/2) / 2`,
    constants: [SQUARED, SQUARE_ROOT, TWO_EQUAL_GROUPS],
    value: new Fraction(c),
    notation: counted(UNIT),
    steps: [
      { text: 'Square the changes in x and y and add.', equation: `(${x2} - ${inside(x1)})^2 + (${y2} - ${inside(y1)})^2 = ${4 * c * c}` },
      { text: `The diameter is the square root, ${2 * c}.`, equation: `${2 * c}^2 = ${4 * c * c}` },
      { text: 'The radius is half of it.', equation: `${2 * c} / 2 = ${c}` },
    ],
    mistakes: [
      [2 * c, 'gives the diameter'],
      [4 * c * c, 'forgets the square root'],
      [a + b, 'adds the changes without squaring'],
      [2 * (a + b), 'walks along the grid lines'],
    ],
  });
}

export const equationsOfCircles = defineMathSkill({
  id: 'equations-of-circles',
  strand: 'geometry',
  title: 'Equations of circles',
  inText: 'equations of circles',
  grades: [10, 12],
  aliases: [
    'equation of a circle',
    'equations of circles',
    'standard form of a circle',
    'circles on the coordinate plane',
    'circle equations',
    'conic sections',
    'circles and coordinate geometry',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.HSG.GPE.A.1', grades: [10, 12] }],
  bigIdea: 'The equation of a circle says that all its points have the same distance from the center.',
  objective: 'write the equation of a circle and read center and radius from it',
  hint: 'The right side is the square of the radius. Which sign belongs to the center?',
  misconception: {
    belief: '(x + 3)² means that the center has x = 3.',
    why: 'The number is read with the sign that stands there.',
    truth: 'It is x minus the center: x − (−3). The center has x = −3.',
    teacherMove: 'Ask for which x the bracket is 0. Mark that point as the center.',
  },
  restsOn: {
    skill: 'square roots',
    recall(random) {
      const r = random.int(4, 15);
      return { prompt: `What is the square root of ${r * r}?`, answer: String(r), likelyError: `Says ${(r * r) / 2}: halves.` };
    },
  },
  problem: byDifficulty({
    basic: [read, fromPoint],
    intermediate: [read, fromPoint],
    advanced: [fromPoint, fromDiameter],
    multiStep: [fromPoint, fromDiameter],
  }),
});
