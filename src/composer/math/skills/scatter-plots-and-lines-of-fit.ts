import Fraction from 'fraction.js';
import type { Figure } from '../../../figures/figure.ts';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TWO_EQUAL_GROUPS } from '../named-constants.ts';
import { type Noun, counted, measuredInDecimals } from '../quantity.ts';

interface Setting {
  readonly across: string;
  readonly up: string;
  readonly x: Noun;
  readonly y: Noun;
  readonly title: string;
}
const SETTINGS: readonly Setting[] = [
  {
    across: 'weeks',
    up: 'height (cm)',
    x: { one: 'week', many: 'weeks' },
    y: { one: 'centimeter', many: 'centimeters' },
    title: 'Bean plants',
  },
  {
    across: 'hours of practice',
    up: 'points',
    x: { one: 'hour', many: 'hours' },
    y: { one: 'point', many: 'points' },
    title: 'Practice and points',
  },
  { across: 'years', up: 'rings', x: { one: 'year', many: 'years' }, y: { one: 'ring', many: 'rings' }, title: 'Trees of a park' },
  { across: 'guests', up: 'cups', x: { one: 'guest', many: 'guests' }, y: { one: 'cup', many: 'cups' }, title: 'Cups used at parties' },
];

function draw({ random }: ProblemRequest) {
  const setting = random.pick(SETTINGS);
  const [slope, start] = [random.int(2, 6), random.int(1, 12)];
  const points = [1, 2, 4, 5, 7, 8].map((x) => [x, slope * x + start + random.pick([-2, -1, 0, 1, 2])] as const);
  const highest = slope * 10 + start + 4;
  const step = highest > 40 ? 10 : 5;
  const figure: Figure = {
    kind: 'scatter-plot',
    title: setting.title,
    acrossLabel: setting.across,
    upLabel: setting.up,
    across: [0, 10],
    up: [0, Math.ceil(highest / step) * step],
    step: [1, step],
    points: [...points],
    line: [
      [0, start],
      [10, slope * 10 + start],
    ],
  };
  return { setting, slope, start, points, figure };
}

/** A prediction from the line. */
function predict(request: ProblemRequest): MathProblem {
  const { setting, slope, start, figure } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const x = random.int(11, 20);
  const value = slope * x + start;
  return buildProblem({
    skill: 'scatter-plots-and-lines-of-fit',
    situation: 'rate: total unknown',
    text: `${who} draws a line of fit with the equation y = ${slope}x + ${start}. Here x stands for ${setting.across} and y for ${setting.y.many}. Which y does the line predict for ${x} ${setting.x.many}?`,
    bare: `A line of fit is y = ${slope}x + ${start}. How many ${setting.y.many} does it predict for x = ${x}?`,
    expression: `${slope} * ${x} + ${start}`,
    value: new Fraction(value),
    notation: counted(setting.y),
    steps: [
      { text: 'Put x into the equation.', equation: `${slope} * ${x} = ${slope * x}` },
      { text: 'Add the start.', equation: `${slope * x} + ${start} = ${value}` },
    ],
    mistakes: [
      [slope * x, 'leaves the start out'],
      [(slope + start) * x, 'adds before multiplying'],
      [slope + x + start, 'adds all the numbers'],
      [start * x + slope, 'swaps slope and start'],
    ],
    figure,
  });
}

/** Slope of the drawn line from two of its points. */
function slopeOfFit(request: ProblemRequest): MathProblem {
  const { setting, slope, start, figure } = draw(request);
  const {
    people: [who = ''],
  } = request;
  const high = slope * 10 + start;
  return buildProblem({
    skill: 'scatter-plots-and-lines-of-fit',
    situation: 'rate: rate unknown',
    text: `${who} draws a line of fit through (0, ${start}) and (10, ${high}). How many ${setting.y.many} more does it predict for each ${setting.x.one} more?`,
    bare: `A line of fit passes through (0, ${start}) and (10, ${high}). How many ${setting.y.many} does it rise for each step in x?`,
    expression: `(${high} - ${start}) / 10`,
    value: new Fraction(slope),
    notation: counted(setting.y),
    steps: [
      { text: 'Find how much the line rises.', equation: `${high} - ${start} = ${high - start}` },
      { text: 'Divide by the steps in x.', equation: `${high - start} / 10 = ${slope}` },
    ],
    mistakes: [
      [high - start, 'stops before dividing'],
      [new Fraction(high, 10), 'leaves the start of the line out'],
      [new Fraction(high + start, 10), 'adds the two values'],
      [start, 'gives the start of the line'],
    ],
    figure,
  });
}

