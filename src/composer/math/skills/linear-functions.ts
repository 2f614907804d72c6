import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { type Noun, SIGNED_FRACTION, count, counted, writeFraction } from '../quantity.ts';
import type { Range } from '../scenes.ts';

const DOLLAR: Noun = { one: 'dollar', many: 'dollars' };

interface Model {
  readonly startText: (start: string) => string;
  readonly rateText: (rate: string) => string;
  readonly unit: Noun;
  readonly per: Noun;
  readonly rate: Range;
  readonly start: Range;
  readonly ask: (inputs: string) => string;
  readonly reads: (output: string, inputs: string) => string;
}

const MODELS: readonly ((who: string) => Model)[] = [
  (who) => ({
    unit: DOLLAR,
    per: { one: 'month', many: 'months' },
    rate: [8, 40],
    start: [15, 90],
    startText: (start) => `${who} pays ${start} to join a gym.`,
    rateText: (rate) => `Each month costs ${rate} more.`,
    ask: (inputs) => `How much has ${who} paid in all after ${inputs}?`,
    reads: (output, inputs) => `After ${inputs}, ${who} has paid ${output} in all.`,
  }),
  (who) => ({
    unit: { one: 'gallon', many: 'gallons' },
    per: { one: 'minute', many: 'minutes' },
    rate: [3, 12],
    start: [10, 60],
    startText: (start) => `A tank holds ${start} of water when ${who} opens the tap.`,
    rateText: (rate) => `Each minute ${rate} more flow in.`,
    ask: (inputs) => `How much water is in the tank after ${inputs}?`,
    reads: (output, inputs) => `After ${inputs} there are ${output} in the tank.`,
  }),
  (who) => ({
    unit: { one: 'page', many: 'pages' },
    per: { one: 'day', many: 'days' },
    rate: [10, 35],
    start: [12, 80],
    startText: (start) => `${who} has read ${start} of a long book.`,
    rateText: (rate) => `Each day ${who} reads ${rate} more.`,
    ask: (inputs) => `How many pages has ${who} read after ${inputs}?`,
    reads: (output, inputs) => `After ${inputs}, ${who} has read ${output}.`,
  }),
  (who) => ({
    unit: { one: 'centimeter', many: 'centimeters' },
    per: { one: 'week', many: 'weeks' },
    rate: [2, 6],
    start: [4, 20],
    startText: (start) => `${who} measures a sunflower. It is ${start} tall.`,
    rateText: (rate) => `Each week it grows ${rate} more.`,
    ask: (inputs) => `How tall is it after ${inputs}?`,
    reads: (output, inputs) => `After ${inputs} a sunflower is ${output} tall.`,
  }),
];
const INPUTS: Readonly<Record<MathDifficulty, Range>> = { basic: [3, 8], intermediate: [4, 12], advanced: [6, 15] };

function drawModel({ random, people: [who = ''] }: ProblemRequest): { model: Model; rate: number; start: number } {
  const model = random.pick(MODELS)(who);
  return { model, rate: random.int(...model.rate), start: random.int(...model.start) };
}

function output(request: ProblemRequest): MathProblem {
  const { model, rate, start } = drawModel(request);
  const x = request.random.int(...INPUTS[request.difficulty]);
  const answer = start + rate * x;
  return buildProblem({
    skill: 'linear-functions',
    situation: 'rate: total unknown',
    text: `${model.startText(count(start, model.unit))} ${model.rateText(count(rate, model.unit))} ${model.ask(count(x, model.per))}`,
    bare: `If y = ${rate}x + ${start}, what is y when x = ${x}?`,
    expression: `${rate} * ${x} + ${start}`,
    value: new Fraction(answer),
    notation: counted(model.unit),
    steps: [
      { text: `The start is ${start} and the rate is ${rate}. So y = ${rate}x + ${start}.` },
      { text: `Put in ${x} for x.`, equation: `${rate} * ${x} = ${rate * x}` },
      { text: 'Add the start.', equation: `${rate * x} + ${start} = ${answer}` },
    ],
    mistakes: [
      [rate * x, 'leaves the start out'],
      [start * x + rate, 'swaps the start and the rate'],
      [(rate + start) * x, 'counts the start each time'],
      [start + rate + x, 'adds all the numbers'],
      [answer - rate, `counts one ${model.per.one} too few`],
      [answer + rate, `counts one ${model.per.one} too many`],
    ],
    operations: 2,
  });
}

function input(request: ProblemRequest): MathProblem {
  const { model, rate, start } = drawModel(request);
  const x = request.random.int(...INPUTS[request.difficulty]);
  const total = start + rate * x;
  return buildProblem({
    skill: 'linear-functions',
    situation: 'rate: time unknown',
    text: `${model.startText(count(start, model.unit))} ${model.rateText(count(rate, model.unit))} After how many ${model.per.many} is the total ${count(total, model.unit)}?`,
    bare: `If y = ${rate}x + ${start}, for which x is y = ${total}?`,
    expression: `(${total} - ${start}) / ${rate}`,
    value: new Fraction(x),
    notation: counted(model.per),
    steps: [
      { text: `Write ${rate}x + ${start} = ${total}.` },
      { text: 'Take the start away.', equation: `${total} - ${start} = ${rate * x}` },
      { text: 'Divide by the rate.', equation: `${rate * x} / ${rate} = ${x}` },
    ],
    mistakes: [
      [rate * x, 'stops after taking the start away'],
      [new Fraction(total, rate), 'leaves the start out'],
      [new Fraction(total + start, rate), 'adds the start'],
      [x + 1, 'counts the start as one of the steps'],
      [x - 1, 'counts one step too few'],
      [total - start - rate, 'subtracts the rate once'],
    ],
    operations: 2,
  });
}

