import Fraction from 'fraction.js';
import type { FigureOf } from '../../../figures/figure.ts';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { counted, measuredInFractions, writeFraction } from '../quantity.ts';
import { INCH } from '../units.ts';

const ITEMS = ['ribbons', 'pencils', 'leaves', 'worms', 'bean sprouts', 'crayons', 'strings', 'shells'] as const;

interface Plot {
  readonly item: string;
  /** In parts of an inch, each with how many things have this length. */
  readonly columns: readonly { readonly value: Fraction; readonly dots: number }[];
  readonly figure: FigureOf<'dot-plot'>;
}

function draw({ random, grade, difficulty }: ProblemRequest): Plot {
  const parts = grade <= 3 ? 2 : random.pick(difficulty === 'basic' ? [2, 4] : [4, 8]);
  const start = random.int(2, 5) * parts;
  const item = random.pick(ITEMS);
  const columns = Array.from({ length: 5 }, (_, index) => ({ value: new Fraction(start + index, parts), dots: random.int(1, 5) }));
  return {
    item,
    columns,
    figure: {
      kind: 'dot-plot',
      title: `Lengths of ${item} in inches`,
      columns: columns.map(({ value, dots }) => ({ label: writeFraction(value), dots })),
    },
  };
}

const term = (value: Fraction): string => (value.d === 1n ? String(value.n) : `(${value.n / value.d} + ${value.n % value.d}/${value.d})`);

function howMany(request: ProblemRequest): MathProblem {
  const { item, columns, figure } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const from = random.int(1, 3);
  const longer = columns.slice(from + 1);
  const sum = longer.map(({ dots }) => dots).join(' + ');
  const value = longer.reduce((total, { dots }) => total + dots, 0);
  const bound = columns[from]?.value ?? new Fraction(0);
  return buildProblem({
    skill: 'line-plots',
    situation: 'part-whole: whole unknown',
    text: `${who} measures ${item} and makes a line plot. Each dot is one of them. How many ${item} are longer than ${writeFraction(bound)} inches?`,
    bare: `How many are longer than ${writeFraction(bound)} inches?`,
    expression: longer.length === 1 ? `${value}` : sum,
    value: new Fraction(value),
    notation: counted({ one: item.replace(/ves$/u, 'f').replace(/s$/u, ''), many: item }),
    steps: [
      { text: `Count the dots to the right of ${writeFraction(bound)}.`, ...(longer.length > 1 && { equation: `${sum} = ${value}` }) },
    ],
    mistakes: [
      [value + (columns[from]?.dots ?? 0), `counts those at ${writeFraction(bound)} too`],
      [longer.length, 'counts the columns and not the dots'],
      [columns.slice(0, from).reduce((total, { dots }) => total + dots, 0), 'counts the shorter ones'],
    ],
    figure,
    leansOnFigure: true,
  });
}

function spread(request: ProblemRequest): MathProblem {
  const { item, columns, figure } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [low, high] = random.sample([0, 1, 2, 3, 4], 2).sort((one, other) => one - other) as [number, number];
  const [small, large] = [columns[low]?.value ?? new Fraction(0), columns[high]?.value ?? new Fraction(0)];
  const isRange = low === 0 && high === 4;
  const gap = large.sub(small);
  return buildProblem({
    skill: 'line-plots',
    situation: 'compare: difference unknown',
    text: isRange
      ? `${who} measures ${item} and makes a line plot. How much longer is the longest than the shortest?`
      : `${who} measures ${item} and makes a line plot. How much longer is one of ${writeFraction(large)} inches than one of ${writeFraction(small)} inches?`,
    bare: isRange
      ? 'How much longer is the longest than the shortest?'
      : `How much longer is ${writeFraction(large)} inches than ${writeFraction(small)} inches?`,
    expression: `${term(large)} - ${term(small)}`,
    value: gap,
    notation: measuredInFractions(INCH),
    steps: [
      { text: 'Subtract the shorter length from the longer one.', equation: `${term(large)} - ${term(small)} = ${gap.toFraction()}` },
    ],
    mistakes: [
      [large, 'gives the longer length'],
      [small, 'gives the shorter length'],
      [high - low, 'counts the marks between them as inches'],
      [large.add(small), 'adds the two lengths'],
    ],
    figure,
    leansOnFigure: true,
  });
}

/** All of one length laid end to end, and one more. */
function endToEnd(request: ProblemRequest): MathProblem {
  const { item, columns, figure } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const usable = columns.filter(({ dots }) => dots > 1);
  const { value, dots } = random.pick(usable.length > 0 ? usable : columns);
  const [last = { value, dots }] = columns.filter((column) => column.value !== value).slice(-1);
  const total = value.mul(dots).add(last.value);
  return buildProblem({
    skill: 'line-plots',
    situation: 'multi-step',
    text: `${who} measures ${item} and makes a line plot. ${who} lays all that are ${writeFraction(value)} inches long end to end, and one of ${writeFraction(last.value)} inches after them. How long is the row?`,
    bare: `How long is a row of all that are ${writeFraction(value)} inches long and one of ${writeFraction(last.value)} inches?`,
    expression: `${dots} * ${term(value)} + ${term(last.value)}`,
    value: total,
    notation: measuredInFractions(INCH),
    steps: [
      { text: `There are ${dots} of this length.`, equation: `${dots} * ${term(value)} = ${value.mul(dots).toFraction()}` },
      { text: 'Add the last one.', equation: `${value.mul(dots).toFraction()} + ${term(last.value)} = ${total.toFraction()}` },
    ],
    mistakes: [
      [value.add(last.value), 'takes one dot for the whole column'],
      [value.mul(dots), 'leaves the last one out'],
      [value.mul(dots + 1).add(last.value), 'counts one dot too many'],
      [last.value.mul(dots).add(value), 'swaps the two lengths'],
    ],
    figure,
    leansOnFigure: true,
  });
}

export const linePlots = defineMathSkill({
  id: 'line-plots',
  strand: 'data',
  title: 'Line plots with fractions',
  inText: 'line plots with fractions',
  grades: [3, 5],
  aliases: [
    'line plots',
    'line plot',
    'dot plots',
    'dot plot',
    'line plots with fractions',
    'measurement data',
    'graphing',
    'data',
    'picture graphs bar graphs and line plots',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.MD.B.4', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.MD.B.4', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.5.MD.B.2', grades: [5, 5] },
  ],
  bigIdea: 'In a line plot the place of a dot tells how long, and the number of dots tells how many.',
  objective: 'read a line plot and solve problems with its data',
  hint: 'What does one dot stand for? What does its place on the line tell?',
  misconception: {
    belief: 'The tallest column shows the longest thing.',
    why: 'In many graphs taller means more of everything.',
    truth: 'The tallest column shows the length that comes most often.',
    teacherMove: 'Ask for the length of the dot on top of the tallest column and of the dot farthest right. Compare.',
  },
  restsOn: {
    skill: 'halves and fourths on a ruler',
    recall(random) {
      const whole = random.int(2, 7);
      return {
        prompt: `Which mark lies halfway between ${whole} and ${whole + 1} on a ruler?`,
        answer: `${whole} 1/2`,
        likelyError: `Says ${whole + 1}: takes the next number.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [howMany, spread],
    intermediate: [howMany, spread],
    advanced: [spread, endToEnd, howMany],
    multiStep: [endToEnd],
  }),
});
