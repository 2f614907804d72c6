import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TWO_OF_EACH_SIDE } from '../named-constants.ts';
import { gridAround } from '../problem-figures.ts';
import { type Noun, counted, writeWhole } from '../quantity.ts';

const MOST: Readonly<Record<MathDifficulty, number>> = { basic: 8, intermediate: 10, advanced: 15 };
const BLOCK: Noun = { one: 'block', many: 'blocks' };
const UNIT: Noun = { one: 'unit', many: 'units' };
const PLACES = ['library', 'park', 'school', 'market', 'museum', 'bus stop', 'pool', 'bakery'] as const;

type Point = readonly [x: number, y: number];
const written = ([x, y]: Point): string => `(${writeWhole(x)}, ${writeWhole(y)})`;
const minus = (one: number, other: number): string => `abs(${one} - ${other < 0 ? `(${other})` : other})`;

/** Negative coordinates from grade 6 on. */
function drawPair({ random, grade, difficulty }: ProblemRequest): [number, number] {
  const most = MOST[difficulty];
  const least = grade < 6 ? 1 : difficulty === 'basic' ? -5 : -most;
  const one = random.int(least, most);
  let other = random.int(least, most);
  while (Math.abs(one - other) < 2) other = random.int(least, most);
  return [one, other];
}

function gapMistakes(one: number, other: number): Mistake[] {
  const gap = Math.abs(one - other);
  return [
    [Math.abs(Math.abs(one) - Math.abs(other)), 'leaves the minus sign out'],
    [Math.abs(one) + Math.abs(other), 'adds the distances from 0'],
    [gap + 1, 'counts the points and not the steps'],
    [Math.max(Math.abs(one), Math.abs(other)), 'reads only one of the points'],
  ];
}

function straight(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [from, to] = drawPair(request);
  const [fixed] = drawPair(request);
  const across = random.chance(0.5);
  const [start, end]: [Point, Point] = across
    ? [
        [from, fixed],
        [to, fixed],
      ]
    : [
        [fixed, from],
        [fixed, to],
      ];
  const [here, there] = random.sample(PLACES, 2) as [string, string];
  const isTown = random.chance(0.6);
  const unit = isTown ? BLOCK : UNIT;
  const gap = Math.abs(from - to);
  return buildProblem({
    skill: 'coordinate-plane',
    situation: 'measure',
    text: isTown
      ? `On a town map each unit is one block. The ${here} is at ${written(start)}. The ${there} is at ${written(end)}. ${who} walks straight from one to the other. How many blocks is that?`
      : `${who} plots the points ${written(start)} and ${written(end)} and joins them. How many units long is the line?`,
    bare: `How many units apart are ${written(start)} and ${written(end)}?`,
    expression: minus(from, to),
    value: new Fraction(gap),
    notation: counted(unit),
    steps: [
      { text: `The ${across ? 'second' : 'first'} numbers are the same, so the line is ${across ? 'level' : 'upright'}.` },
      { text: `Find how far apart the ${across ? 'first' : 'second'} numbers are.`, equation: `${minus(from, to)} = ${gap}` },
    ],
    mistakes: gapMistakes(from, to),
    operations: 2,
    figure: gridAround([start, end], {
      points: [
        { at: start, label: isTown ? here : 'A' },
        { at: end, label: isTown ? there : 'B' },
      ],
    }),
  });
}

function aroundTheCorner(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [x1, x2] = drawPair(request);
  const [y1, y2] = drawPair(request);
  const [across, up] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
  const [here, there] = random.sample(PLACES, 2) as [string, string];
  const isLoop = random.chance(0.4);
  const way = `${minus(x1, x2)} + ${minus(y1, y2)}`;
  const answer = (across + up) * (isLoop ? 2 : 1);
  return buildProblem({
    skill: 'coordinate-plane',
    situation: 'multi-step',
    text: isLoop
      ? `${who} draws a rectangle with level and upright sides. Two opposite corners are at ${written([x1, y1])} and ${written([x2, y2])}. How many units is it around the rectangle?`
      : `On a town map each unit is one block. The ${here} is at ${written([x1, y1])}. The ${there} is at ${written([x2, y2])}. All streets are level or upright. How many blocks does ${who} walk from one to the other?`,
    bare: isLoop
      ? `A rectangle has opposite corners at ${written([x1, y1])} and ${written([x2, y2])}. What is its perimeter in units?`
      : `How many units is it from ${written([x1, y1])} to ${written([x2, y2])} along grid lines?`,
    expression: isLoop ? `2 * (${way})` : way,
    constants: isLoop ? [TWO_OF_EACH_SIDE] : [],
    value: new Fraction(answer),
    notation: counted(isLoop ? UNIT : BLOCK),
    steps: [
      { text: 'Find how far it is across.', equation: `${minus(x1, x2)} = ${across}` },
      { text: 'Find how far it is up or down.', equation: `${minus(y1, y2)} = ${up}` },
      isLoop
        ? { text: 'Each of these sides comes twice.', equation: `2 * (${across} + ${up}) = ${answer}` }
        : { text: 'Put both ways together.', equation: `${across} + ${up} = ${answer}` },
    ],
    mistakes: [
      [isLoop ? across + up : across, isLoop ? 'goes only half the way around' : 'leaves the way up or down out'],
      [across * up, 'multiplies the two ways'],
      [Math.abs(Math.abs(x1) - Math.abs(x2)) + Math.abs(Math.abs(y1) - Math.abs(y2)), 'leaves the minus signs out'],
      [Math.abs(x1 - y1) + Math.abs(x2 - y2), 'subtracts the numbers inside each point'],
    ],
    operations: isLoop ? 6 : 5,
  });
}

export const coordinatePlane = defineMathSkill({
  id: 'coordinate-plane',
  strand: 'geometry',
  title: 'The coordinate plane',
  inText: 'the coordinate plane',
  grades: [5, 6],
  aliases: [
    'coordinate plane',
    'the coordinate plane',
    'ordered pairs',
    'coordinate grid',
    'coordinates',
    'graphing points',
    'plotting points',
    'x axis y axis',
    'x and y axis',
    'four quadrants',
    'quadrants',
    'coordinate graphing',
    'graphing ordered pairs',
    'distance on the coordinate plane',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.5.G.A.2', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.6.NS.C.8', grades: [6, 6] },
  ],
  bigIdea: 'Two numbers in order name one place: first how far across, then how far up.',
  objective: 'read ordered pairs and find distances along grid lines',
  hint: 'Which of the two numbers stays the same? Compare the other ones.',
  misconception: {
    belief: 'The points (2, 5) and (5, 2) are the same place.',
    why: 'In a sum the order of two numbers does not count.',
    truth: 'The first number tells how far across, the second how far up.',
    teacherMove: 'Walk both points on a floor grid from the same start. Stop and compare where each walk ends.',
  },
  restsOn: {
    skill: 'distance on a number line',
    recall(random) {
      const [from, steps] = [random.int(1, 6), random.int(3, 9)];
      return {
        prompt: `How far is it from ${from} to ${from + steps} on a number line?`,
        answer: String(steps),
        likelyError: `Says ${steps + 1}: counts the first mark.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return aroundTheCorner(request);
    return request.difficulty === 'advanced' && request.random.chance(0.5) ? aroundTheCorner(request) : straight(request);
  },
});
