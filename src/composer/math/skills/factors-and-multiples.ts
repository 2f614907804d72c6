import Fraction from 'fraction.js';
import { buildProblem, exact } from '../build-problem.ts';
import { greatestCommonFactor, leastCommonMultiple } from '../fraction-terms.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { count, counted } from '../quantity.ts';
import { type Range, thingFor } from '../scenes.ts';

const COMMON: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 6], intermediate: [4, 9], advanced: [6, 15] };
const FACTORS: readonly (readonly [number, number])[] = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [3, 7],
  [5, 6],
];
const CYCLES: Readonly<Record<MathDifficulty, readonly (readonly [number, number])[]>> = {
  basic: [
    [2, 3],
    [3, 4],
    [2, 5],
    [4, 6],
  ],
  intermediate: [
    [4, 6],
    [6, 8],
    [6, 9],
    [4, 10],
    [3, 8],
  ],
  advanced: [
    [8, 12],
    [9, 12],
    [10, 15],
    [12, 18],
    [8, 10],
    [12, 20],
  ],
};

function greatest(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene,
    people: [who = ''],
  } = request;
  const common = random.int(...COMMON[difficulty]);
  const [p, q] = random.shuffle(random.pick(FACTORS)) as [number, number];
  const [a, b] = [common * p, common * q];
  const [first, second] = scene.things;
  const kit = { one: 'kit', many: 'kits' };
  return buildProblem({
    skill: 'factors-and-multiples',
    situation: 'groups: number unknown',
    text: `${who} has ${count(a, first)} and ${count(b, second)}. All of them go into kits. Every kit must be the same. What is the greatest number of kits ${who} can make?`,
    bare: `What is the greatest common factor of ${a} and ${b}?`,
    expression: `gcd(${a}, ${b})`,
    value: exact(common),
    notation: counted(kit),
    steps: [
      { text: `Look for numbers that divide both ${a} and ${b}.` },
      { text: `${common} divides the first.`, equation: `${a} / ${common} = ${p}` },
      { text: `${common} divides the second.`, equation: `${b} / ${common} = ${q}` },
      { text: `${p} and ${q} share no factor but 1, so no larger number works.` },
    ],
    mistakes: [
      [leastCommonMultiple(a, b), 'finds the least common multiple'],
      [1, 'stops at the factor 1'],
      [Math.min(a, b), 'takes the smaller number'],
      [Math.abs(a - b), 'subtracts the numbers'],
      [common % 2 === 0 ? common / 2 : common * 2, common % 2 === 0 ? 'stops at a smaller common factor' : 'doubles the common factor'],
      [a + b, 'adds the numbers'],
    ],
    operations: 1,
  });
}

const EVENTS = [
  {
    one: 'A blue light blinks',
    other: 'A red light blinks',
    unit: { one: 'second', many: 'seconds' },
    both: 'Both blink now. After how many seconds do both blink together again?',
  },
  {
    one: 'The first bus leaves',
    other: 'The second bus leaves',
    unit: { one: 'minute', many: 'minutes' },
    both: 'Both leave now. After how many minutes do both leave together again?',
  },
  {
    one: 'The tomatoes get water',
    other: 'The herbs get plant food',
    unit: { one: 'day', many: 'days' },
    both: 'Both happen today. In how many days do both happen together again?',
  },
] as const;

