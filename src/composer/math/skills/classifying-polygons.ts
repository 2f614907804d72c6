import Fraction from 'fraction.js';
import type { Figure } from '../../../figures/figure.ts';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { FOUR_SIDES, RIGHT_ANGLE, SIDES_OF_NAMED_SHAPES, STRAIGHT_ANGLE, THREE_SIDES, TWO_OF_EACH_SIDE } from '../named-constants.ts';
import { count, counted } from '../quantity.ts';
import { CENTIMETER, DEGREE, INCH } from '../units.ts';

type Corner = readonly [number, number];

function shape(
  name: string,
  corners: readonly Corner[],
  sides: readonly string[],
  labels: readonly string[] = [],
  right: readonly number[] = [],
): Figure {
  return {
    kind: 'polygon',
    name,
    corners: corners.map((at, index) => ({ at, label: labels[index] ?? '', right: right.includes(index) })),
    sides,
    dashes: [],
  };
}

const RHOMBUS: readonly Corner[] = [
  [0, 0],
  [5, 0],
  [8, 4],
  [3, 4],
];
const PARALLELOGRAM: readonly Corner[] = [
  [0, 0],
  [8, 0],
  [10, 4],
  [2, 4],
];
const KITE: readonly Corner[] = [
  [4, 0],
  [7, 6],
  [4, 9],
  [1, 6],
];
const ISOSCELES: readonly Corner[] = [
  [0, 0],
  [6, 0],
  [3, 5],
];
const EQUILATERAL: readonly Corner[] = [
  [0, 0],
  [6, 0],
  [3, 5.2],
];

/** The name of a shape tells about its sides: a side that is not told can be known. */
function distanceAround(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const unit = random.pick([CENTIMETER, INCH]);
  const a = random.int(difficulty === 'basic' ? 3 : 6, difficulty === 'advanced' ? 35 : 15);
  const b = a + random.int(2, 9);
  const [short, long] = [count(a, unit), count(b, unit)];
  const kind = random.pick(
    difficulty === 'basic'
      ? (['rhombus', 'equilateral triangle'] as const)
      : (['rhombus', 'parallelogram', 'kite', 'isosceles triangle', 'equilateral triangle'] as const),
  );
  const told = {
    rhombus: {
      text: `All sides of a rhombus are equal. ${who} makes a rhombus from straws. One side is ${short} long.`,
      expression: `4 * ${a}`,
      value: 4 * a,
      fact: 'A rhombus has four equal sides.',
      mistakes: [
        [2 * a, 'counts two of the four sides'],
        [3 * a, 'counts three of the four sides'],
        [a * a, 'multiplies the side by itself'],
      ] as const,
      figure: shape('A rhombus', RHOMBUS, [short, '', '', '']),
    },
    'equilateral triangle': {
      text: `${who} makes an equilateral triangle from wire. One side is ${short} long.`,
      expression: `3 * ${a}`,
      value: 3 * a,
      fact: 'An equilateral triangle has three equal sides.',
      mistakes: [
        [2 * a, 'counts two of the three sides'],
        [4 * a, 'counts four sides'],
        [a * a, 'multiplies the side by itself'],
      ] as const,
      figure: shape('An equilateral triangle', EQUILATERAL, [short, '', '']),
    },
    parallelogram: {
      text: `${who} draws a parallelogram. One side is ${short} long, and the side next to it is ${long} long.`,
      expression: `2 * (${a} + ${b})`,
      value: 2 * (a + b),
      fact: 'In a parallelogram, opposite sides are equal.',
      mistakes: [
        [a + b, 'adds only the two sides that are told'],
        [4 * b, 'takes all four sides for equal'],
        [a * b, 'multiplies the two sides'],
      ] as const,
      figure: shape('A parallelogram', PARALLELOGRAM, [long, short, '', '']),
    },
    kite: {
      text: `${who} builds the frame of a kite. The two short sides are ${short} each, and the two long sides are ${long} each.`,
      expression: `2 * (${a} + ${b})`,
      value: 2 * (a + b),
      fact: 'A kite has two pairs of equal sides.',
      mistakes: [
        [a + b, 'counts one side of each pair'],
        [2 * a + b, 'counts only one long side'],
        [4 * a, 'takes all four sides for equal'],
      ] as const,
      figure: shape('A kite', KITE, [long, short, short, long]),
    },
    'isosceles triangle': {
      text: `${who} folds a flag in the shape of an isosceles triangle. The two equal sides are ${long} each. The third side is ${short} long.`,
      expression: `2 * ${b} + ${a}`,
      value: 2 * b + a,
      fact: 'An isosceles triangle has two equal sides.',
      mistakes: [
        [a + b, 'counts the equal sides once'],
        [3 * b, 'takes all three sides for equal'],
        [2 * a + b, 'doubles the wrong side'],
      ] as const,
      figure: shape('An isosceles triangle', ISOSCELES, [short, long, long]),
    },
  }[kind];
  return buildProblem({
    skill: 'classifying-polygons',
    situation: 'measure',
    text: `${told.text} What is the distance around it?`,
    bare: `${told.text
      .replace(/^All sides of a rhombus are equal\. /u, '')
      .replace(/^\S+ (?:makes|draws|builds the frame of|folds a flag in the shape of) /u, 'Think of ')
      .replace(/ from (?:straws|wire)/u, '')} What is the distance around it?`,
    expression: told.expression,
    constants: [FOUR_SIDES, THREE_SIDES, TWO_OF_EACH_SIDE],
    value: new Fraction(told.value),
    notation: counted(unit),
    steps: [{ text: told.fact }, { text: 'Add all the sides.', equation: `${told.expression} = ${told.value}` }],
    mistakes: [...told.mistakes],
    figure: told.figure,
  });
}

