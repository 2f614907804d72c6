import Fraction from 'fraction.js';
import type { Figure } from '../../../figures/figure.ts';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { HUNDRED, PARTS_OF_BOX_PLOT, QUARTER_PERCENT } from '../named-constants.ts';
import { type Noun, counted } from '../quantity.ts';

const TOPICS: readonly { readonly noun: Noun; readonly title: string; readonly tell: (who: string) => string }[] = [
  {
    noun: { one: 'minute', many: 'minutes' },
    title: 'Minutes of reading',
    tell: (who) => `${who} makes a box plot of the minutes that students read in a day.`,
  },
  { noun: { one: 'point', many: 'points' }, title: 'Points in a test', tell: (who) => `${who} makes a box plot of the points in a test.` },
  {
    noun: { one: 'page', many: 'pages' },
    title: 'Pages of books',
    tell: (who) => `${who} makes a box plot of the pages of picture books.`,
  },
];

type Five = readonly [number, number, number, number, number];

function draw({ random, difficulty }: ProblemRequest): { five: Five; figure: Figure; topic: (typeof TOPICS)[number] } {
  const grain = difficulty === 'basic' ? 5 : 1;
  const gap = (): number => random.int(2, difficulty === 'basic' ? 3 : 9) * grain;
  const least = random.int(0, 4) * 5 + 5;
  const first = least + gap();
  const median = first + gap();
  const third = median + gap();
  const greatest = third + gap();
  const topic = random.pick(TOPICS);
  const five: Five = [least, first, median, third, greatest];
  return {
    five,
    topic,
    figure: { kind: 'box-plot', title: topic.title, scale: [0, Math.ceil((greatest + 5) / 10) * 10], step: 5, five: [...five] },
  };
}

function spread(request: ProblemRequest, asked: 'range' | 'interquartile range'): MathProblem {
  const { five, figure, topic } = draw(request);
  const [least, first, median, third, greatest] = five;
  const {
    people: [who = ''],
  } = request;
  const [low, high] = asked === 'range' ? [least, greatest] : [first, third];
  return buildProblem({
    skill: 'box-plots-and-quartiles',
    situation: 'compare: difference unknown',
    text: `${topic.tell(who)} What is the ${asked}?`,
    bare: `What is the ${asked} in ${topic.noun.many}?`,
    expression: `${high} - ${low}`,
    value: new Fraction(high - low),
    notation: counted(topic.noun),
    steps: [
      { text: asked === 'range' ? 'Read the ends of the whiskers.' : 'Read the ends of the box.' },
      { text: 'Subtract.', equation: `${high} - ${low} = ${high - low}` },
    ],
    mistakes: [
      [
        asked === 'range' ? third - first : greatest - least,
        asked === 'range' ? 'takes the box for all the data' : 'takes the whiskers for the box',
      ],
      [median, 'gives the median'],
      [high, 'gives the upper end'],
      [high - median, 'starts at the median'],
    ],
    figure,
    leansOnFigure: true,
  });
}

/** How many of so many values lie in a part: each part holds a fourth. */
function shareOf(request: ProblemRequest): MathProblem {
  const { five, figure, topic } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const all = random.int(5, 30) * 4;
  const at = random.pick([1, 2, 3] as const);
  const above = random.chance(0.5);
  const quarters = above ? 4 - at : at;
  return buildProblem({
    skill: 'box-plots-and-quartiles',
    situation: 'multi-step',
    text: `${topic.tell(who)} It shows ${all} values. About how many of them are ${above ? 'above' : 'below'} ${five[at]}?`,
    bare: `A box plot shows ${all} values. About how many values are ${above ? 'above' : 'below'} ${five[at]}?`,
    expression: `${quarters} * 25 / 100 * ${all}`,
    constants: [QUARTER_PERCENT, HUNDRED, ...PARTS_OF_BOX_PLOT],
    value: new Fraction((all * quarters) / 4),
    notation: counted({ one: 'value', many: 'values' }),
    steps: [
      { text: 'Each whisker and each part of the box holds about 25 percent of the values.' },
      {
        text: `There ${quarters === 1 ? 'is 1 such part' : `are ${quarters} such parts`} on this side.`,
        equation: `${quarters} * 25 / 100 * ${all} = ${(all * quarters) / 4}`,
      },
    ],
    mistakes: [
      [(all * (4 - quarters)) / 4, 'counts the other side'],
      [all / 2, 'takes a half whatever the mark is'],
      [five[at], 'gives the mark itself'],
      [all - five[at], 'subtracts the mark from the number of values'],
    ],
    figure,
    leansOnFigure: true,
    operations: 2,
  });
}

