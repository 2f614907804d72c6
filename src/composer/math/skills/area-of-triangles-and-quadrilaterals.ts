import Fraction from 'fraction.js';
import type { Figure } from '../../../figures/figure.ts';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TRIANGLE_HALF, TWO_EQUAL_GROUPS } from '../named-constants.ts';
import { type Noun, count, counted } from '../quantity.ts';
import type { Range } from '../scenes.ts';
import { CENTIMETER, FOOT, INCH, METER, square } from '../units.ts';

const HALF_BASE: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 6], intermediate: [3, 12], advanced: [5, 20] };
const TRIANGLES: readonly (readonly [string, Noun])[] = [
  ['sail', FOOT],
  ['flag', INCH],
  ['flower bed', METER],
  ['roof side', FOOT],
  ['pennant', CENTIMETER],
  ['kite panel', INCH],
];

type At = readonly [number, number];
const figureOf = (name: string, corners: readonly At[], sides: readonly string[], height: string, from: At, to: At): Figure => ({
  kind: 'polygon',
  name,
  corners: corners.map((at) => ({ at, label: '', right: false })),
  sides,
  dashes: [{ from, to, label: height }],
});

function draw({ random, difficulty }: ProblemRequest) {
  return { base: random.int(...HALF_BASE[difficulty]) * 2, height: random.int(...HALF_BASE[difficulty]) + 1 };
}

function triangle(request: ProblemRequest): MathProblem {
  const { base, height } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [thing, unit] = random.pick(TRIANGLES);
  const area = (base * height) / 2;
  return buildProblem({
    skill: 'area-of-triangles-and-quadrilaterals',
    situation: 'measure',
    text: random.pick([
      `${who} sews a ${thing} in the shape of a triangle. Its base is ${count(base, unit)} and its height is ${count(height, unit)}. What is its area?`.replace(
        /sews a (?<made>flower bed|roof side)/u,
        'plans a $<made>',
      ),
      `A ${thing} is a triangle with a base of ${count(base, unit)} and a height of ${count(height, unit)}. How many ${square(unit).many} does ${who} need to cover it?`,
    ]),
    bare: `A triangle has a base of ${count(base, unit)} and a height of ${count(height, unit)}. How many ${square(unit).many} is its area?`,
    expression: `1/2 * ${base} * ${height}`,
    constants: [TRIANGLE_HALF],
    value: new Fraction(area),
    notation: counted(square(unit)),
    steps: [
      { text: 'Think of the rectangle with this base and height.', equation: `${base} * ${height} = ${base * height}` },
      { text: 'The triangle is half of it.', equation: `1/2 * ${base * height} = ${area}` },
    ],
    mistakes: [
      [base * height, 'forgets to halve'],
      [base + height, 'adds base and height'],
      [2 * (base + height), 'finds the distance around a rectangle'],
      [new Fraction(base * height, 4), 'halves twice'],
    ],
    figure: figureOf(
      'A triangle',
      [
        [0, 0],
        [base, 0],
        [base * 0.4, height],
      ],
      [count(base, unit), '', ''],
      count(height, unit),
      [base * 0.4, 0],
      [base * 0.4, height],
    ),
  });
}

function parallelogram(request: ProblemRequest): MathProblem {
  const { base, height } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const unit = random.pick([CENTIMETER, INCH, METER]);
  const slant = height + random.int(1, 4);
  return buildProblem({
    skill: 'area-of-triangles-and-quadrilaterals',
    situation: 'measure',
    text: `${who} cuts a tile in the shape of a parallelogram. Its base is ${count(base, unit)} and its height is ${count(height, unit)}. What is its area?`,
    bare: `A parallelogram has a base of ${count(base, unit)} and a height of ${count(height, unit)}. How many ${square(unit).many} is its area?`,
    expression: `${base} * ${height}`,
    value: new Fraction(base * height),
    notation: counted(square(unit)),
    steps: [
      { text: 'Cut a corner off and move it to the other side. It makes a rectangle.' },
      { text: 'Multiply base and height.', equation: `${base} * ${height} = ${base * height}` },
    ],
    mistakes: [
      [new Fraction(base * height, 2), 'halves as for a triangle'],
      [base * slant, 'uses the slanted side for the height'],
      [2 * (base + height), 'finds a distance around'],
      [base + height, 'adds base and height'],
    ],
    figure: figureOf(
      'A parallelogram',
      [
        [0, 0],
        [base, 0],
        [base + 3, height],
        [3, height],
      ],
      [count(base, unit), '', '', ''],
      count(height, unit),
      [3, 0],
      [3, height],
    ),
  });
}