/** A shape's name and the distance around tell a side. */
function sideFromName(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const unit = random.pick([CENTIMETER, INCH]);
  const side = random.int(4, difficulty === 'advanced' ? 30 : 12);
  const [name, sides] = random.pick([
    ['rhombus', 4],
    ['square', 4],
    ['equilateral triangle', 3],
  ] as const);
  const around = side * sides;
  return buildProblem({
    skill: 'classifying-polygons',
    situation: 'groups: size unknown',
    text: `${who} bends a wire of ${count(around, unit)} into ${/^[aeiou]/u.test(name) ? 'an' : 'a'} ${name}. How long is each side?`,
    bare: `The distance around ${/^[aeiou]/u.test(name) ? 'an' : 'a'} ${name} is ${count(around, unit)}. How long is each side?`,
    expression: `${around} / ${sides}`,
    constants: [FOUR_SIDES, THREE_SIDES],
    value: new Fraction(side),
    notation: counted(unit),
    steps: [
      { text: `${/^[aeiou]/u.test(name) ? 'An' : 'A'} ${name} has ${sides} equal sides.` },
      { text: 'Share the length equally.', equation: `${around} / ${sides} = ${side}` },
    ],
    mistakes: [
      [new Fraction(around, sides === 4 ? 3 : 4), `divides by ${sides === 4 ? 3 : 4} sides`],
      [new Fraction(around, 2), 'halves the distance around'],
      [around - sides, 'subtracts the number of sides'],
      [around * sides, 'multiplies by the number of sides'],
    ],
  });
}

/** Sides or corners of several named shapes. */
function countByName(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const shapes = random.sample(
    [
      ['trapezoid', 4],
      ['pentagon', 5],
      ['hexagon', 6],
      ['octagon', 8],
      ['triangle', 3],
      ['quadrilateral', 4],
    ] as const,
    2,
  );
  const [[first, a], [second, b]] = shapes as [readonly [string, number], readonly [string, number]];
  const most = difficulty === 'basic' ? 3 : 6;
  const [m, n] = [random.int(2, most), random.int(2, most)];
  const asks = random.pick(['sides', 'corners'] as const);
  return buildProblem({
    skill: 'classifying-polygons',
    situation: 'multi-step',
    text: `${who} cuts out ${m} ${first}s and ${n} ${second}s. How many ${asks} do the shapes have in all?`,
    bare: `How many ${asks} do ${m} ${first}s and ${n} ${second}s have in all?`,
    expression: `${m} * ${a} + ${n} * ${b}`,
    constants: SIDES_OF_NAMED_SHAPES,
    value: new Fraction(m * a + n * b),
    notation: counted({ one: asks.slice(0, -1), many: asks }),
    steps: [
      { text: `Each ${first} has ${a}.`, equation: `${m} * ${a} = ${m * a}` },
      { text: `Each ${second} has ${b}.`, equation: `${n} * ${b} = ${n * b}` },
      { text: 'Add both.', equation: `${m * a} + ${n * b} = ${m * a + n * b}` },
    ],
    mistakes: [
      [a + b, 'counts one shape of each kind'],
      [m + n, 'counts the shapes'],
      [m * a, `leaves the ${second}s out`],
      [n * b, `leaves the ${first}s out`],
      [m * b + n * a, 'swaps the two shapes'],
    ],
  });
}

