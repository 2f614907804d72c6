import Fraction from 'fraction.js';
import type { Figure } from '../../../figures/figure.ts';
import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { FRACTION, counted } from '../quantity.ts';

const TOPICS = [
  { title: 'Minutes to get to school', many: 'students', one: 'student', width: 10 },
  { title: 'Pages read in a week', many: 'readers', one: 'reader', width: 20 },
  { title: 'Points in a game', many: 'players', one: 'player', width: 5 },
  { title: 'Heights of plants in centimeters', many: 'plants', one: 'plant', width: 10 },
] as const;

function draw({ random, difficulty }: ProblemRequest) {
  const topic = random.pick(TOPICS);
  const counts = Array.from({ length: 5 }, () => random.int(1, difficulty === 'basic' ? 9 : 16));
  const labels = counts.map((_, index) => `${index * topic.width}–${(index + 1) * topic.width - 1}`);
  const figure: Figure = {
    kind: 'bar-graph',
    title: topic.title,
    axis: `number of ${topic.many}`,
    step: 2,
    bars: counts.map((value, index) => ({ label: labels[index] ?? '', value })),
    touching: true,
  };
  return { topic, counts, labels, figure, noun: { one: topic.one, many: topic.many } };
}

function atLeast(request: ProblemRequest): MathProblem {
  const { topic, counts, figure, noun } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const from = random.int(2, 3);
  const upper = counts.slice(from);
  const value = upper.reduce((sum, each) => sum + each, 0);
  return buildProblem({
    skill: 'histograms',
    situation: 'part-whole: whole unknown',
    text: `${who} makes a histogram. How many ${topic.many} have a value of ${from * topic.width} or more?`,
    bare: `How many ${topic.many} have a value of ${from * topic.width} or more?`,
    expression: upper.join(' + '),
    value: new Fraction(value),
    notation: counted(noun),
    steps: [
      { text: `Find the bars from ${from * topic.width} on.` },
      { text: 'Add their heights.', equation: `${upper.join(' + ')} = ${value}` },
    ],
    mistakes: [
      [upper.length, 'counts the bars'],
      [counts.slice(0, from).reduce((sum, each) => sum + each, 0), 'adds the bars below'],
      [counts[from] ?? 0, 'reads one bar only'],
      [value - (counts[from] ?? 0), 'leaves the first of these bars out'],
    ],
    figure,
    leansOnFigure: true,
  });
}

function difference(request: ProblemRequest): MathProblem {
  const { topic, counts, labels, figure, noun } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [i, j] = random.sample([0, 1, 2, 3, 4], 2) as [number, number];
  const [a, b] = [counts[i] ?? 0, counts[j] ?? 0];
  if (a === b) return difference(request);
  const [high, low] = a > b ? [i, j] : [j, i];
  const [large, small] = [Math.max(a, b), Math.min(a, b)];
  return buildProblem({
    skill: 'histograms',
    situation: 'compare: difference unknown',
    text: `${who} makes a histogram. How many more ${topic.many} are in ${labels[high]} than in ${labels[low]}?`,
    bare: `How many more ${topic.many} are in ${labels[high]} than in ${labels[low]}?`,
    expression: `${large} - ${small}`,
    value: new Fraction(large - small),
    notation: counted(noun),
    steps: [{ text: 'Read both bars and subtract.', equation: `${large} - ${small} = ${large - small}` }],
    mistakes: [
      [large + small, 'adds both bars'],
      [large, 'gives the taller bar'],
      [small, 'gives the shorter bar'],
      [Math.abs(i - j) * topic.width, 'subtracts the places and not the heights'],
    ],
    figure,
    leansOnFigure: true,
  });
}

function share(request: ProblemRequest): MathProblem {
  const { topic, counts, labels, figure } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const at = random.int(0, 4);
  const all = counts.reduce((sum, each) => sum + each, 0);
  const one = counts[at] ?? 0;
  return buildProblem({
    skill: 'histograms',
    situation: 'multi-step',
    text: `${who} makes a histogram. What fraction of all ${topic.many} are in ${labels[at]}?`,
    bare: `What fraction of all ${topic.many} are in ${labels[at]}?`,
    expression: `${one} / (${counts.join(' + ')})`,
    value: exact([one, all]),
    notation: FRACTION,
    steps: [
      { text: 'Add all bars.', equation: `${counts.join(' + ')} = ${all}` },
      { text: 'Put the one bar over the total.', equation: `${one} / ${all} = ${exact([one, all]).toFraction()}` },
    ],
    mistakes: [
      [exact([one, all - one]), 'compares with the other bars'],
      [exact([1, 5]), 'takes all bars for equal'],
      [one, 'gives the height of the bar'],
      [exact([all - one, all]), 'gives the fraction that is not in this bar'],
    ],
    figure,
    leansOnFigure: true,
  });
}

export const histograms = defineMathSkill({
  id: 'histograms',
  strand: 'data',
  title: 'Histograms',
  inText: 'histograms',
  grades: [6, 9],
  aliases: ['histograms', 'histogram', 'reading histograms', 'frequency distribution', 'displaying data', 'data displays'],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.SP.B.4', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.HSS.ID.A.1', grades: [9, 9] },
  ],
  bigIdea: 'A histogram counts how many values fall into each of some equal ranges.',
  objective: 'read histograms and compare the parts of the data',
  hint: 'Which bars are meant? How tall is each?',
  misconception: {
    belief: 'The bars of a histogram may be put in any order.',
    why: 'In a bar graph they may.',
    truth: 'The ranges are numbers in order, so the bars touch and stay in place.',
    teacherMove: 'Cut a histogram into bars, shuffle them and ask what can no longer be seen.',
  },
  restsOn: {
    skill: 'reading bar graphs',
    recall(random) {
      const [a, b] = [random.int(8, 15), random.int(2, 7)];
      return {
        prompt: `One bar is ${a} high, another ${b}. How much taller is the first?`,
        answer: String(a - b),
        likelyError: `Says ${a + b}: adds.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [atLeast, difference],
    intermediate: [atLeast, difference, share],
    advanced: [share, atLeast],
    multiStep: [share],
  }),
});
