import { type Mistake, buildProblem, exact } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { type Noun, count, counted } from '../quantity.ts';
import type { Range } from '../scenes.ts';

const EDGES: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 6], intermediate: [3, 10], advanced: [4, 15] };

interface Box {
  readonly noun: string;
  readonly unit: Noun;
  readonly fill: string;
}

const FOOT = { one: 'foot', many: 'feet' };
const INCH = { one: 'inch', many: 'inches' };
const BOXES: readonly Box[] = [
  { noun: 'planter box', unit: FOOT, fill: 'soil' },
  { noun: 'fish tank', unit: INCH, fill: 'water' },
  { noun: 'shipping box', unit: INCH, fill: 'foam' },
  { noun: 'compost bin', unit: FOOT, fill: 'compost' },
  { noun: 'storage bin', unit: INCH, fill: 'blocks' },
];
const cubic = (unit: Noun): Noun => ({ one: `cubic ${unit.one}`, many: `cubic ${unit.many}` });

function mistakes(long: number, wide: number, high: number): Mistake[] {
  const volume = long * wide * high;
  return [
    [long + wide + high, 'adds the three edges'],
    [long * wide, 'finds only the area of the bottom'],
    [2 * (long * wide + long * high + wide * high), 'finds the area of all six faces'],
    [volume + long * wide, 'counts one layer too many'],
    [volume - long * wide, 'counts one layer too few'],
    [long * wide + high, 'adds the height to the area'],
    [volume * 2, 'doubles the volume'],
  ];
}

function drawBox({ random, difficulty }: ProblemRequest): { box: Box; long: number; wide: number; high: number } {
  const box = random.pick(BOXES);
  const [least, most] = EDGES[difficulty];
  const [long, wide, high] = [random.int(least, most), random.int(least, most), random.int(2, Math.min(most, 8))];
  return { box, long: Math.max(long, wide), wide: Math.min(long, wide), high };
}

function volume(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const {
    box: { noun, unit, fill },
    long,
    wide,
    high,
  } = drawBox(request);
  return buildProblem({
    skill: 'volume-of-prisms',
    situation: 'measure',
    text: random.pick([
      `A ${noun} is ${count(long, unit)} long, ${count(wide, unit)} wide and ${count(high, unit)} high. ${who} fills it to the top with ${fill}. How many ${cubic(unit).many} of ${fill} is that?`,
      `${who} measures a ${noun}. It is ${count(high, unit)} high. The bottom is ${count(long, unit)} by ${count(wide, unit)}. What is its volume?`,
    ]),
    bare: displayMath(`${long} * ${wide} * ${high}`),
    expression: `${long} * ${wide} * ${high}`,
    value: exact(long * wide * high),
    notation: counted(cubic(unit)),
    steps: [
      { text: 'Find how many cubes cover the bottom.', equation: `${long} * ${wide} = ${long * wide}` },
      { text: `There are ${high} layers.`, equation: `${long * wide} * ${high} = ${long * wide * high}` },
    ],
    mistakes: mistakes(long, wide, high),
    operations: 2,
  });
}

function heightUnknown(request: ProblemRequest): MathProblem {
  const {
    people: [who = ''],
  } = request;
  const {
    box: { noun, unit, fill },
    long,
    wide,
    high,
  } = drawBox(request);
  const total = long * wide * high;
  return buildProblem({
    skill: 'volume-of-prisms',
    situation: 'groups: number unknown',
    text: `A ${noun} is ${count(long, unit)} long and ${count(wide, unit)} wide. ${who} fills it with ${count(total, cubic(unit))} of ${fill}. How high does the ${fill} reach?`,
    bare: `A box with a bottom of ${long} by ${wide} has a volume of ${total}. How high is it?`,
    expression: `${total} / (${long} * ${wide})`,
    value: exact(high),
    notation: counted(unit),
    steps: [
      { text: 'Find the area of the bottom.', equation: `${long} * ${wide} = ${long * wide}` },
      { text: 'Find how many layers there are.', equation: `${total} / ${long * wide} = ${high}` },
    ],
    mistakes: [
      [total - long * wide, 'subtracts the area of the bottom'],
      [long * wide, 'stops at the area of the bottom'],
      [wide * high, 'divides only by the length'],
      [long * high, 'divides only by the width'],
      [high + 1, 'counts one layer too many'],
      [high - 1, 'counts one layer too few'],
      [high + 2, 'counts two layers too many'],
    ],
    operations: 2,
  });
}

function twoBoxes(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const {
    box: { noun, unit, fill },
    long,
    wide,
    high,
  } = drawBox(request);
  const boxes = random.int(2, 5);
  const one = long * wide * high;
  const expression = `${boxes} * (${long} * ${wide} * ${high})`;
  return buildProblem({
    skill: 'volume-of-prisms',
    situation: 'multi-step',
    text: `${who} fills ${boxes} ${noun.endsWith('x') ? `${noun}es` : `${noun}s`} with ${fill}. Each one is ${count(long, unit)} long, ${count(wide, unit)} wide and ${count(high, unit)} high. How many ${cubic(unit).many} of ${fill} is that in all?`,
    bare: displayMath(expression),
    expression,
    value: exact(boxes * one),
    notation: counted(cubic(unit)),
    steps: [
      { text: 'Find the volume of one.', equation: `${long} * ${wide} * ${high} = ${one}` },
      { text: `There are ${boxes} of them.`, equation: `${boxes} * ${one} = ${boxes * one}` },
    ],
    mistakes: [
      [one, 'stops at one of them'],
      [one + boxes, 'adds the number of boxes'],
      [boxes * (long + wide + high), 'adds the three edges'],
      [boxes * long * wide, 'leaves the height out'],
      [boxes * one + one, 'counts one box too many'],
      [boxes * one - one, 'counts one box too few'],
    ],
    operations: 3,
  });
}

export const volumeOfPrisms = defineMathSkill({
  id: 'volume-of-prisms',
  strand: 'geometry',
  title: 'Volume of rectangular prisms',
  inText: 'the volume of rectangular prisms',
  grades: [5, 7],
  aliases: [
    'volume',
    'volume of rectangular prisms',
    'volume of a rectangular prism',
    'rectangular prisms',
    'cubic units',
    'length x width x height',
    'v = lwh',
    'volume of boxes',
    'finding volume',
    'volume of prisms',
    'unit cubes',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.5.MD.C.3', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.5.MD.C.5', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.6.G.A.2', grades: [6, 6] },
  ],
  bigIdea: 'Volume counts the unit cubes that fill a box: equal layers, one on top of the other.',
  objective: 'find the volume of a box in layers and say what its unit cubes mean',
  hint: 'How many cubes cover the bottom? How many layers are there?',
  misconception: {
    belief: 'I add length, width and height to find the volume.',
    why: 'Three numbers are given, and adding worked for the perimeter.',
    truth: 'Each layer has length times width cubes, and the layers repeat.',
    teacherMove: 'Fill a small box with cubes. Count one layer first, then ask how many layers will fit.',
  },
  restsOn: {
    skill: 'area of rectangles',
    recall(random) {
      const [long, wide] = [random.int(4, 9), random.int(2, 6)];
      return {
        prompt: `What is the area of a rectangle that is ${long} by ${wide}?`,
        answer: `${long * wide} square units`,
        likelyError: `Writes ${2 * (long + wide)}: finds the distance around.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return twoBoxes(request);
    return request.difficulty === 'basic' || request.random.chance(0.5) ? volume(request) : heightUnknown(request);
  },
});
