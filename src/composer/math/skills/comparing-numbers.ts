import Fraction from 'fraction.js';
import { type Mistake, buildProblem, countingSlips } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { WHOLE_NUMBER, count, counted } from '../quantity.ts';
import { type Range, type Thing, thingFor } from '../scenes.ts';

const RANGES: readonly Readonly<Record<MathDifficulty, Range>>[] = [
  { basic: [1, 8], intermediate: [2, 10], advanced: [3, 15] },
  { basic: [11, 50], intermediate: [20, 80], advanced: [20, 99] },
  { basic: [101, 300], intermediate: [101, 600], advanced: [201, 999] },
];
const reversed = (number: number): number => Number(Array.from(String(number)).reverse().join(''));

/** Different numbers; from two digits on, the second often has the digits of the first in another order. */
function drawNumbers({ random, grade, difficulty }: ProblemRequest, wanted: number): number[] {
  const [least, most] = (RANGES[grade] ?? RANGES[2])?.[difficulty] ?? [1, 10];
  const numbers = new Set([random.int(least, most)]);
  const [first = 1] = numbers;
  const turned = reversed(first);
  if (turned >= least && turned <= most && random.chance(0.6)) numbers.add(turned);
  while (numbers.size < wanted) numbers.add(random.int(least, most));
  return random.shuffle([...numbers]);
}

const listed = (numbers: readonly number[]): string => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

function told(numbers: readonly number[], thing: Thing, [who = '', other = '']: readonly string[]): string {
  const [first = 0, second = 0] = numbers;
  return numbers.length === 2
    ? `${who} has ${count(first, thing)}. ${other} has ${second}.`
    : `${who} has ${numbers.length} ${thing.group.many} of ${thing.many}. They hold ${listed(numbers)}.`;
}

function extreme(request: ProblemRequest): MathProblem {
  const { random, scene, grade, difficulty, people } = request;
  const numbers = drawNumbers(request, difficulty === 'basic' ? 2 : 3);
  const thing = thingFor(scene, random, Math.max(...numbers));
  const wantsMost = random.chance(0.6);
  const answer = wantsMost ? Math.max(...numbers) : Math.min(...numbers);
  const others = numbers.filter((number) => number !== answer);
  const name = wantsMost ? 'max' : 'min';
  const [word, shorter] = wantsMost ? ['most', 'more'] : ['least', 'less'];
  const question =
    numbers.length === 2
      ? random.pick([`Which is ${shorter}?`, `One of them has ${wantsMost ? 'more' : 'fewer'}. How many is that?`])
      : random.pick([`What is the ${word}?`, `Look at each one. Which is the ${word}?`]);
  return buildProblem({
    skill: 'comparing-numbers',
    situation: 'other',
    text: `${told(numbers, thing, people)} ${question}`,
    bare: `Which is the ${word}: ${numbers.join(', ')}?`,
    expression: `${name}(${numbers.join(', ')})`,
    value: new Fraction(answer),
    notation: question.includes('How many') ? counted(thing) : WHOLE_NUMBER,
    steps: [
      grade === 0
        ? { text: 'Count up from 1. The number you say later is greater.' }
        : { text: `Compare the ${grade === 1 ? 'tens' : 'hundreds'} first. If they are the same, go to the next place.` },
      { text: `So ${answer} is the ${wantsMost ? 'greatest' : 'least'}.` },
    ],
    mistakes: [
      ...others.map((number): Mistake => [number, number === reversed(answer) ? 'looks at the ones' : 'picks the wrong one']),
      ...(grade > 0 ? [[reversed(answer), 'swaps the digits'] as Mistake] : []),
      [numbers.reduce((sum, number) => sum + number, 0), 'adds them'],
      ...countingSlips(answer),
    ],
    operations: 1,
  });
}

function gap(request: ProblemRequest): MathProblem {
  const { random, scene, people } = request;
  const numbers = drawNumbers(request, 3);
  const thing = thingFor(scene, random, Math.max(...numbers));
  const [most, least] = [Math.max(...numbers), Math.min(...numbers)];
  const middle = numbers.find((number) => number !== most && number !== least) ?? least;
  const answer = most - least;
  return buildProblem({
    skill: 'comparing-numbers',
    situation: 'compare: difference unknown',
    text: `${told(numbers, thing, people)} Find the most and the least. What is the gap?`,
    bare: `What is the gap from least to most: ${numbers.join(', ')}?`,
    expression: `max(${numbers.join(', ')}) - min(${numbers.join(', ')})`,
    value: new Fraction(answer),
    notation: WHOLE_NUMBER,
    steps: [
      { text: `Find the greatest number. It is ${most}.` },
      { text: `Find the least number. It is ${least}.` },
      { text: 'Find how far apart they are.', equation: `${most} - ${least} = ${answer}` },
    ],
    mistakes: [
      [most - middle, 'takes the mid one'],
      [middle - least, 'starts at the mid one'],
      [most, 'gives the most and stops'],
      [most + least, 'adds the two'],
      ...countingSlips(answer),
    ],
    operations: 3,
  });
}

export const comparingNumbers = defineMathSkill({
  id: 'comparing-numbers',
  strand: 'number',
  title: 'Comparing numbers',
  inText: 'which is more and which is less',
  grades: [0, 2],
  aliases: [
    'comparing numbers',
    'comparing numbers and quantities',
    'compare numbers',
    'comparing quantities',
    'greater than less than',
    'greater than and less than',
    'greater than',
    'less than',
    'more or less',
    'more and fewer',
    'comparing two digit numbers',
    'comparing three digit numbers',
    'ordering numbers',
    'comparing and ordering numbers',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.K.CC.C.6', grades: [0, 0] },
    { code: 'CCSS.MATH.CONTENT.1.NBT.B.3', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.NBT.A.4', grades: [2, 2] },
  ],
  bigIdea: 'The largest place tells which number is more. If it is the same, look at the next place.',
  objective: 'tell which of two numbers is more',
  hint: 'Build each number with tens and ones. Which has more tens?',
  misconception: {
    belief: '29 is more than 41. It has a 9.',
    why: 'The digits are compared one by one, without their places.',
    truth: '41 has 4 tens. 29 has just 2 tens. So 41 is more.',
    teacherMove: 'Build 29 and 41 with ten-sticks and cubes. Line up the sticks first.',
  },
  restsOn: {
    skill: 'counting on',
    recall(random) {
      const from = random.int(4, 16);
      return { prompt: `What comes next after ${from}?`, answer: String(from + 1), likelyError: `Says ${from - 1}, the number before.` };
    },
  },
  problem(request) {
    if (request.multiStep) return gap(request);
    return request.difficulty === 'advanced' && request.random.chance(0.4) ? gap(request) : extreme(request);
  },
});
