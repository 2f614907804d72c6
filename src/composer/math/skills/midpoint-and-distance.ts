import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { SQUARED, SQUARE_ROOT, TWO_EQUAL_GROUPS } from '../named-constants.ts';
import { gridAround } from '../problem-figures.ts';
import { SIGNED_FRACTION, count, counted } from '../quantity.ts';
import { FOOT, UNIT } from '../units.ts';

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const;
const BOXES = [
  [2, 3, 6, 7],
  [4, 4, 7, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [3, 4, 12, 13],
  [2, 5, 14, 15],
] as const;
const pair = (x: number, y: number): string => `(${x}, ${y})`.replaceAll('-', '−');
const inside = (value: number): string => (value < 0 ? `(${value})` : String(value));

function distance(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const [a, b, c] = random.pick(difficulty === 'basic' ? TRIPLES.slice(0, 2) : TRIPLES);
  const [dx, dy] = random.chance(0.5) ? [a, b] : [b, a];
  const [x, y] = [random.int(-6, 4), random.int(-6, 4)];
  const up = random.chance(0.5) ? 1 : -1;
  const [x2, y2] = [x + dx, y + dy * up];
  return buildProblem({
    skill: 'midpoint-and-distance',
    situation: 'measure',
    text: random.pick([
      `${who} plots ${pair(x, y)} and ${pair(x2, y2)}. How many units is it straight from one point to the other?`,
      `On a map with one unit for each mile, a drone flies straight from ${pair(x, y)} to ${pair(x2, y2)}. How many units of the map does ${who} measure?`,
    ]),
    bare: `How many units apart are ${pair(x, y)} and ${pair(x2, y2)}?`,
    expression: `((${x2} - ${inside(x)})^2 + (${y2} - ${inside(y)})^2)^(1/2)`,
    constants: [SQUARED, SQUARE_ROOT],
    value: new Fraction(c),
    notation: counted(UNIT),
    steps: [
      { text: 'Find the changes in x and in y.', equation: `${x2} - ${inside(x)} = ${dx}` },
      { text: 'Square both changes and add.', equation: `${dx}^2 + ${inside(dy * up)}^2 = ${c * c}` },
      { text: `The distance is the square root, ${c}.`, equation: `${c}^2 = ${c * c}` },
    ],
    mistakes: [
      [dx + dy, 'walks along the grid lines'],
      [c * c, 'forgets the square root'],
      [Math.abs(dx - dy), 'subtracts the two changes'],
      [new Fraction(c * c, 2), 'halves where the square root is needed'],
    ],
    figure: gridAround(
      [
        [x, y],
        [x2, y2],
      ],
      {
        points: [
          { at: [x, y], label: 'A' },
          { at: [x2, y2], label: 'B' },
        ],
      },
    ),
  });
}

function midpoint(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [x, y, x2, y2] = [random.int(-9, 9), random.int(-9, 9), random.int(-9, 9), random.int(-9, 9)];
  const asked = random.pick(['x', 'y'] as const);
  const [one, other] = asked === 'x' ? [x, x2] : [y, y2];
  const value = new Fraction(one + other, 2);
  return buildProblem({
    skill: 'midpoint-and-distance',
    situation: 'measure',
    text: random.pick([
      `${who} plots a segment from ${pair(x, y)} to ${pair(x2, y2)}. What is the ${asked}-coordinate of its midpoint?`,
      `Two friends stand at ${pair(x, y)} and ${pair(x2, y2)} on a map and meet halfway. Which ${asked}-coordinate does ${who} find?`,
    ]),
    bare: `What is the ${asked}-coordinate of the midpoint of ${pair(x, y)} and ${pair(x2, y2)}?`,
    expression: `(${inside(one)} + ${inside(other)}) / 2`,
    constants: [TWO_EQUAL_GROUPS],
    value,
    notation: SIGNED_FRACTION,
    steps: [
      { text: `Add the ${asked}-coordinates.`, equation: `${inside(one)} + ${inside(other)} = ${one + other}` },
      { text: 'Halve the sum.', equation: `${one + other} / 2 = ${value.toFraction()}` },
    ],
    mistakes: [
      [new Fraction(other - one, 2), 'halves the difference'],
      [one + other, 'forgets to halve'],
      [new Fraction(asked === 'x' ? y + y2 : x + x2, 2), 'gives the other coordinate'],
      [other - one, 'subtracts the coordinates'],
    ],
  });
}

/** The diagonal of a box: the Pythagorean theorem twice. */
function boxDiagonal(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, b, c, d] = random.pick(BOXES);
  const [l, w, h] = random.shuffle([a, b, c]) as [number, number, number];
  return buildProblem({
    skill: 'midpoint-and-distance',
    situation: 'multi-step',
    text: `A storage box is ${count(l, FOOT)} long, ${count(w, FOOT)} wide and ${count(h, FOOT)} high. How long is the longest pole that ${who} can put inside, from corner to opposite corner?`,
    bare: `How many feet long is the diagonal of a box of ${l} by ${w} by ${h} feet?`,
    expression: `(${l}^2 + ${w}^2 + ${h}^2)^(1/2)`,
    constants: [SQUARED, SQUARE_ROOT],
    value: new Fraction(d),
    notation: counted(FOOT),
    steps: [
      { text: 'Square the diagonal of the floor.', equation: `${l}^2 + ${w}^2 = ${l * l + w * w}` },
      { text: 'Add the square of the height.', equation: `${l * l + w * w} + ${h}^2 = ${d * d}` },
      { text: `The pole is the square root, ${d}.`, equation: `${d}^2 = ${d * d}` },
    ],
    mistakes: [
      [l + w + h, 'adds the three lengths'],
      [d * d, 'forgets the square root'],
      [Math.max(l, w, h), 'takes the longest edge'],
      [l * w * h, 'finds the volume'],
    ],
    figure: { kind: 'solid', shape: 'rectangular prism', across: count(l, FOOT), height: count(h, FOOT), depth: count(w, FOOT) },
  });
}

export const midpointAndDistance = defineMathSkill({
  id: 'midpoint-and-distance',
  strand: 'geometry',
  title: 'Midpoint and distance',
  inText: 'midpoint and distance',
  grades: [8, 10],
  aliases: [
    'midpoint',
    'distance formula',
    'midpoint formula',
    'midpoint and distance',
    'distance between two points',
    'coordinate geometry',
    'circles and coordinate geometry',
    'diagonal of a box',
    'distance on the coordinate plane',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.G.B.8', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSG.GPE.B.7', grades: [9, 10] },
  ],
  bigIdea: 'The distance between two points is the hypotenuse of a right triangle along the grid.',
  objective: 'find midpoints and distances in the plane and in a box',
  hint: 'Draw the right triangle along the grid lines. How long are its legs?',
  misconception: {
    belief: 'The distance is the change in x plus the change in y.',
    why: 'That is the way along the grid lines.',
    truth: 'The straight way is shorter: square both changes, add, take the root.',
    teacherMove: 'Let students walk 3 and 4 steps around a corner and then straight across. Compare.',
  },
  restsOn: {
    skill: 'the Pythagorean theorem',
    recall(random) {
      const [a, b, c] = random.pick(TRIPLES);
      return {
        prompt: `A right triangle has legs of ${a} and ${b}. How long is the hypotenuse?`,
        answer: String(c),
        likelyError: `Says ${a + b}: adds the legs.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [distance, midpoint],
    intermediate: [distance, midpoint, boxDiagonal],
    advanced: [boxDiagonal, distance],
    multiStep: [distance, boxDiagonal],
  }),
});
