import { type Mistake, buildProblem, placeSlips } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathDifficulty, type ProblemRequest, type Step, defineMathSkill } from '../math-skill.ts';
import type { Range } from '../scenes.ts';
import { thingFor } from '../scenes.ts';
import { additiveSituations, additiveStory, twoChangesStory } from '../stories/additive-story.ts';

/** The whole, by grade and difficulty; grade 1 adds tens and ones within 100. */
const WHOLES: Readonly<Record<number, Readonly<Record<MathDifficulty, Range>>>> = {
  1: { basic: [21, 59], intermediate: [31, 79], advanced: [41, 99] },
  2: { basic: [31, 99], intermediate: [51, 99], advanced: [120, 500] },
  3: { basic: [120, 500], intermediate: [200, 800], advanced: [300, 999] },
};

const digits = (value: number): [hundreds: number, tens: number, ones: number] => [
  Math.floor(value / 100) * 100,
  Math.floor((value % 100) / 10) * 10,
  value % 10,
];

/** Adds column by column and forgets what is carried. */
function withoutCarrying(left: number, right: number): number {
  let place = 1;
  let result = 0;
  for (let [a, b] = [left, right]; a > 0 || b > 0; [a, b] = [Math.floor(a / 10), Math.floor(b / 10)]) {
    result += (((a % 10) + (b % 10)) % 10) * place;
    place *= 10;
  }
  return result;
}

/** Takes the smaller digit from the larger in every column. */
function smallerFromLarger(left: number, right: number): number {
  let place = 1;
  let result = 0;
  for (let [a, b] = [left, right]; a > 0 || b > 0; [a, b] = [Math.floor(a / 10), Math.floor(b / 10)]) {
    result += Math.abs((a % 10) - (b % 10)) * place;
    place *= 10;
  }
  return result;
}

function additionSteps(left: number, right: number): Step[] {
  const [one, other] = [digits(left), digits(right)];
  const names = ['hundreds', 'tens', 'ones'];
  const sums = one.map((value, index) => value + (other[index] ?? 0));
  const columns = sums.flatMap((sum, index) =>
    sum > 0 ? [{ text: `Add the ${names[index]}.`, equation: `${one[index]} + ${other[index]} = ${sum}` }] : [],
  );
  const parts = sums.filter((sum) => sum > 0);
  return [...columns, { text: 'Put the parts together.', equation: `${parts.join(' + ')} = ${left + right}` }];
}

function subtractionSteps(left: number, right: number): Step[] {
  const steps: Step[] = [];
  let rest = left;
  const names = ['hundreds', 'tens', 'ones'];
  for (const [index, part] of digits(right).entries()) {
    if (part === 0) continue;
    steps.push({ text: `Take away the ${names[index]} of ${right}.`, equation: `${rest} - ${part} = ${rest - part}` });
    rest -= part;
  }
  return [...steps, { text: `Check by adding: ${rest} and ${right} make ${left}.`, equation: `${rest} + ${right} = ${left}` }];
}

function mistakesFor(left: number, right: number, adds: boolean): Mistake[] {
  const answer = adds ? left + right : left - right;
  const own: Mistake[] = adds
    ? [
        [withoutCarrying(left, right), 'forgets what is regrouped into the next place'],
        [Math.abs(left - right), 'subtracts where the parts should be joined'],
      ]
    : [
        [smallerFromLarger(left, right), 'takes the smaller digit from the larger one in each place'],
        [left + right, 'adds where a part is missing'],
      ];
  return [
    ...own,
    ...placeSlips(answer),
    [answer + 1, 'counts one too many in the ones place'],
    [answer - 1, 'counts one too few in the ones place'],
  ];
}

