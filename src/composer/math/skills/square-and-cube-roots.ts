import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { CUBE_ROOT, FOUR_SIDES, SQUARE_ROOT } from '../named-constants.ts';
import { type Noun, count, counted } from '../quantity.ts';
import type { Range } from '../scenes.ts';

const SIDES: Readonly<Record<MathDifficulty, Range>> = { basic: [3, 16], intermediate: [6, 25], advanced: [11, 30] };
const EDGES: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 7], intermediate: [3, 10], advanced: [4, 12] };
const FOOT: Noun = { one: 'foot', many: 'feet' };
const INCH: Noun = { one: 'inch', many: 'inches' };
const SQUARES = ['garden', 'stage', 'patio', 'dance floor', 'tent floor'] as const;
const CUBES = ['gift box', 'planter', 'candle', 'storage bin'] as const;

function side(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const root = random.int(...SIDES[difficulty]);
  const area = root * root;
  const item = random.pick(SQUARES);
  const tiles = random.chance(0.4);
  return buildProblem({
    skill: 'square-and-cube-roots',
    situation: 'measure',
    text: tiles
      ? `${who} lays ${area} square tiles in the shape of one large square. How many tiles are in each row?`
      : `${who} plans a ${item} in the shape of a square. Its area is ${area} square feet. How long is one side?`,
    bare: `What is the square root of ${area}?`,
    expression: `${area}^(1/2)`,
    constants: [SQUARE_ROOT],
    value: new Fraction(root),
    notation: counted(tiles ? { one: 'tile', many: 'tiles' } : FOOT),
    steps: [
      { text: `Find the number that gives ${area} when it is squared.` },
      { text: `That number is ${root}.`, equation: `${root}^2 = ${area}` },
    ],
    mistakes: [
      [new Fraction(area, 2), 'halves the area'],
      [new Fraction(area, 4), 'divides by the four sides'],
      [root * 2, 'doubles the root'],
    ],
    operations: 1,
  });
}

function edge(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const root = random.int(...EDGES[difficulty]);
  const volume = root ** 3;
  return buildProblem({
    skill: 'square-and-cube-roots',
    situation: 'measure',
    text: `${who} measures a ${random.pick(CUBES)} in the shape of a cube. Its volume is ${volume} cubic inches. How long is one edge?`,
    bare: `What is the cube root of ${volume}?`,
    expression: `${volume}^(1/3)`,
    constants: [CUBE_ROOT],
    value: new Fraction(root),
    notation: counted(INCH),
    steps: [{ text: `Find the number whose cube is ${volume}.` }, { text: `That number is ${root}.`, equation: `${root}^3 = ${volume}` }],
    mistakes: [
      [new Fraction(volume, 3), 'divides by 3'],
      [root * root, 'gives the area of one face'],
      [root * 3, 'multiplies the edge by 3'],
    ],
    operations: 1,
  });
}

function fence(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const root = random.int(...SIDES[difficulty]);
  const area = root * root;
  const item = random.pick(SQUARES);
  const mistakes: Mistake[] = [
    [root, 'stops at one side'],
    [area, 'gives the area'],
    [area * 4, 'multiplies the area by four'],
    [root * 2, 'adds only two sides'],
    [root * 3, 'adds only three sides'],
  ];
  return buildProblem({
    skill: 'square-and-cube-roots',
    situation: 'multi-step',
    text: `${who} plans a ${item} in the shape of a square. Its area is ${area} square feet. How many feet of rope go once around it?`,
    bare: `A square has an area of ${count(area, { one: 'square foot', many: 'square feet' })}. What is its perimeter in feet?`,
    expression: `4 * ${area}^(1/2)`,
    constants: [SQUARE_ROOT, FOUR_SIDES],
    value: new Fraction(root * 4),
    notation: counted(FOOT),
    steps: [
      { text: `Find the side. Its square is ${area}.`, equation: `${root}^2 = ${area}` },
      { text: 'A square has four equal sides.', equation: `4 * ${root} = ${root * 4}` },
    ],
    mistakes,
    operations: 2,
  });
}

export const squareAndCubeRoots = defineMathSkill({
  id: 'square-and-cube-roots',
  strand: 'number',
  title: 'Square roots and cube roots',
  inText: 'square roots and cube roots',
  grades: [8, 9],
  aliases: [
    'real number system',
    'irrational numbers',
    'square roots',
    'square root',
    'cube roots',
    'square roots and cube roots',
    'irrational numbers and square roots',
    'perfect squares',
    'perfect squares and cubes',
    'radicals',
    'roots',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.8.EE.A.2', grades: [8, 8] }],
  bigIdea: 'A square root undoes squaring: it is the side of a square with that area.',
  objective: 'find square roots and cube roots and say what they measure',
  hint: 'Which number times itself gives this? Try 10 first.',
  misconception: {
    belief: 'The square root of 36 is 18.',
    why: 'Root is taken for half.',
    truth: '6 × 6 = 36, so the square root is 6.',
    teacherMove: 'Build 36 tiles as two rows of 18 and as a square. Ask which picture shows the square root.',
  },
  restsOn: {
    skill: 'squares of numbers',
    recall(random) {
      const number = random.int(4, 12);
      return { prompt: `What is ${number}²?`, answer: String(number * number), likelyError: `Says ${number * 2}: doubles the number.` };
    },
  },
  problem(request) {
    if (request.multiStep) return fence(request);
    const kinds = { basic: [side, edge], intermediate: [side, edge], advanced: [side, edge, fence] };
    return request.random.pick(kinds[request.difficulty])(request);
  },
});
