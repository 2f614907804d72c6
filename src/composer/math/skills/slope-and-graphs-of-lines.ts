import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { WHOLE } from '../named-constants.ts';
import { gridAround } from '../problem-figures.ts';
import { INTEGER, type Notation } from '../quantity.ts';

const RATIO: Notation = { unit: '', accepts: () => true, write: (value) => value.toFraction().replace('-', '−') };
const pair = (x: number, y: number): string => `(${x}, ${y})`.replaceAll('-', '−');
const inside = (value: number): string => (value < 0 ? `(${value})` : String(value));

function draw({ random, difficulty }: ProblemRequest) {
  const run = difficulty === 'basic' ? random.int(1, 2) : random.int(1, 5);
  const rise = random.int(1, 5) * (difficulty === 'basic' || random.chance(0.5) ? 1 : -1);
  const [x, y] = [random.int(-4, 3), random.int(-4, 4)];
  return { run, rise, x, y, slope: new Fraction(rise, run) };
}

function fromPoints(request: ProblemRequest): MathProblem {
  const { run, rise, x, y, slope } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [x2, y2] = [x + run, y + rise];
  return buildProblem({
    skill: 'slope-and-graphs-of-lines',
    situation: 'rate: rate unknown',
    text: random.pick([
      `${who} draws a line through ${pair(x, y)} and ${pair(x2, y2)}. What is its slope?`,
      `A ramp on a plan runs from ${pair(x, y)} to ${pair(x2, y2)}. Which slope does ${who} find?`,
    ]),
    bare: `What is the slope of the line through ${pair(x, y)} and ${pair(x2, y2)}?`,
    expression: `(${y2} - ${inside(y)}) / (${x2} - ${inside(x)})`,
    value: slope,
    notation: RATIO,
    steps: [
      { text: 'Find the change in y.', equation: `${y2} - ${inside(y)} = ${rise}` },
      { text: 'Find the change in x.', equation: `${x2} - ${inside(x)} = ${run}` },
      { text: 'Divide the rise by the run.', equation: `${rise} / ${run} = ${slope.toFraction()}` },
    ],
    mistakes: [
      [slope.inverse(), 'divides the run by the rise'],
      [slope.neg(), 'subtracts in opposite orders above and below'],
      [rise, 'stops at the rise'],
      [rise + run, 'adds rise and run'],
    ],
    figure: gridAround(
      [
        [x, y],
        [x2, y2],
      ],
      {
        points: [
          { at: [x, y], label: '' },
          { at: [x2, y2], label: '' },
        ],
        lines: [
          {
            through: [
              [x, y],
              [x2, y2],
            ],
            label: '',
          },
        ],
      },
    ),
  });
}

/** The y-intercept of a line from its slope and a point. */
function intercept(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const slope = random.int(1, 5) * (difficulty === 'basic' || random.chance(0.5) ? 1 : -1);
  const [x, b] = [random.int(1, 6), random.int(-8, 9)];
  const y = slope * x + b;
  return buildProblem({
    skill: 'slope-and-graphs-of-lines',
    situation: 'join: start unknown',
    text: random.pick([
      `A line has the slope ${slope} and passes through ${pair(x, y)}. At which y does ${who} see it cross the y-axis?`.replace(
        'slope -',
        'slope −',
      ),
      `${who} writes a line as y = mx + b. It passes through ${pair(x, y)} with the slope ${slope}. What is b?`.replace(
        'slope -',
        'slope −',
      ),
    ]),
    bare: `What is b if y = ${slope === 1 ? '' : String(slope).replace('-', '−')}x + b passes through ${pair(x, y)}?`,
    expression: `${y} - ${inside(slope)} * ${x}`,
    constants: [WHOLE],
    value: new Fraction(b),
    notation: INTEGER,
    steps: [
      { text: 'Multiply the slope by x.', equation: `${inside(slope)} * ${x} = ${slope * x}` },
      { text: 'Subtract that from y.', equation: `${y} - ${inside(slope * x)} = ${b}` },
    ],
    mistakes: [
      [y + slope * x, 'adds where it is subtracted'],
      [y, 'takes the y of the point'],
      [x - slope * y, 'swaps x and y'],
      [y - slope, 'subtracts the slope once'],
    ],
  });
}

