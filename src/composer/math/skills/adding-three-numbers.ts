import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { count, counted } from '../quantity.ts';
import { thingFor } from '../scenes.ts';

const MOST: readonly Readonly<Record<MathDifficulty, number>>[] = [
  { basic: 10, intermediate: 15, advanced: 20 },
  { basic: 10, intermediate: 15, advanced: 20 },
  { basic: 30, intermediate: 60, advanced: 99 },
];

function draw({ random, grade, difficulty, scene }: ProblemRequest) {
  const most = (MOST[grade] ?? MOST[2])?.[difficulty] ?? 20;
  const each = Math.max(3, Math.floor(most / 3));
  const numbers = [random.int(1, each), random.int(1, each), random.int(1, each)] as const;
  return { numbers, total: numbers[0] + numbers[1] + numbers[2], thing: thingFor(scene, random, most) };
}

/** Two that make a friendly sum come first. */
function easyOrder([a, b, c]: readonly [number, number, number]): readonly [number, number, number] {
  if ((a + c) % 10 === 0) return [a, c, b];
  if ((b + c) % 10 === 0) return [b, c, a];
  return [a, b, c];
}

function total(request: ProblemRequest): MathProblem {
  const { numbers, total: sum, thing } = draw(request);
  const {
    random,
    people: [who = '', other = '', third = ''],
  } = request;
  const [a, b, c] = numbers;
  const [x, y, z] = easyOrder(numbers);
  return buildProblem({
    skill: 'adding-three-numbers',
    situation: 'part-whole: whole unknown',
    text: random.pick([
      `${who} has ${count(a, thing)}. ${other} has ${count(b, thing)}. ${third} has ${count(c, thing)}. How many ${thing.many} do they have in all?`,
      `${who} ${thing.gain[1]} ${count(a, thing)}, then ${b} more, then ${c} more. How many ${thing.many} is that?`,
      `There are three piles of ${thing.many}. One has ${a}, one has ${b} and one has ${c}. How many ${thing.many} are there?`,
    ]),
    bare: `${a} + ${b} + ${c}`,
    expression: `${a} + ${b} + ${c}`,
    value: new Fraction(sum),
    notation: counted(thing),
    steps: [
      { text: `Add two numbers that go well together.`, equation: `${x} + ${y} = ${x + y}` },
      { text: 'Add the third number.', equation: `${x + y} + ${z} = ${sum}` },
    ],
    mistakes: [
      [a + b, 'leaves the last number out'],
      [b + c, 'leaves the first number out'],
      [sum + a, 'counts the first number twice'],
    ],
  });
}

function third(request: ProblemRequest): MathProblem {
  const { numbers, total: sum, thing } = draw(request);
  const {
    people: [who = '', other = '', last = ''],
  } = request;
  const [a, b, c] = numbers;
  return buildProblem({
    skill: 'adding-three-numbers',
    situation: 'part-whole: part unknown',
    text: `Three friends have ${count(sum, thing)} in all. ${who} has ${a}. ${other} has ${b}. ${last} has the rest. How many ${thing.many} does ${last} have?`,
    bare: `${a} + ${b} + what number makes ${sum}?`,
    expression: `${sum} - ${a} - ${b}`,
    value: new Fraction(c),
    notation: counted(thing),
    steps: [
      { text: 'Put the two known parts together.', equation: `${a} + ${b} = ${a + b}` },
      { text: `Count on from ${a + b} to ${sum}.`, equation: `${sum} - ${a + b} = ${c}` },
    ],
    mistakes: [
      [a + b, 'stops after adding two parts'],
      [sum - a, 'takes away only the first part'],
      [sum - b, 'takes away only the second part'],
      [sum + a + b, 'adds all the numbers'],
    ],
  });
}

export const addingThreeNumbers = defineMathSkill({
  id: 'adding-three-numbers',
  strand: 'operations',
  title: 'Adding three numbers',
  inText: 'adding three numbers',
  grades: [1, 2],
  aliases: ['adding three numbers', 'add three numbers', 'three addends', 'sum of three numbers', 'adding 3 numbers', 'adding 3 addends'],
  standards: [
    { code: 'CCSS.MATH.CONTENT.1.OA.A.2', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.NBT.B.6', grades: [2, 2] },
  ],
  bigIdea: 'Three numbers can be added in any order, so we look for two that go well together.',
  objective: 'add three numbers and choose a good order',
  hint: 'Do two of the numbers make ten or a double?',
  misconception: {
    belief: 'I must add the numbers from left to right.',
    why: 'We read from left to right.',
    truth: 'Any order gives the same sum. In 7 + 5 + 3 it helps to add 7 and 3 first.',
    teacherMove: 'Hand out three cube towers. Let pairs join them in different orders and compare the length.',
  },
  restsOn: {
    skill: 'pairs that make ten',
    recall(random) {
      const part = random.int(1, 9);
      return {
        prompt: `What goes with ${part} to make 10?`,
        answer: String(10 - part),
        likelyError: `Says ${Math.abs(9 - part)}: counts ${part} again.`,
      };
    },
  },
  problem: byDifficulty({ basic: [total], intermediate: [total, total, third], advanced: [total, third], multiStep: [total, third] }),
});
