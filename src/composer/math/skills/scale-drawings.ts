import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { type Noun, count, counted } from '../quantity.ts';
import type { Range } from '../scenes.ts';
import { CENTIMETER, FOOT, INCH, KILOMETER, METER, MILE, square } from '../units.ts';

interface Plan {
  readonly small: Noun;
  readonly large: Noun;
  readonly scale: Range;
  readonly of: string;
  readonly part: string;
}

/** Usual scales: a floor plan 1 inch to 2–10 feet, a trail map 1 inch to 2–12 miles, a city map 1 centimeter to 1–5 kilometers. */
const PLANS: readonly Plan[] = [
  { small: INCH, large: FOOT, scale: [2, 10], of: 'a floor plan of the school', part: 'the hall' },
  { small: CENTIMETER, large: METER, scale: [2, 5], of: 'a plan of a garden', part: 'the path' },
  { small: INCH, large: MILE, scale: [2, 12], of: 'a trail map', part: 'the trail' },
  { small: CENTIMETER, large: KILOMETER, scale: [2, 5], of: 'a map of the county', part: 'the road' },
];
const LENGTH: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 9], intermediate: [3, 15], advanced: [5, 24] };

function draw({ random, difficulty }: ProblemRequest) {
  const plan = random.pick(PLANS);
  return { plan, scale: random.int(...plan.scale), length: random.int(...LENGTH[difficulty]) };
}

function toReal(request: ProblemRequest): MathProblem {
  const {
    people: [who = ''],
  } = request;
  const { plan, scale, length } = draw(request);
  return buildProblem({
    skill: 'scale-drawings',
    situation: 'rate: total unknown',
    text: `On ${plan.of}, 1 ${plan.small.one} stands for ${count(scale, plan.large)}. ${who} measures ${count(length, plan.small)} for ${plan.part}. How long is it really?`,
    bare: `The scale is 1 ${plan.small.one} to ${count(scale, plan.large)}. How many ${plan.large.many} does ${count(length, plan.small)} stand for?`,
    expression: `${length} * ${scale}`,
    value: new Fraction(length * scale),
    notation: counted(plan.large),
    steps: [
      { text: `Each ${plan.small.one} stands for ${count(scale, plan.large)}.`, equation: `${length} * ${scale} = ${length * scale}` },
    ],
    mistakes: [
      [length + scale, 'adds the scale'],
      [new Fraction(length, scale), 'divides by the scale'],
      [length, 'gives the length on the drawing'],
    ],
  });
}

function toDrawing(request: ProblemRequest): MathProblem {
  const {
    people: [who = ''],
  } = request;
  const { plan, scale, length } = draw(request);
  const real = length * scale;
  return buildProblem({
    skill: 'scale-drawings',
    situation: 'rate: time unknown',
    text: `${who} makes ${plan.of} on which 1 ${plan.small.one} stands for ${count(scale, plan.large)}. ${plan.part.charAt(0).toUpperCase()}${plan.part.slice(1)} is ${count(real, plan.large)} long. How long must it be on the drawing?`,
    bare: `The scale is 1 ${plan.small.one} to ${count(scale, plan.large)}. How many ${plan.small.many} stand for ${count(real, plan.large)}?`,
    expression: `${real} / ${scale}`,
    value: new Fraction(length),
    notation: counted(plan.small),
    steps: [{ text: 'Find how often the scale fits into the real length.', equation: `${real} / ${scale} = ${length}` }],
    mistakes: [
      [real * scale, 'multiplies by the scale'],
      [real - scale, 'subtracts the scale'],
      [real, 'gives the real length'],
    ],
  });
}

