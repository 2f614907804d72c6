import Fraction from 'fraction.js';
import type { Figure } from '../../../figures/figure.ts';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { WHOLE } from '../named-constants.ts';
import { bar } from '../problem-figures.ts';
import { type Notation, count, counted, writeWhole } from '../quantity.ts';
import { type Range, thingFor } from '../scenes.ts';

const SMALL: Readonly<Record<MathDifficulty, Range>> = { basic: [3, 9], intermediate: [6, 20], advanced: [12, 45] };
const TIMES: Notation = {
  unit: 'times',
  accepts: (value) => value.d === 1n && value.gt(0),
  write: (value) => `${writeWhole(value)} times`,
};

function draw({ random, difficulty, scene }: ProblemRequest) {
  const small = random.int(...SMALL[difficulty]);
  const times = random.int(2, difficulty === 'basic' ? 5 : 8);
  return { small, times, large: small * times, thing: thingFor(scene, random, small * times) };
}

const compared = (times: number, small: string, large: string, who: string, other: string): Figure => ({
  kind: 'bar-model',
  bars: [
    bar(
      Array.from({ length: times }, (_, index) => [1, index === 0 ? small : ''] as const),
      large,
      who,
    ),
    bar([[1, small]], '', other),
  ],
});

function larger(request: ProblemRequest): MathProblem {
  const { small, times, large, thing } = draw(request);
  const {
    random,
    people: [who = '', other = ''],
  } = request;
  return buildProblem({
    skill: 'multiplicative-comparison',
    situation: 'compare: larger unknown',
    text: random.pick([
      `${other} has ${count(small, thing)}. ${who} has ${times} times as many. How many ${thing.many} does ${who} have?`,
      `${other} ${thing.gain[1]} ${count(small, thing)}. ${who} ${thing.gain[1]} ${times} times as many as ${other}. How many ${thing.many} does ${who} ${thing.gain[0]}?`,
    ]),
    bare: `What is ${times} times ${small}?`,
    expression: `${times} * ${small}`,
    value: new Fraction(large),
    notation: counted(thing),
    steps: [{ text: `“${times} times as many” means ${times} equal parts of ${small}.`, equation: `${times} * ${small} = ${large}` }],
    mistakes: [
      [small + times, `adds ${times} where it is ${times} times as many`],
      [large + small, 'adds the smaller number once more'],
      [large - small, 'counts one part too few'],
    ],
    figure: compared(times, String(small), '?', who, other),
  });
}

function smaller(request: ProblemRequest): MathProblem {
  const { small, times, large, thing } = draw(request);
  const {
    random,
    people: [who = '', other = ''],
  } = request;
  return buildProblem({
    skill: 'multiplicative-comparison',
    situation: 'compare: smaller unknown',
    text: random.pick([
      `${who} has ${count(large, thing)}. That is ${times} times as many as ${other} has. How many ${thing.many} does ${other} have?`,
      `${who} ${thing.gain[1]} ${count(large, thing)}, ${times} times as many as ${other}. How many ${thing.many} does ${other} ${thing.gain[0]}?`,
    ]),
    bare: `${large} is ${times} times which number?`,
    expression: `${large} / ${times}`,
    value: new Fraction(small),
    notation: counted(thing),
    steps: [{ text: `${large} is made of ${times} equal parts.`, equation: `${large} / ${times} = ${small}` }],
    mistakes: [
      [large * times, 'multiplies because it says “times”'],
      [large - times, 'subtracts the number of times'],
      [large - small, 'gives the difference'],
    ],
    figure: compared(times, '?', String(large), who, other),
  });
}

function howManyTimes(request: ProblemRequest): MathProblem {
  const { small, times, large, thing } = draw(request);
  const {
    people: [who = '', other = ''],
  } = request;
  return buildProblem({
    skill: 'multiplicative-comparison',
    situation: 'compare: difference unknown',
    text: `${who} has ${count(large, thing)}. ${other} has ${small}. How many times as many ${thing.many} does ${who} have as ${other}?`,
    bare: `How many times ${small} is ${large}?`,
    expression: `${large} / ${small}`,
    value: new Fraction(times),
    notation: TIMES,
    steps: [{ text: `Ask how often ${small} fits into ${large}.`, equation: `${large} / ${small} = ${times}` }],
    mistakes: [
      [large - small, 'subtracts: that tells how many more'],
      [times - 1, 'counts only the parts that are more'],
      [times + 1, 'counts one part too many'],
    ],
  });
}

/** How many more, after times as many. */
function thenDifference(request: ProblemRequest): MathProblem {
  const { small, times, large, thing } = draw(request);
  const {
    random,
    people: [who = '', other = ''],
  } = request;
  const joins = random.chance(0.5);
  const answer = joins ? large + small : large - small;
  return buildProblem({
    skill: 'multiplicative-comparison',
    situation: 'multi-step',
    text: `${other} has ${count(small, thing)}. ${who} has ${times} times as many. ${joins ? `How many ${thing.many} do they have in all?` : `How many more ${thing.many} does ${who} have than ${other}?`}`,
    bare: joins ? `What is ${times} times ${small}, and ${small} more?` : `How much more than ${small} is ${times} times ${small}?`,
    expression: `${times} * ${small} ${joins ? '+' : '-'} ${small}`,
    constants: [WHOLE],
    value: new Fraction(answer),
    notation: counted(thing),
    steps: [
      { text: `Find ${times} times as many.`, equation: `${times} * ${small} = ${large}` },
      { text: joins ? 'Put both together.' : 'Find the difference.', equation: `${large} ${joins ? '+' : '-'} ${small} = ${answer}` },
    ],
    mistakes: [
      [large, 'stops after the first step'],
      [joins ? large - small : large + small, joins ? 'finds how many more' : 'puts both together'],
      [joins ? small + small + times : times, `adds ${times} where it is ${times} times as many`],
    ],
  });
}

export const multiplicativeComparison = defineMathSkill({
  id: 'multiplicative-comparison',
  strand: 'operations',
  title: 'Times as many: multiplicative comparison',
  inText: 'multiplicative comparison',
  grades: [4, 5],
  aliases: [
    'multiplicative comparison',
    'multiplicative comparisons',
    'times as many',
    'times as much',
    'comparison word problems',
    'multiplication as comparison',
    'comparing with multiplication',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.4.OA.A.2', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.5.NF.B.5', grades: [5, 5] },
  ],
  bigIdea: '“Times as many” compares by copies; “more than” compares by a difference.',
  objective: 'tell “times as many” from “more than” and solve both',
  hint: 'Draw one bar for the smaller number. How many of them make the larger one?',
  misconception: {
    belief: 'Three times as many means three more.',
    why: 'Both phrases compare two numbers.',
    truth: 'Three times as many is three copies. Three more is one copy and three.',
    teacherMove: 'Build both with cubes for the number 5: 5 + 3 and 5, 5, 5. Ask which story fits which tower.',
  },
  restsOn: {
    skill: 'equal groups',
    recall(random) {
      const [groups, size] = [random.int(3, 8), random.int(4, 9)];
      return { prompt: `What is ${groups} groups of ${size}?`, answer: String(groups * size), likelyError: `Adds: ${groups + size}.` };
    },
  },
  problem: byDifficulty({
    basic: [larger, howManyTimes],
    intermediate: [larger, smaller, howManyTimes],
    advanced: [smaller, thenDifference, howManyTimes],
    multiStep: [thenDifference],
  }),
});
