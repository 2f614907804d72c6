import Fraction from 'fraction.js';
import type { FigureOf } from '../../../figures/figure.ts';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { counted } from '../quantity.ts';
import { type Range, thingFor } from '../scenes.ts';

const COUNTS: Readonly<Record<MathDifficulty, Range>> = { basic: [1, 5], intermediate: [2, 7], advanced: [3, 9] };
const SORTS = ['red', 'blue', 'green', 'yellow', 'white', 'brown'] as const;

function draw({ random, difficulty, scene }: ProblemRequest) {
  const [a, b, c] = [random.int(...COUNTS[difficulty]), random.int(...COUNTS[difficulty]), random.int(...COUNTS[difficulty])];
  const sorts = random.sample(SORTS, 3) as [string, string, string];
  return { values: [a, b, c] as const, sorts, thing: thingFor(scene, random, 27) };
}

const tally = (title: string, labels: readonly string[], values: readonly number[]): FigureOf<'picture-graph'> => ({
  kind: 'picture-graph',
  title,
  key: 'Each circle is one.',
  rows: values.map((symbols, index) => ({ label: labels[index] ?? '', symbols })),
});

function all(request: ProblemRequest): MathProblem {
  const { values, sorts, thing } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, b, c] = values;
  return buildProblem({
    skill: 'sorting-and-counting',
    situation: 'part-whole: whole unknown',
    text: random.pick([
      `${who} sorts ${thing.many} by color. ${a} ${a === 1 ? 'is' : 'are'} ${sorts[0]}, ${b} ${b === 1 ? 'is' : 'are'} ${sorts[1]} and ${c} ${c === 1 ? 'is' : 'are'} ${sorts[2]}. How many ${thing.many} does ${who} sort?`,
      `${who} makes three piles of ${thing.many}. The ${sorts[0]} pile has ${a}, the ${sorts[1]} pile has ${b} and the ${sorts[2]} pile has ${c}. How many ${thing.many} are there?`,
    ]),
    bare: `${a} + ${b} + ${c}`,
    expression: `${a} + ${b} + ${c}`,
    value: new Fraction(a + b + c),
    notation: counted(thing),
    steps: [
      { text: 'Put two groups together.', equation: `${a} + ${b} = ${a + b}` },
      { text: 'Count on for the last group.', equation: `${a + b} + ${c} = ${a + b + c}` },
    ],
    mistakes: [
      [a + b, 'leaves the last group out'],
      [3, 'counts the groups'],
      [Math.max(a, b, c), 'counts only the largest group'],
    ],
    figure: tally(thing.many, sorts, values),
  });
}

function difference(request: ProblemRequest): MathProblem {
  const { values, sorts, thing } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const small = values[0];
  const large = small + random.int(1, 5);
  return buildProblem({
    skill: 'sorting-and-counting',
    situation: 'compare: difference unknown',
    text: random.pick([
      `${who} sorts ${thing.many}. ${large} are ${sorts[0]} and ${small} ${small === 1 ? 'is' : 'are'} ${sorts[1]}. How many more ${sorts[0]} ${thing.many} than ${sorts[1]} ones are there?`,
      `${who} has a ${sorts[0]} pile of ${large} ${thing.many}. The ${sorts[1]} pile has ${small}. How many fewer ${sorts[1]} ${thing.many} than ${sorts[0]} ones are there?`,
    ]),
    bare: `How many more is ${large} than ${small}?`,
    expression: `${large} - ${small}`,
    value: new Fraction(large - small),
    notation: counted(thing),
    steps: [
      {
        text: `Match one to one. The larger group has ${large - small} without a partner.`,
        equation: `${large} - ${small} = ${large - small}`,
      },
    ],
    mistakes: [
      [large + small, 'puts both groups together'],
      [large, 'counts the larger group'],
      [small, 'counts the smaller group'],
    ],
    figure: tally(thing.many, sorts, [large, small]),
  });
}

export const sortingAndCounting = defineMathSkill({
  id: 'sorting-and-counting',
  strand: 'data',
  title: 'Sorting and counting',
  inText: 'sorting and counting',
  grades: [0, 1],
  aliases: [
    'sorting',
    'sorting and classifying',
    'sort and count',
    'classifying objects',
    'sorting objects',
    'sort by color',
    'graphing',
    'data',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.K.MD.B.3', grades: [0, 0] },
    { code: 'CCSS.MATH.CONTENT.1.MD.C.4', grades: [1, 1] },
  ],
  bigIdea: 'Sorting puts things that are alike together, so that each group can be counted and compared.',
  objective: 'sort things, count each group and compare the groups',
  hint: 'Count each group by itself first.',
  misconception: {
    belief: 'The pile that takes more room has more things.',
    why: 'Big things fill more space.',
    truth: 'Only counting or matching one to one tells which pile has more.',
    teacherMove: 'Lay 5 large blocks and 7 small ones in two rows, one to one. Ask which row goes on.',
  },
  restsOn: {
    skill: 'counting things',
    recall(random) {
      const number = random.int(4, 9);
      return {
        prompt: `Draw ${number} dots. Count them again from the other end. How many are there?`,
        answer: `${number} dots`,
        likelyError: 'Counts one dot twice.',
      };
    },
  },
  problem: byDifficulty({ basic: [all, difference], intermediate: [all, difference], advanced: [all, difference], multiStep: [all] }),
});