/** A kind of triangle or quadrilateral tells about its angles. */
function angleFromName(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const known = random.int(5, 16) * 5;
  const isRight = random.chance(0.5);
  const value = isRight ? 90 - known : 180 - known;
  return buildProblem({
    skill: 'classifying-polygons',
    situation: 'part-whole: part unknown',
    text: isRight
      ? `${who} draws a right triangle. One of its two sharp angles is ${count(known, DEGREE)}. How large is the other sharp angle?`
      : `${who} draws a parallelogram. One of its angles is ${count(known, DEGREE)}. How large is the angle next to it?`,
    bare: isRight
      ? `A right triangle has an angle of ${count(known, DEGREE)}. How large is the other sharp angle?`
      : `A parallelogram has an angle of ${count(known, DEGREE)}. How large is the angle next to it?`,
    expression: isRight ? `180 - 90 - ${known}` : `180 - ${known}`,
    constants: [STRAIGHT_ANGLE, RIGHT_ANGLE],
    value: new Fraction(value),
    notation: counted(DEGREE),
    steps: isRight
      ? [
          { text: 'A right triangle has an angle of 90 degrees. All three make 180.', equation: '180 - 90 = 90' },
          { text: 'Take the known angle away.', equation: `90 - ${known} = ${value}` },
        ]
      : [{ text: 'Angles side by side in a parallelogram make 180 degrees.', equation: `180 - ${known} = ${value}` }],
    mistakes: [
      [known, 'takes both angles for equal'],
      [isRight ? 180 - known : 360 - known, isRight ? 'forgets the right angle' : 'takes 360 degrees for two angles'],
      [isRight ? 90 + known : 90, isRight ? 'adds the angle to the right angle' : 'takes every angle for a right angle'],
    ],
    figure: isRight
      ? shape(
          'A right triangle',
          [
            [0, 0],
            [6, 0],
            [0, 4],
          ],
          ['', '', ''],
          ['', `${known}°`, '?'],
          [0],
        )
      : shape('A parallelogram', PARALLELOGRAM, ['', '', '', ''], [`${known}°`, '?', '', '']),
  });
}

export const classifyingPolygons = defineMathSkill({
  id: 'classifying-polygons',
  strand: 'geometry',
  title: 'Classifying triangles and quadrilaterals',
  inText: 'classifying triangles and quadrilaterals',
  grades: [3, 5],
  aliases: [
    'classifying triangles',
    'classifying quadrilaterals',
    'classifying shapes',
    'polygons',
    'types of triangles',
    'types of quadrilaterals',
    'quadrilaterals',
    'triangles',
    'rhombus',
    'trapezoid',
    'parallelogram',
    'hierarchy of shapes',
    'hierarchy',
    'hierarchy of quadrilaterals',
    'attributes of shapes',
    'properties of shapes',
    'two dimensional figures',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.G.A.1', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.G.A.2', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.5.G.B.3', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.5.G.B.4', grades: [5, 5] },
  ],
  bigIdea: 'The name of a shape tells what must be true of its sides and angles.',
  objective: 'use the name of a shape to find its sides and angles',
  hint: 'What must be true of every shape with this name?',
  misconception: {
    belief: 'A square is not a rectangle.',
    why: 'The two are shown as different shapes.',
    truth: 'A square has all that a rectangle needs, and equal sides as well.',
    teacherMove: 'Write what a rectangle must have. Let students test a square against each line.',
  },
  restsOn: {
    skill: 'sides and corners',
    recall(random) {
      const [name, sides] = random.pick([
        ['pentagon', 5],
        ['hexagon', 6],
        ['octagon', 8],
        ['quadrilateral', 4],
      ] as const);
      return {
        prompt: `How many corners does ${name === 'octagon' ? 'an' : 'a'} ${name} have?`,
        answer: `${sides} corners`,
        likelyError: `Says ${sides - 1}: leaves one corner out.`,
      };
    },
  },
  problem(request) {
    const angles = request.grade >= 4 ? [angleFromName] : [];
    return byDifficulty({
      basic: [distanceAround, sideFromName, countByName],
      intermediate: [distanceAround, sideFromName, countByName, ...angles],
      advanced: [distanceAround, sideFromName, ...angles],
      multiStep: [countByName],
    })(request);
  },
});
