import Fraction from 'fraction.js';
import type { Figure } from '../../../figures/figure.ts';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TRIANGLE_HALF } from '../named-constants.ts';
import { count, counted } from '../quantity.ts';
import type { Range } from '../scenes.ts';
import { FOOT, METER, square } from '../units.ts';

const SIDE: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 6], intermediate: [3, 10], advanced: [4, 16] };
const PLACES = ['patio', 'stage', 'garden', 'play corner', 'dance floor', 'courtyard', 'pond deck', 'vegetable patch'] as const;

/** An L: a wide part below and a narrow part on its left. */
function lShape(width: number, low: number, narrow: number, high: number, unit: (value: number) => string): Figure {
  return {
    kind: 'polygon',
    name: 'A shape like the letter L with right angles',
    corners: (
      [
        [0, 0],
        [width, 0],
        [width, low],
        [narrow, low],
        [narrow, low + high],
        [0, low + high],
      ] as const
    ).map((at) => ({ at, label: '', right: false })),
    sides: [unit(width), unit(low), '', unit(high), unit(narrow), ''],
    dashes: [],
  };
}

function twoRectangles(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const unit = random.pick([FOOT, METER]);
  const place = random.pick(PLACES);
  const [low, high, narrow] = [random.int(...SIDE[difficulty]), random.int(...SIDE[difficulty]), random.int(...SIDE[difficulty])];
  const width = narrow + random.int(...SIDE[difficulty]);
  const [first, second] = [width * low, narrow * high];
  const said = (value: number): string => count(value, unit);
  return buildProblem({
    skill: 'area-of-composite-figures',
    situation: 'multi-step',
    text: random.pick([
      `A ${place} has the shape of an L. ${who} splits it into two rectangles. One is ${said(width)} by ${said(low)}, the other ${said(narrow)} by ${said(high)}. What is the area of the ${place}?`,
      `${who} plans a ${place} like an L: a rectangle of ${said(width)} by ${said(low)} with one of ${said(narrow)} by ${said(high)} on top. How many ${square(unit).many} does it cover?`,
    ]),
    bare: `Two rectangles, ${said(width)} by ${said(low)} and ${said(narrow)} by ${said(high)}, make an L. How many ${square(unit).many} is its area?`,
    expression: `${width} * ${low} + ${narrow} * ${high}`,
    value: new Fraction(first + second),
    notation: counted(square(unit)),
    steps: [
      { text: 'Find the area of the first rectangle.', equation: `${width} * ${low} = ${first}` },
      { text: 'Find the area of the second rectangle.', equation: `${narrow} * ${high} = ${second}` },
      { text: 'Add both areas.', equation: `${first} + ${second} = ${first + second}` },
    ],
    mistakes: [
      [width * (low + high), 'takes the whole shape for one rectangle'],
      [first, 'stops after the first rectangle'],
      [width + low + narrow + high, 'adds the four lengths'],
      [2 * (width + low + high), 'finds the distance around'],
    ],
    figure: lShape(width, low, narrow, high, said),
  });
}

function cutOut(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const unit = random.pick([FOOT, METER]);
  const place = random.pick(PLACES);
  const [a, b] = [random.int(...SIDE[difficulty]) + 3, random.int(...SIDE[difficulty]) + 3];
  const [c, d] = [random.int(1, a - 2), random.int(1, b - 2)];
  return buildProblem({
    skill: 'area-of-composite-figures',
    situation: 'multi-step',
    text: `A ${place} is ${count(a, unit)} by ${count(b, unit)}. A corner of ${count(c, unit)} by ${count(d, unit)} is taken up by a shed. ${who} covers the rest. How many ${square(unit).many} is that?`,
    bare: `From a rectangle of ${count(a, unit)} by ${count(b, unit)} a corner of ${count(c, unit)} by ${count(d, unit)} is cut. How many ${square(unit).many} are left?`,
    expression: `${a} * ${b} - ${c} * ${d}`,
    value: new Fraction(a * b - c * d),
    notation: counted(square(unit)),
    steps: [
      { text: 'Find the area of the whole rectangle.', equation: `${a} * ${b} = ${a * b}` },
      { text: 'Find the area of the corner.', equation: `${c} * ${d} = ${c * d}` },
      { text: 'Take the corner away.', equation: `${a * b} - ${c * d} = ${a * b - c * d}` },
    ],
    mistakes: [
      [a * b + c * d, 'adds the corner'],
      [a * b, 'forgets the corner'],
      [(a - c) * (b - d), 'takes the lengths away before multiplying'],
      [c * d, 'gives the area of the corner'],
    ],
    figure: lShape(a, b - d, a - c, d, (value) => (value === a ? count(a, unit) : '')),
  });
}