function least(request: ProblemRequest): MathProblem {
  const { random, difficulty } = request;
  const [a, b] = random.shuffle(random.pick(CYCLES[difficulty])) as [number, number];
  const event = random.pick(EVENTS);
  const value = leastCommonMultiple(a, b);
  return buildProblem({
    skill: 'factors-and-multiples',
    situation: 'other',
    text: `${event.one} every ${count(a, event.unit)}. ${event.other} every ${count(b, event.unit)}. ${event.both}`,
    bare: `What is the least common multiple of ${a} and ${b}?`,
    expression: `lcm(${a}, ${b})`,
    value: exact(value),
    notation: counted(event.unit),
    steps: [
      { text: `Count by ${a}s until you reach ${value}.`, equation: `${value / a} * ${a} = ${value}` },
      { text: `${value} is also a multiple of ${b}. No smaller number is.`, equation: `${value / b} * ${b} = ${value}` },
    ],
    mistakes: [
      [a * b, 'multiplies without looking for a smaller one'],
      [greatestCommonFactor(a, b), 'finds the greatest common factor'],
      [a + b, 'adds the numbers'],
      [Math.max(a, b), 'takes the larger number'],
      [value * 2, 'goes on to the next common multiple'],
      [value - Math.min(a, b), 'stops at a multiple of only one number'],
      [value + Math.max(a, b), 'goes on to a multiple of only one number'],
    ],
    operations: 1,
  });
}

function kitsThenContents(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene,
    people: [who = ''],
  } = request;
  const common = random.int(...COMMON[difficulty]);
  const [p, q] = random.shuffle(random.pick(FACTORS)) as [number, number];
  const [a, b] = [common * p, common * q];
  const thing = thingFor(scene, random, a + b);
  const [first, second] = thing.kinds;
  return buildProblem({
    skill: 'factors-and-multiples',
    situation: 'multi-step',
    text: `${who} has ${a} ${first} ${thing.many} and ${b} ${second} ${thing.many}. ${who} makes as many equal kits as possible and uses them all. How many ${thing.many} are in one kit?`,
    bare: `Divide ${a} + ${b} by the greatest common factor of ${a} and ${b}. What do you get?`,
    expression: `(${a} + ${b}) / gcd(${a}, ${b})`,
    value: new Fraction(p + q),
    notation: counted(thing),
    steps: [
      { text: `The greatest number that divides both is ${common}. So there are ${common} groups.` },
      { text: 'Find how many there are in all.', equation: `${a} + ${b} = ${a + b}` },
      { text: 'Share them among the groups.', equation: `${a + b} / ${common} = ${p + q}` },
    ],
    mistakes: [
      [common, 'stops at the number of groups'],
      [a + b, 'stops at the total'],
      [p, 'counts only the first kind'],
      [q, 'counts only the second kind'],
      [new Fraction(a + b, 2), 'makes only two groups'],
    ],
    operations: 3,
  });
}

export const factorsAndMultiples = defineMathSkill({
  id: 'factors-and-multiples',
  strand: 'operations',
  title: 'Factors and multiples',
  inText: 'factors and multiples',
  grades: [4, 6],
  aliases: [
    'factors',
    'multiples',
    'factors and multiples',
    'gcf',
    'lcm',
    'gcf and lcm',
    'greatest common factor',
    'least common multiple',
    'prime factorization',
    'factor pairs',
    'prime and composite',
    'prime and composite numbers',
    'prime numbers',
    'common factors',
    'common multiples',
    'factors multiples primes',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.4.OA.B.4', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.6.NS.B.4', grades: [6, 6] },
  ],
  bigIdea: 'Factors build a number by multiplying; multiples are what a number builds.',
  objective: 'find common factors and multiples and tell which one a story needs',
  hint: 'Do things get split up into equal sets, or do they meet again?',
  misconception: {
    belief: 'The least common multiple is always the product.',
    why: 'The product is a common multiple, and for 3 and 4 it is the least.',
    truth: 'Numbers that share a factor meet sooner: 4 and 6 meet at 12, not at 24.',
    teacherMove: 'Skip count by 4s and 6s on one number line in two colors. Circle where the colors meet.',
  },
  restsOn: {
    skill: 'skip counting',
    recall(random) {
      const by = random.int(3, 9);
      return {
        prompt: `Count by ${by}s. Write the first four numbers.`,
        answer: `${by}, ${by * 2}, ${by * 3}, ${by * 4}`,
        likelyError: `Starts with ${by} and adds 1 each time.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return kitsThenContents(request);
    return request.random.pick([greatest, least])(request);
  },
});