function realArea(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const plan = random.pick(PLANS.slice(0, 2));
  const scale = random.int(...plan.scale);
  const [a, b] = [random.int(2, 8), random.int(2, 6)];
  const value = a * scale * b * scale;
  return buildProblem({
    skill: 'scale-drawings',
    situation: 'multi-step',
    text: `On ${plan.of}, 1 ${plan.small.one} stands for ${count(scale, plan.large)}. A rectangle on it is ${count(a, plan.small)} by ${count(b, plan.small)}. How many ${square(plan.large).many} does ${who} find for the real area?`,
    bare: `The scale is 1 ${plan.small.one} to ${count(scale, plan.large)}. A drawn rectangle is ${a} by ${b} ${plan.small.many}. What is the real area in ${square(plan.large).many}?`,
    expression: `(${a} * ${scale}) * (${b} * ${scale})`,
    value: new Fraction(value),
    notation: counted(square(plan.large)),
    steps: [
      { text: 'Find both real lengths.', equation: `${a} * ${scale} = ${a * scale}` },
      { text: 'Do the same for the other side.', equation: `${b} * ${scale} = ${b * scale}` },
      { text: 'Multiply the real lengths.', equation: `${a * scale} * ${b * scale} = ${value}` },
    ],
    mistakes: [
      [a * b * scale, 'uses the scale only once'],
      [a * b, 'gives the area on the drawing'],
      [2 * scale * (a + b), 'finds the distance around'],
    ],
  });
}

/** The scale itself from two lengths, used for a third. */
function findScale(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { plan, scale, length } = draw(request);
  const second = random.int(2, 12) + (length === 2 ? 1 : 0);
  return buildProblem({
    skill: 'scale-drawings',
    situation: 'multi-step',
    text: `On ${plan.of}, a line of ${count(length * scale, plan.large)} is drawn ${count(length, plan.small)} long. ${who} measures ${count(second, plan.small)} for ${plan.part}. How long is that really?`,
    bare: `${count(length, plan.small)} stand for ${count(length * scale, plan.large)}. How many ${plan.large.many} do ${count(second, plan.small)} stand for?`,
    expression: `${length * scale} / ${length} * ${second}`,
    value: new Fraction(scale * second),
    notation: counted(plan.large),
    steps: [
      { text: `Find what 1 ${plan.small.one} stands for.`, equation: `${length * scale} / ${length} = ${scale}` },
      { text: 'Multiply by that.', equation: `${scale} * ${second} = ${scale * second}` },
    ],
    mistakes: [
      [length * scale + second - length, 'adds the same amount to both lengths'],
      [scale, 'stops at the scale'],
      [length * scale * second, 'multiplies without finding the scale'],
    ],
  });
}

export const scaleDrawings = defineMathSkill({
  id: 'scale-drawings',
  strand: 'ratios',
  title: 'Scale drawings and maps',
  inText: 'scale drawings',
  grades: [7, 8],
  aliases: ['scale drawings', 'scale drawing', 'scale factor', 'scale models', 'map scale', 'maps and scale', 'blueprints', 'scale'],
  standards: [{ code: 'CCSS.MATH.CONTENT.7.G.A.1', grades: [7, 7] }],
  bigIdea: 'In a scale drawing every length is multiplied by the same number, and areas by its square.',
  objective: 'find real lengths and areas from a scale drawing and back',
  hint: 'What does one unit on the drawing stand for?',
  misconception: {
    belief: 'If lengths are 3 times as long, the area is 3 times as large.',
    why: 'The scale is given as one number.',
    truth: 'Both sides are 3 times as long, so the area is 9 times as large.',
    teacherMove: 'Draw a square of side 2 and one of side 6 on grid paper. Count how many small squares fit.',
  },
  restsOn: {
    skill: 'unit rates',
    recall(random) {
      const [k, x] = [random.int(3, 9), random.int(3, 8)];
      return {
        prompt: `One step is ${k} feet. How many feet are ${x} steps?`,
        answer: `${k * x} feet`,
        likelyError: `Says ${k + x}: adds.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [toReal, toDrawing],
    intermediate: [toReal, toDrawing, findScale],
    advanced: [findScale, realArea, toDrawing],
    multiStep: [findScale, realArea],
  }),
});