/** The rate of change from two readings. */
function rateOfChange(request: ProblemRequest): MathProblem {
  const { random } = request;
  const { model, rate, start } = drawModel(request);
  const [first, gap] = [random.int(2, 5), random.int(2, 7)];
  const second = first + gap;
  const [one, other] = [start + rate * first, start + rate * second];
  return buildProblem({
    skill: 'linear-functions',
    situation: 'rate: rate unknown',
    text: `A total grows at a steady rate. ${model.reads(count(one, model.unit), count(first, model.per))} ${model.reads(count(other, model.unit), count(second, model.per))} What is the rate of change for one ${model.per.one}?`,
    bare: `What is the slope of the line through (${first}, ${one}) and (${second}, ${other})?`,
    expression: `(${other} - ${one}) / (${second} - ${first})`,
    value: new Fraction(rate),
    notation: { ...counted(model.unit), write: (value) => `${counted(model.unit).write(value)} per ${model.per.one}` },
    steps: [
      { text: 'Find how much the total grows.', equation: `${other} - ${one} = ${other - one}` },
      { text: `Find how many ${model.per.many} that takes.`, equation: `${second} - ${first} = ${gap}` },
      { text: 'Divide.', equation: `${other - one} / ${gap} = ${rate}` },
    ],
    mistakes: [
      [other - one, 'stops at the difference of the totals'],
      [new Fraction(gap, other - one), 'turns the rate upside down'],
      [new Fraction(other, second), 'divides one total by its time'],
      [new Fraction(one, first), 'divides the first total by its time'],
      [new Fraction(other + one, second + first), 'adds where differences are needed'],
      [new Fraction(other - one, second), 'divides by the later time'],
    ],
    operations: 3,
  });
}

function slope(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
    difficulty,
  } = request;
  const run = random.int(2, 6);
  const rise = random.int(1, 9) * (difficulty === 'basic' || random.chance(0.5) ? 1 : -1);
  const [x, y] = [random.int(1, 6), random.int(1, 9) + (rise < 0 ? 10 : 0)];
  const value = new Fraction(rise, run);
  return buildProblem({
    skill: 'linear-functions',
    situation: 'rate: rate unknown',
    text: `${who} draws a line through the points (${x}, ${y}) and (${x + run}, ${y + rise}). What is the slope of the line?`,
    bare: `What is the slope of the line through (${x}, ${y}) and (${x + run}, ${y + rise})?`,
    expression: `(${y + rise} - ${y}) / (${x + run} - ${x})`,
    value,
    notation: { ...SIGNED_FRACTION, write: (number) => number.toFraction().replace('-', '−') },
    steps: [
      { text: 'Find the rise: the change in y.', equation: `${y + rise} - ${y} = ${rise}` },
      { text: 'Find the run: the change in x.', equation: `${x + run} - ${x} = ${run}` },
      { text: `Divide the rise by the run. The slope is ${writeFraction(value)}.`, equation: `${rise} / ${run} = ${value.toFraction()}` },
    ],
    mistakes: [
      [value.inverse(), 'divides the run by the rise'],
      [value.neg(), 'subtracts in opposite orders above and below'],
      [rise, 'stops at the rise'],
      [run, 'gives the run'],
      [new Fraction(2 * y + rise, 2 * x + run), 'adds the coordinates where they are subtracted'],
      [new Fraction(y + rise, x + run), 'divides the coordinates of one point'],
      [rise * run, 'multiplies the rise and the run'],
    ],
    operations: 3,
  });
}

export const linearFunctions = defineMathSkill({
  id: 'linear-functions',
  strand: 'algebra',
  title: 'Linear functions and slope',
  inText: 'linear functions and slope',
  grades: [8, 10],
  aliases: [
    'linear functions',
    'linear function',
    'slope',
    'slope intercept form',
    'slope-intercept form',
    'y = mx + b',
    'y=mx+b',
    'rate of change',
    'graphing lines',
    'linear equations in two variables',
    'y intercept',
    'linear relationships',
    'finding slope',
    'slope of a line',
    'graphing linear equations',
    'linear models',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.EE.B.5', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.8.F.B.4', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSF.LE.A.2', grades: [9, 10] },
  ],
  bigIdea: 'A linear function starts somewhere and changes by the same amount in every step: the slope is that amount.',
  objective: 'find and explain the start and the rate of change in a table, a story or a graph',
  hint: 'Where does it start? By how much does it change in one step?',
  misconception: {
    belief: 'The slope is the run over the rise.',
    why: 'The x comes first in a pair, so it is put on top.',
    truth: 'Slope tells how much y changes for one step of x: rise over run.',
    teacherMove: 'Let students walk a staircase drawn on grid paper: first across, then up. Ask how far up for one step across.',
  },
  restsOn: {
    skill: 'unit rates',
    recall(random) {
      const [rate, time] = [random.int(4, 12), random.int(3, 8)];
      return {
        prompt: `A pump moves ${rate * time} gallons in ${time} minutes. How many gallons is that in one minute?`,
        answer: `${rate} gallons`,
        likelyError: `Writes ${rate * time - time}: subtracts the minutes.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return request.random.pick([output, input, rateOfChange])(request);
    const kinds = {
      basic: [output, slope, rateOfChange],
      intermediate: [output, input, slope, rateOfChange],
      advanced: [input, rateOfChange, slope],
    }[request.difficulty];
    return request.random.pick(kinds)(request);
  },
});