/** y for a given x from the graph through two grid points. */
function readAhead(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const slope = random.int(1, 3) * (random.chance(0.6) ? 1 : -1);
  const b = random.int(-3, 4);
  const x = random.int(4, 12);
  const y = slope * x + b;
  const [y0, y2] = [b, slope * 2 + b];
  return buildProblem({
    skill: 'slope-and-graphs-of-lines',
    situation: 'multi-step',
    text: `${who} draws a line through ${pair(0, y0)} and ${pair(2, y2)}. What is y on this line when x = ${x}?`,
    bare: `A line passes through ${pair(0, y0)} and ${pair(2, y2)}. What is y when x = ${x}?`,
    expression: `${y0} + (${y2} - ${inside(y0)}) / 2 * ${x}`,
    value: new Fraction(y),
    notation: INTEGER,
    steps: [
      { text: 'Find the slope.', equation: `(${y2} - ${inside(y0)}) / 2 = ${slope}` },
      { text: `Go from x = 0 to x = ${x}.`, equation: `${y0} + ${inside(slope)} * ${x} = ${y}` },
    ],
    mistakes: [
      [slope * x, 'leaves the start on the y-axis out'],
      [y0 + (y2 - y0) * x, 'forgets to divide by the run'],
      [y0 - slope * x, 'goes down where the line goes up, or the other way around'],
      [y2 + slope * x, 'starts at the second point'],
    ],
    figure: gridAround(
      [
        [0, y0],
        [2, y2],
        [5, slope * 5 + b],
      ],
      {
        points: [
          { at: [0, y0], label: '' },
          { at: [2, y2], label: '' },
        ],
        lines: [
          {
            through: [
              [0, y0],
              [2, y2],
            ],
            label: '',
          },
        ],
      },
    ),
  });
}

export const slopeAndGraphsOfLines = defineMathSkill({
  id: 'slope-and-graphs-of-lines',
  strand: 'algebra',
  title: 'Slope and graphs of lines',
  inText: 'slope and graphs of lines',
  grades: [8, 9],
  aliases: [
    'slope',
    'slope from two points',
    'slope of a line',
    'finding slope',
    'graphing lines',
    'graphing linear equations',
    'slope formula',
    'y intercept',
    'y-intercept',
    'slope intercept form',
    'point slope form',
    'linear functions and slope',
    'rise over run',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.EE.B.6', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.8.F.A.3', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSF.IF.B.6', grades: [9, 9] },
  ],
  bigIdea: 'A line has the same slope everywhere, so any two of its points tell it.',
  objective: 'find slope and intercept of a line from points and graphs',
  hint: 'How much does y change, and how much does x change?',
  misconception: {
    belief: 'A steeper line has a larger run.',
    why: 'Steep and large are mixed up.',
    truth: 'A steep line rises much for each step to the right.',
    teacherMove: 'Draw slopes 2 and 1/2 from one point. Ask which is harder to climb and why.',
  },
  restsOn: {
    skill: 'subtracting integers',
    recall(random) {
      const [a, b] = [random.int(1, 8), random.int(2, 9)];
      return { prompt: `What is ${a} − (−${b})?`, answer: String(a + b), likelyError: `Says ${a - b}: leaves the second sign out.` };
    },
  },
  problem: byDifficulty({
    basic: [fromPoints, intercept],
    intermediate: [fromPoints, intercept, readAhead],
    advanced: [readAhead, intercept, fromPoints],
    multiStep: [readAhead, intercept],
  }),
});