/** How far a point lies from the line: its residual. */
function residual(request: ProblemRequest): MathProblem {
  const { setting, slope, start, figure } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const x = random.int(2, 9);
  const gap = random.int(1, 4);
  const above = random.chance(0.5);
  const seen = slope * x + start + (above ? gap : -gap);
  return buildProblem({
    skill: 'scatter-plots-and-lines-of-fit',
    situation: 'multi-step',
    text: `A line of fit is y = ${slope}x + ${start}. For ${x} ${setting.x.many} ${who} measures ${seen} ${setting.y.many}. By how many ${setting.y.many} does the line miss this value?`,
    bare: `A line of fit is y = ${slope}x + ${start}. By how many ${setting.y.many} does it miss the point (${x}, ${seen})?`,
    expression: `abs(${seen} - (${slope} * ${x} + ${start}))`,
    value: new Fraction(gap),
    notation: counted(setting.y),
    steps: [
      { text: 'Find what the line predicts.', equation: `${slope} * ${x} + ${start} = ${slope * x + start}` },
      { text: 'Compare with what was measured.', equation: `abs(${seen} - ${slope * x + start}) = ${gap}` },
    ],
    mistakes: [
      [slope * x + start, 'stops at the prediction'],
      [Math.abs(seen - slope * x), 'leaves the start out'],
      [seen + slope * x + start, 'adds where it is compared'],
      [Math.abs(seen - x), 'compares y with x'],
    ],
    operations: 3,
    figure,
  });
}

/** The mean of the measured values near a place, as a rough prediction. */
function meanOfTwo(request: ProblemRequest): MathProblem {
  const { setting, figure, points } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const index = random.int(0, 4);
  const [[x1, y1], [x2, y2]] = [points[index] ?? [1, 1], points[index + 1] ?? [2, 2]];
  const value = new Fraction(y1 + y2, 2);
  return buildProblem({
    skill: 'scatter-plots-and-lines-of-fit',
    situation: 'multi-step',
    text: `In a scatter plot ${who} reads the points (${x1}, ${y1}) and (${x2}, ${y2}). Halfway between them, ${who} guesses the mean of both y-values. How many ${setting.y.many} is that?`,
    bare: `What is the mean of the y-values of (${x1}, ${y1}) and (${x2}, ${y2}) in ${setting.y.many}?`,
    expression: `(${y1} + ${y2}) / 2`,
    constants: [TWO_EQUAL_GROUPS],
    value,
    notation: measuredInDecimals(setting.y),
    steps: [
      { text: 'Add both y-values.', equation: `${y1} + ${y2} = ${y1 + y2}` },
      { text: 'Halve the sum.', equation: `${y1 + y2} / 2 = ${value.toFraction()}` },
    ],
    mistakes: [
      [new Fraction(x1 + x2, 2), 'takes the x-values'],
      [y1 + y2, 'forgets to halve'],
      [Math.abs(y2 - y1), 'finds the difference'],
      [new Fraction(x1 + y1, 2), 'takes both numbers of one point'],
    ],
    figure,
  });
}

export const scatterPlotsAndLinesOfFit = defineMathSkill({
  id: 'scatter-plots-and-lines-of-fit',
  strand: 'data',
  title: 'Scatter plots and lines of fit',
  inText: 'scatter plots and lines of fit',
  grades: [8, 9],
  aliases: [
    'scatter plots',
    'scatter plot',
    'scatterplots',
    'line of best fit',
    'lines of best fit',
    'trend lines',
    'line of fit',
    'correlation',
    'association',
    'bivariate data',
    'two variable data',
    'residuals',
    'linear regression',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.SP.A.1', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.8.SP.A.3', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSS.ID.B.6', grades: [9, 9] },
  ],
  bigIdea: 'A line of fit shows the trend of data, and its slope has a meaning in the story.',
  objective: 'use a line of fit to describe and predict',
  hint: 'What do x and y stand for? Put the value into the equation.',
  misconception: {
    belief: 'The line of fit must pass through the first and the last point.',
    why: 'Lines were drawn through two points before.',
    truth: 'It passes through the middle of all points, with about as many above as below.',
    teacherMove: 'Lay a piece of dry spaghetti on a scatter plot and let students argue for a better place.',
  },
  restsOn: {
    skill: 'evaluating linear expressions',
    recall(random) {
      const [a, x, b] = [random.int(2, 9), random.int(2, 9), random.int(2, 15)];
      return { prompt: `What is ${a}x + ${b} when x = ${x}?`, answer: String(a * x + b), likelyError: `Says ${a + x + b}: adds.` };
    },
  },
  problem: byDifficulty({
    basic: [predict, slopeOfFit],
    intermediate: [predict, slopeOfFit, meanOfTwo],
    advanced: [residual, predict, slopeOfFit],
    multiStep: [predict, slopeOfFit, residual, meanOfTwo],
  }),
});
