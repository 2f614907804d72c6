import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { numberLine } from '../problem-figures.ts';
import { WHOLE_NUMBER, count, counted } from '../quantity.ts';
import { thingFor } from '../scenes.ts';

const JUMPS: readonly Readonly<Record<MathDifficulty, readonly number[]>>[] = [
  { basic: [10], intermediate: [10, 5], advanced: [5, 10] },
  { basic: [10, 5], intermediate: [5, 2, 10], advanced: [2, 5] },
  { basic: [5, 10], intermediate: [2, 5, 10, 100], advanced: [2, 5, 100] },
  { basic: [2, 5, 10], intermediate: [3, 4, 100], advanced: [3, 4, 6] },
];

const jumpFor = ({ random, grade, difficulty }: ProblemRequest): number => random.pick((JUMPS[grade] ?? JUMPS[3])?.[difficulty] ?? [10]);

/** So many groups of the jump. */
function groups(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    grade,
    people: [who = ''],
  } = request;
  const jump = jumpFor(request);
  const times = random.int(3, grade === 0 ? 6 : 9);
  const total = jump * times;
  const thing = thingFor(scene, random, total, jump);
  const said = Array.from({ length: times }, (_, index) => jump * (index + 1));
  return buildProblem({
    skill: 'skip-counting',
    situation: 'groups: product unknown',
    text: random.pick([
      `${who} has ${count(times, thing.group)}. There are ${count(jump, thing)} in each ${thing.group.one}. Count by ${jump}s. How many ${thing.many} are there?`,
      `${who} puts ${thing.many} in ${count(times, thing.group)}. Each ${thing.group.one} gets ${jump}. How many ${thing.many} is that?`,
    ]),
    bare: `Count by ${jump}s. Which number do you say at the ${times}th count?`.replace('3th', '3rd'),
    expression: `${times} * ${jump}`,
    value: new Fraction(total),
    notation: counted(thing),
    steps: [
      { text: `Say one number for each group: ${said.join(', ')}.` },
      { text: `You say ${times} numbers. The last one is ${total}.`, equation: `${times} * ${jump} = ${total}` },
    ],
    mistakes: [
      [total - jump, 'says one number too few'],
      [total + jump, 'says one number too many'],
      [times + jump, 'adds the two numbers'],
      [times, 'counts the groups'],
    ],
  });
}

/** On the number line from a start. */
function fromStart(request: ProblemRequest): MathProblem {
  const {
    random,
    grade,
    people: [who = ''],
  } = request;
  const jump = jumpFor(request);
  const start = jump * random.int(1, grade === 0 ? 4 : 9);
  const times = random.int(2, 5);
  const end = start + jump * times;
  return buildProblem({
    skill: 'skip-counting',
    situation: 'join: result unknown',
    text: random.pick([
      `${who} starts at ${start}. ${who} counts on by ${jump}s and says ${times} more numbers. Which number comes last?`,
      `${who} hops on a number line. The hops start at ${start}. Each hop is ${jump} long. Where does ${who} land after ${times} hops?`,
    ]),
    bare: `Start at ${start}. Count on by ${jump}s, ${times} times. Where do you end?`,
    expression: `${start} + ${times} * ${jump}`,
    value: new Fraction(end),
    notation: WHOLE_NUMBER,
    steps: [
      { text: `Count on: ${Array.from({ length: times }, (_, index) => start + jump * (index + 1)).join(', ')}.` },
      { text: `These are ${times} jumps of ${jump}.`, equation: `${start} + ${times * jump} = ${end}` },
    ],
    mistakes: [
      [end - jump, 'counts the start as the first jump'],
      [start + times, `counts on by ones, not by ${jump}s`],
      [end + jump, 'makes one jump too many'],
      [times * jump, 'starts at 0'],
    ],
    figure: numberLine(start - jump, end + jump, jump, [{ at: 1, label: '', open: false }]),
  });
}

/** The whole is known: how many numbers are said? */
function howMany(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    people: [who = ''],
  } = request;
  const jump = jumpFor(request);
  const times = random.int(3, 8);
  const total = jump * times;
  const thing = thingFor(scene, random, total, jump);
  return buildProblem({
    skill: 'skip-counting',
    situation: 'groups: number unknown',
    text: `${who} has ${count(total, thing)}. ${who} puts ${jump} in each ${thing.group.one}. How many ${thing.group.many} does ${who} need?`,
    bare: `Count by ${jump}s up to ${total}. How many numbers do you say?`,
    expression: `${total} / ${jump}`,
    value: new Fraction(times),
    notation: counted(thing.group),
    steps: [
      {
        text: `Count by ${jump}s and raise one finger each time: ${Array.from({ length: times }, (_, index) => jump * (index + 1)).join(', ')}.`,
      },
      { text: `There are ${times} counts.`, equation: `${times} * ${jump} = ${total}` },
    ],
    mistakes: [
      [total - jump, 'takes one group away'],
      [times - 1, 'stops one count too soon'],
      [times + 1, 'raises a finger before the first count'],
      [jump, 'gives the size of one group'],
    ],
  });
}

export const skipCounting = defineMathSkill({
  id: 'skip-counting',
  strand: 'number',
  title: 'Skip counting',
  inText: 'skip counting',
  grades: [0, 3],
  aliases: [
    'skip counting',
    'skip count',
    'counting by 2s',
    'counting by 5s',
    'counting by 10s',
    'count by tens',
    'count by fives',
    'counting by twos',
    'counting by fives',
    'counting by tens',
    'counting by hundreds',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.K.CC.A.1', grades: [0, 0] },
    { code: 'CCSS.MATH.CONTENT.2.NBT.A.2', grades: [2, 2] },
  ],
  bigIdea: 'Skip counting counts whole groups: every number said stands for one more group of the same size.',
  objective: 'skip count to find how many there are in equal groups',
  hint: 'Put up one finger for each number that you say.',
  misconception: {
    belief: 'When I count by fives from 20, I say 20 first.',
    why: 'The start feels like the first jump.',
    truth: 'We stand at 20 already. The first jump ends at 25.',
    teacherMove: 'Jump along a number line on the floor. Stand still at the start and say the number only after each jump.',
  },
  restsOn: {
    skill: 'counting on by ones',
    recall(random) {
      const from = random.int(6, 27);
      return {
        prompt: `Count on from ${from}. Write the next three numbers.`,
        answer: `${from + 1}, ${from + 2}, ${from + 3}`,
        likelyError: `Writes ${from} first.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [groups, fromStart],
    intermediate: [groups, fromStart, howMany],
    advanced: [fromStart, howMany],
    multiStep: [fromStart],
  }),
});