/** Quartiles from a list of numbers. */
function fromList(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const topic = random.pick(TOPICS);
  const row = Array.from({ length: 7 }, () => random.int(5, 60)).sort((one, other) => one - other);
  const [first, third] = [row[1] ?? 0, row[5] ?? 0];
  if (first === third) return fromList(request);
  return buildProblem({
    skill: 'box-plots-and-quartiles',
    situation: 'multi-step',
    text: `${who} orders seven values for a box plot: ${row.join(', ')}. What is the interquartile range, in ${topic.noun.many}?`,
    bare: `What is the interquartile range of ${row.join(', ')} in ${topic.noun.many}?`,
    expression: `median(${row.slice(4).join(', ')}) - median(${row.slice(0, 3).join(', ')})`,
    value: new Fraction(third - first),
    notation: counted(topic.noun),
    steps: [
      { text: `The median is ${row[3]}. The lower half is ${row.slice(0, 3).join(', ')} with the middle ${first}.` },
      {
        text: `The upper half is ${row.slice(4).join(', ')} with the middle ${third}. Subtract.`,
        equation: `${third} - ${first} = ${third - first}`,
      },
    ],
    mistakes: [
      [(row[6] ?? 0) - (row[0] ?? 0), 'gives the range'],
      [row[3] ?? 0, 'gives the median'],
      [(row[6] ?? 0) - (row[3] ?? 0), 'starts at the median'],
      [third, 'gives the upper quartile'],
    ],
    operations: 3,
  });
}

export const boxPlotsAndQuartiles = defineMathSkill({
  id: 'box-plots-and-quartiles',
  strand: 'data',
  title: 'Box plots and quartiles',
  inText: 'box plots and quartiles',
  grades: [6, 9],
  aliases: [
    'box plots',
    'box plot',
    'box and whisker plots',
    'box-and-whisker plots',
    'quartiles',
    'interquartile range',
    'iqr',
    'five number summary',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.SP.B.4', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.7.SP.B.4', grades: [7, 7] },
    { code: 'CCSS.MATH.CONTENT.HSS.ID.A.1', grades: [9, 9] },
  ],
  bigIdea: 'A box plot cuts ordered data into four parts with about the same number of values in each.',
  objective: 'read a box plot and describe the spread of data with it',
  hint: 'Each part of the plot holds a fourth of the values. Which parts are meant?',
  misconception: {
    belief: 'A longer whisker holds more values.',
    why: 'A longer bar shows more in other graphs.',
    truth: 'Each part holds about a fourth of the values. A longer part means that they lie farther apart.',
    teacherMove: 'Place 8 students on a line by height and put ropes at the quartiles. Count the students between ropes.',
  },
  restsOn: {
    skill: 'the median',
    recall(random) {
      const row = Array.from({ length: 5 }, () => random.int(3, 30)).sort((one, other) => one - other);
      return {
        prompt: `What is the median of ${row.join(', ')}?`,
        answer: String(row[2]),
        likelyError: `Says ${row[4]}: takes the last one.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [(request) => spread(request, 'range'), (request) => spread(request, 'interquartile range')],
    intermediate: [(request) => spread(request, 'interquartile range'), shareOf, (request) => spread(request, 'range')],
    advanced: [shareOf, fromList],
    multiStep: [shareOf, fromList],
  }),
});