function trapezoid(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const unit = random.pick([FOOT, METER]);
  const short = random.int(...HALF_BASE[difficulty]);
  const long = short + 2 * random.int(1, 5);
  const height = random.int(2, 9);
  const area = new Fraction((short + long) * height, 2);
  return buildProblem({
    skill: 'area-of-triangles-and-quadrilaterals',
    situation: 'multi-step',
    text: `A flower bed has the shape of a trapezoid. The two parallel sides are ${count(short, unit)} and ${count(long, unit)} long and ${count(height, unit)} apart. How many ${square(unit).many} does ${who} plant?`,
    bare: `A trapezoid has parallel sides of ${count(short, unit)} and ${count(long, unit)} and a height of ${count(height, unit)}. How many ${square(unit).many} is its area?`,
    expression: `1/2 * (${short} + ${long}) * ${height}`,
    constants: [TRIANGLE_HALF],
    value: area,
    notation: counted(square(unit)),
    steps: [
      { text: 'Add the parallel sides.', equation: `${short} + ${long} = ${short + long}` },
      { text: 'Take half of that sum times the height.', equation: `1/2 * ${short + long} * ${height} = ${area.toFraction()}` },
    ],
    mistakes: [
      [(short + long) * height, 'forgets to halve'],
      [long * height, 'takes it for a rectangle with the long side'],
      [short * height, 'takes it for a rectangle with the short side'],
      [short + long + height, 'adds all the lengths'],
    ],
    figure: figureOf(
      'A trapezoid',
      [
        [0, 0],
        [long, 0],
        [long - (long - short) / 2, height],
        [(long - short) / 2, height],
      ],
      [count(long, unit), '', count(short, unit), ''],
      count(height, unit),
      [(long - short) / 2, 0],
      [(long - short) / 2, height],
    ),
  });
}

function heightUnknown(request: ProblemRequest): MathProblem {
  const { base, height } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [thing, unit] = random.pick(TRIANGLES);
  const area = (base * height) / 2;
  return buildProblem({
    skill: 'area-of-triangles-and-quadrilaterals',
    situation: 'groups: size unknown',
    text: `A ${thing} in the shape of a triangle has an area of ${count(area, square(unit))}. Its base is ${count(base, unit)}. ${who} wants to know its height. How high is it?`,
    bare: `A triangle has an area of ${count(area, square(unit))} and a base of ${count(base, unit)}. How many ${unit.many} high is it?`,
    expression: `2 * ${area} / ${base}`,
    constants: [TWO_EQUAL_GROUPS],
    value: new Fraction(height),
    notation: counted(unit),
    steps: [
      { text: 'The rectangle around it is twice as large.', equation: `2 * ${area} = ${area * 2}` },
      { text: 'Divide by the base.', equation: `${area * 2} / ${base} = ${height}` },
    ],
    mistakes: [
      [new Fraction(area, base), 'forgets to double the area first'],
      [area - base, 'subtracts the base'],
      [new Fraction(area, base * 2), 'halves where it is doubled'],
      [area * 2, 'stops after doubling the area'],
    ],
  });
}

export const areaOfTrianglesAndQuadrilaterals = defineMathSkill({
  id: 'area-of-triangles-and-quadrilaterals',
  strand: 'measurement',
  title: 'Area of triangles, parallelograms and trapezoids',
  inText: 'the area of triangles, parallelograms and trapezoids',
  grades: [6, 7],
  aliases: [
    'area of triangles',
    'area of a triangle',
    'area of parallelograms',
    'area of trapezoids',
    'area of polygons',
    'area of quadrilaterals',
    'area',
    'base and height',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.G.A.1', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.7.G.B.6', grades: [7, 7] },
  ],
  bigIdea: 'Every triangle is half of a parallelogram with the same base and height.',
  objective: 'find areas of triangles, parallelograms and trapezoids and explain the formulas',
  hint: 'Which rectangle or parallelogram belongs to it? What part of it is the shape?',
  misconception: {
    belief: 'The height is the slanted side.',
    why: 'In a rectangle the height is a side.',
    truth: 'The height stands upright on the base; a slanted side is longer.',
    teacherMove: 'Push over a frame of four straws. The sides stay, and the area shrinks. Ask what changed.',
  },
  restsOn: {
    skill: 'area of rectangles',
    recall(random) {
      const [a, b] = [random.int(4, 12), random.int(3, 9)];
      return {
        prompt: `What is half of the area of a rectangle of ${a * 2} cm by ${b} cm?`,
        answer: `${a * b} square centimeters`,
        likelyError: `Says ${2 * a * b}: forgets the half.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [triangle, parallelogram],
    intermediate: [triangle, parallelogram, trapezoid],
    advanced: [trapezoid, heightUnknown, triangle],
    multiStep: [trapezoid, heightUnknown, triangle],
  }),
});