function twoSteps(request: ProblemRequest, [least, most]: Range) {
  const { random, scene } = request;
  const start = random.int(Math.ceil(least / 2), Math.floor(most / 2));
  const change = random.int(Math.ceil(start / 4), Math.ceil(start / 2));
  const second = random.int(2, Math.max(3, Math.floor((start - change) * 0.8)));
  const plot = twoChangesStory(start, change, second, thingFor(scene, random, most), request);
  const middle = plot.gainsFirst ? start + change : start - change;
  const answer = Number(plot.value.n);
  const [first, then] = plot.gainsFirst ? ['+', '-'] : ['-', '+'];
  return buildProblem({
    ...plot,
    skill: 'two-and-three-digit-addition-and-subtraction',
    bare: displayMath(plot.expression),
    steps: [
      { text: 'Find how many there are after the first change.', equation: `${start} ${first} ${change} = ${middle}` },
      { text: 'Use that number for the second change.', equation: `${middle} ${then} ${second} = ${answer}` },
    ],
    mistakes: [
      [middle, 'stops after the first change'],
      [start + change + second, 'adds all the numbers'],
      [plot.gainsFirst ? smallerFromLarger(middle, second) : withoutCarrying(middle, second), 'forgets to regroup in the second change'],
      ...placeSlips(answer),
      [answer + 1, 'counts one too many in the ones place'],
    ],
    operations: 2,
  });
}

export const twoAndThreeDigitAdditionAndSubtraction = defineMathSkill({
  id: 'two-and-three-digit-addition-and-subtraction',
  strand: 'operations',
  title: 'Adding and subtracting two- and three-digit numbers',
  inText: 'adding and subtracting two- and three-digit numbers',
  grades: [1, 3],
  aliases: [
    'two digit addition',
    'two digit subtraction',
    '2 digit addition',
    '2 digit subtraction',
    '2-digit addition and subtraction',
    'double digit addition',
    'double digit subtraction',
    'three digit addition',
    'three digit subtraction',
    '3 digit addition',
    '3 digit subtraction',
    '3-digit addition and subtraction',
    'regrouping',
    'addition with regrouping',
    'subtraction with regrouping',
    'borrowing',
    'carrying',
    'vertical addition',
    'adding within 100',
    'subtracting within 100',
    'addition within 100',
    'subtraction within 100',
    'addition within 1000',
    'subtraction within 1000',
    'add and subtract within 1000',
    'double digit',
    'addition and subtraction',
    'addition',
    'subtraction',
    'adding',
    'subtracting',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.1.NBT.C.4', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.2.NBT.B.5', grades: [2, 2] },
    { code: 'CCSS.MATH.CONTENT.2.NBT.B.7', grades: [2, 2] },
    { code: 'CCSS.MATH.CONTENT.3.NBT.A.2', grades: [3, 3] },
  ],
  bigIdea: 'We add and subtract ones with ones and tens with tens, and ten of one place make one of the next.',
  objective: 'add and subtract with tens and ones and explain when to regroup',
  hint: 'Split each number into tens and ones. Work with one place at a time.',
  misconception: {
    belief: 'In 52 − 28, I take 2 from 8 because 2 is too small.',
    why: 'Each column looks like its own small problem, so the smaller digit is taken from the larger.',
    truth: 'The 52 is one number. We trade a ten for ten ones: 52 is 4 tens and 12 ones.',
    teacherMove: 'Build 52 with ten sticks and cubes. Take away 28 and let students see why a ten must be opened.',
  },
  restsOn: {
    skill: 'tens and ones',
    recall(random) {
      const tens = random.int(2, 9);
      const ones = random.int(1, 9);
      return {
        prompt: `How many tens and ones are in ${tens * 10 + ones}?`,
        answer: `${tens} tens and ${ones} ${ones === 1 ? 'one' : 'ones'}`,
        likelyError: `Mixes up the places and says that ${ones} is the number of tens.`,
      };
    },
  },
  problem(request) {
    const { random, grade, difficulty, scene } = request;
    const range = (WHOLES[grade] ?? WHOLES[3])?.[difficulty] ?? [300, 999];
    if (request.multiStep) return twoSteps(request, range);
    const total = random.int(...range);
    const a = random.int(Math.ceil(total / 5), Math.floor((total * 4) / 5));
    const plot = additiveStory({
      situation: random.pick(additiveSituations(request)),
      a,
      b: total - a,
      thing: thingFor(scene, random, total),
      request,
    });
    const [left = 0, right = 0] = plot.expression.split(/ [-+] /u).map(Number);
    return buildProblem({
      ...plot,
      skill: this.id,
      bare: displayMath(plot.expression),
      steps: plot.adds ? additionSteps(left, right) : subtractionSteps(left, right),
      mistakes: mistakesFor(left, right, plot.adds),
      operations: 1,
    });
  },
});
