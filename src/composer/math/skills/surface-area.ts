import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { FOUR_SIDES, SIX_FACES, SQUARED, TRIANGLE_HALF, TWO_OF_EACH_SIDE } from '../named-constants.ts';
import { count, counted } from '../quantity.ts';
import type { Range } from '../scenes.ts';
import { CENTIMETER, INCH, square } from '../units.ts';

const EDGE: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 6], intermediate: [3, 10], advanced: [4, 15] };
const BOXES = ['gift box', 'planter', 'toy chest', 'lantern', 'jewelry box', 'lunch box'] as const;

function box(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const unit = random.pick([CENTIMETER, INCH]);
  const [l, w, h] = [random.int(...EDGE[difficulty]) + 2, random.int(...EDGE[difficulty]), random.int(...EDGE[difficulty]) + 1];
  const thing = random.pick(BOXES);
  const pairs = [l * w, l * h, w * h] as const;
  const sum = pairs[0] + pairs[1] + pairs[2];
  return buildProblem({
    skill: 'surface-area',
    situation: 'multi-step',
    text: random.pick([
      `${who} covers a ${thing} with paper on all sides. It is ${count(l, unit)} long, ${count(w, unit)} wide and ${count(h, unit)} high. How many ${square(unit).many} of paper are needed?`,
      `A ${thing} has the shape of a rectangular prism, ${count(l, unit)} by ${count(w, unit)} by ${count(h, unit)}. ${who} paints the whole outside. How large is the surface?`,
    ]),
    bare: `What is the surface area of a prism of ${l} by ${w} by ${h} ${unit.many}?`,
    expression: `2 * (${l} * ${w} + ${l} * ${h} + ${w} * ${h})`,
    constants: [TWO_OF_EACH_SIDE],
    value: new Fraction(2 * sum),
    notation: counted(square(unit)),
    steps: [
      { text: 'Find the three kinds of faces and add them.', equation: `${l} * ${w} + ${l} * ${h} + ${w} * ${h} = ${sum}` },
      { text: 'Each face comes twice.', equation: `2 * ${sum} = ${2 * sum}` },
    ],
    mistakes: [
      [sum, 'counts each kind of face once'],
      [l * w * h, 'finds the volume'],
      [2 * sum - pairs[0], 'leaves the bottom out'],
      [4 * (l + w + h), 'adds the edges'],
    ],
    figure: { kind: 'solid', shape: 'rectangular prism', across: count(l, unit), height: count(h, unit), depth: count(w, unit) },
  });
}

function cube(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const unit = random.pick([CENTIMETER, INCH]);
  const edge = random.int(...EDGE[difficulty]) + 1;
  return buildProblem({
    skill: 'surface-area',
    situation: 'measure',
    text: random.pick([
      `${who} paints all faces of a wooden cube. Each edge is ${count(edge, unit)} long. How many ${square(unit).many} does ${who} paint?`,
      `A cube-shaped candle has edges of ${count(edge, unit)}. ${who} wraps it without overlap. How much paper is that?`,
    ]),
    bare: `What is the surface area of a cube with edges of ${count(edge, unit)}?`,
    expression: `6 * ${edge}^2`,
    constants: [SIX_FACES, SQUARED],
    value: new Fraction(6 * edge * edge),
    notation: counted(square(unit)),
    steps: [
      { text: 'Find the area of one face.', equation: `${edge}^2 = ${edge * edge}` },
      { text: 'A cube has six equal faces.', equation: `6 * ${edge * edge} = ${6 * edge * edge}` },
    ],
    mistakes: [
      [edge * edge, 'counts one face'],
      [4 * edge * edge, 'counts only four faces'],
      [edge ** 3, 'finds the volume'],
      [12 * edge, 'adds the twelve edges'],
    ],
    figure: { kind: 'solid', shape: 'cube', across: count(edge, unit), height: '', depth: '' },
  });
}

function pyramid(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const unit = random.pick([CENTIMETER, INCH]);
  const base = random.int(2, 6) * 2;
  const slant = random.int(...EDGE[difficulty]) + base;
  const side = (base * slant) / 2;
  const total = base * base + 4 * side;
  return buildProblem({
    skill: 'surface-area',
    situation: 'multi-step',
    text: `${who} builds a square pyramid of card. The base is a square with sides of ${count(base, unit)}. Each of the four triangles is ${count(slant, unit)} high. How much card is that?`,
    bare: `A square pyramid has a base of ${base} by ${base} ${unit.many}. Its triangles are ${count(slant, unit)} high. What is its surface area in ${square(unit).many}?`,
    expression: `${base}^2 + 4 * 1/2 * ${base} * ${slant}`,
    constants: [SQUARED, FOUR_SIDES, TRIANGLE_HALF],
    value: new Fraction(total),
    notation: counted(square(unit)),
    steps: [
      { text: 'Find the area of the base.', equation: `${base}^2 = ${base * base}` },
      { text: 'Find the area of one triangle.', equation: `1/2 * ${base} * ${slant} = ${side}` },
      { text: 'Add four triangles to the base.', equation: `${base * base} + 4 * ${side} = ${total}` },
    ],
    mistakes: [
      [4 * side, 'leaves the base out'],
      [base * base + side, 'counts only one triangle'],
      [base * base + 4 * base * slant, 'forgets to halve for the triangles'],
      [base * base * slant, 'multiplies base and height as for a volume'],
    ],
    figure: { kind: 'solid', shape: 'square pyramid', across: count(base, unit), height: '', depth: '' },
  });
}

export const surfaceArea = defineMathSkill({
  id: 'surface-area',
  strand: 'measurement',
  title: 'Surface area and nets',
  inText: 'surface area',
  grades: [6, 7],
  aliases: [
    'surface area',
    'nets',
    'surface area of prisms',
    'surface area of rectangular prisms',
    'surface area of pyramids',
    'nets and surface area',
    '3d figures',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.G.A.4', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.7.G.B.6', grades: [7, 7] },
  ],
  bigIdea: 'The surface is the sum of all faces, as a net lays them out flat.',
  objective: 'find the surface of a solid from its net',
  hint: 'Which faces are alike? How many of each are there?',
  misconception: {
    belief: 'Surface area is length × width × height.',
    why: 'All three lengths are given, so students multiply them.',
    truth: 'That is the volume. The surface adds the areas of the faces.',
    teacherMove: 'Unfold a cereal box and lay it flat. Let students mark equal faces in one color.',
  },
  restsOn: {
    skill: 'area of rectangles',
    recall(random) {
      const [a, b] = [random.int(3, 9), random.int(4, 12)];
      return {
        prompt: `Two sheets are ${a} by ${b} inches each. What is their area in all?`,
        answer: `${2 * a * b} square inches`,
        likelyError: `Says ${a * b}: counts one sheet.`,
      };
    },
  },
  problem: byDifficulty({ basic: [cube, box], intermediate: [box, cube], advanced: [box, pyramid], multiStep: [box, pyramid, cube] }),
});