/** A rectangle with a triangle on top: from grade 6 on. */
function withGable(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const [width, wall, gable] = [random.int(2, 8) * 2, random.int(...SIDE[difficulty]) + 2, random.int(...SIDE[difficulty])];
  const unit = random.pick([FOOT, METER]);
  const triangle = (width * gable) / 2;
  const answer = width * wall + triangle;
  return buildProblem({
    skill: 'area-of-composite-figures',
    situation: 'multi-step',
    text: `The front of a shed is a rectangle, ${count(width, unit)} wide and ${count(wall, unit)} high, with a triangle on top. The triangle is as wide as the wall and ${count(gable, unit)} high. ${who} paints the front. How many ${square(unit).many} is that?`,
    bare: `A rectangle of ${count(width, unit)} by ${count(wall, unit)} has a triangle on its ${count(width, unit)} side. The triangle is ${count(gable, unit)} high. How many ${square(unit).many} is the area?`,
    expression: `${width} * ${wall} + 1/2 * ${width} * ${gable}`,
    constants: [TRIANGLE_HALF],
    value: new Fraction(answer),
    notation: counted(square(unit)),
    steps: [
      { text: 'Find the area of the rectangle.', equation: `${width} * ${wall} = ${width * wall}` },
      { text: 'A triangle is half of its rectangle.', equation: `1/2 * ${width} * ${gable} = ${triangle}` },
      { text: 'Add both.', equation: `${width * wall} + ${triangle} = ${answer}` },
    ],
    mistakes: [
      [width * wall + width * gable, 'forgets to halve for the triangle'],
      [width * wall, 'leaves the triangle out'],
      [triangle, 'gives the area of the triangle'],
      [width * wall - triangle, 'takes the triangle away'],
    ],
    figure: {
      kind: 'polygon',
      name: 'A rectangle with a triangle on top',
      corners: (
        [
          [0, 0],
          [width, 0],
          [width, wall],
          [width / 2, wall + gable],
          [0, wall],
        ] as const
      ).map((at) => ({ at, label: '', right: false })),
      sides: [count(width, unit), count(wall, unit), '', '', ''],
      dashes: [{ from: [width / 2, wall], to: [width / 2, wall + gable], label: count(gable, unit) }],
    },
  });
}

export const areaOfCompositeFigures = defineMathSkill({
  id: 'area-of-composite-figures',
  strand: 'measurement',
  title: 'Area of composite figures',
  inText: 'the area of composite figures',
  grades: [3, 7],
  aliases: [
    'composite figures',
    'composite area',
    'area of composite figures',
    'composite shapes',
    'l shaped figures',
    'area of irregular shapes',
    'rectilinear figures',
    'compound shapes',
    'decomposing figures',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.MD.C.7.D', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.6.G.A.1', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.7.G.B.6', grades: [7, 7] },
  ],
  bigIdea: 'A shape can be cut into parts, and the areas of the parts add up to the area of the whole.',
  objective: 'find the area of a shape by cutting it into parts',
  hint: 'Where can you cut the shape into parts that you know?',
  misconception: {
    belief: 'I multiply the longest side by the longest other side.',
    why: 'It works for rectangles.',
    truth: 'That counts a corner that is not there. Cut the shape into rectangles first.',
    teacherMove: 'Lay the shape on grid paper and shade what “longest times longest” counts. Ask what is too much.',
  },
  restsOn: {
    skill: 'area of rectangles',
    recall(random) {
      const [a, b] = [random.int(3, 9), random.int(3, 9)];
      return {
        prompt: `A rectangle is ${a} feet by ${b} feet. What is its area?`,
        answer: `${a * b} square feet`,
        likelyError: `Says ${2 * (a + b)}: finds the distance around.`,
      };
    },
  },
  problem(request) {
    const gable = request.grade >= 6 ? [withGable] : [];
    return byDifficulty({
      basic: [twoRectangles, ...gable],
      intermediate: [twoRectangles, cutOut, ...gable],
      advanced: [cutOut, twoRectangles, ...gable],
      multiStep: [twoRectangles, cutOut, ...gable],
    })(request);
  },
});
