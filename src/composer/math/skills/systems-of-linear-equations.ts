import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TWO_SHARES } from '../named-constants.ts';
import { counted } from '../quantity.ts';
import type { Noun } from '../quantity.ts';
import type { Range } from '../scenes.ts';

const COUNTS: Readonly<Record<MathDifficulty, Range>> = { basic: [3, 9], intermediate: [5, 15], advanced: [8, 30] };
const MIXES: readonly { readonly one: Noun; readonly other: Noun; readonly prices: readonly [Range, Range]; readonly both: string }[] = [
  {
    one: { one: 'adult ticket', many: 'adult tickets' },
    other: { one: 'child ticket', many: 'child tickets' },
    prices: [
      [8, 14],
      [3, 7],
    ],
    both: 'tickets for the school play, some for adults and some for children',
  },
  {
    one: { one: 'large box', many: 'large boxes' },
    other: { one: 'small box', many: 'small boxes' },
    prices: [
      [9, 15],
      [4, 8],
    ],
    both: 'boxes of popcorn, some large and some small',
  },
  {
    one: { one: 'tall plant', many: 'tall plants' },
    other: { one: 'short plant', many: 'short plants' },
    prices: [
      [10, 18],
      [4, 9],
    ],
    both: 'plants at the garden sale, some tall and some short',
  },
  {
    one: { one: 'long rope', many: 'long ropes' },
    other: { one: 'short rope', many: 'short ropes' },
    prices: [
      [12, 20],
      [5, 11],
    ],
    both: 'ropes for the climbing wall, some long and some short',
  },
];

/** How many of each kind, from the number in all and the cost in all. */
function mixture(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const mix = random.pick(MIXES);
  const [a, b] = [random.int(...COUNTS[difficulty]), random.int(...COUNTS[difficulty])];
  const [high, low] = [random.int(...mix.prices[0]), random.int(...mix.prices[1])];
  const [all, cost] = [a + b, a * high + b * low];
  return buildProblem({
    skill: 'systems-of-linear-equations',
    situation: 'multi-step',
    text: `${who} buys ${all} ${mix.both}. Each ${mix.one.one} costs $${high}. Each ${mix.other.one} costs $${low}. The total is $${cost}. How many ${mix.one.many} are there?`,
    bare: `If x + y = ${all} and ${high}x + ${low}y = ${cost}, what is x?`,
    expression: `(${cost} - ${low} * ${all}) / (${high} - ${low})`,
    value: new Fraction(a),
    notation: counted(mix.one),
    steps: [
      { text: `Write x + y = ${all} and ${high}x + ${low}y = ${cost}.` },
      { text: 'If all were of the second kind, the total would be less.', equation: `${low} * ${all} = ${low * all}` },
      { text: 'Find what is missing to the real total.', equation: `${cost} - ${low * all} = ${cost - low * all}` },
      { text: `Each one of the first kind adds ${high - low}.`, equation: `${cost - low * all} / (${high} - ${low}) = ${a}` },
    ],
    mistakes: [
      [b, 'gives the number of the second kind'],
      [new Fraction(cost, high + low), 'divides the total by both rates together'],
      [new Fraction(all, 2), 'splits the number in half'],
      [new Fraction(cost, high), 'takes all of them for the first kind'],
      [high - low, 'gives the difference of the two rates'],
    ],
    operations: 4,
  });
}

/** Two growing amounts: when they are equal. */
function meeting(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = '', other = ''],
  } = request;
  const weeks = random.int(...COUNTS[difficulty]);
  const slow = random.int(3, 9);
  const fast = slow + random.int(2, 6);
  const lead = weeks * (fast - slow);
  const behind = random.int(5, 30);
  const ahead = behind + lead;
  const plans = random.pick([
    {
      has: (name: string, start: number, rate: number) => `${name} has $${start} and saves $${rate} a week.`,
      unit: { one: 'week', many: 'weeks' },
      same: 'the same amount',
    },
    {
      has: (name: string, start: number, rate: number) => `${name} has read ${start} pages and reads ${rate} more each day.`,
      unit: { one: 'day', many: 'days' },
      same: 'the same number of pages',
    },
  ]);
  return buildProblem({
    skill: 'systems-of-linear-equations',
    situation: 'rate: time unknown',
    text: `${plans.has(who, ahead, slow)} ${plans.has(other, behind, fast)} After how many ${plans.unit.many} do both have ${plans.same}?`,
    bare: `For which x are y = ${slow}x + ${ahead} and y = ${fast}x + ${behind} equal?`,
    expression: `(${ahead} - ${behind}) / (${fast} - ${slow})`,
    value: new Fraction(weeks),
    notation: counted(plans.unit),
    steps: [
      { text: `Write y = ${slow}x + ${ahead} and y = ${fast}x + ${behind}. Set them equal.` },
      { text: 'Find the gap at the start.', equation: `${ahead} - ${behind} = ${lead}` },
      { text: `Find how fast the gap closes.`, equation: `${fast} - ${slow} = ${fast - slow}` },
      { text: 'Divide the gap.', equation: `${lead} / ${fast - slow} = ${weeks}` },
    ],
    mistakes: [
      [new Fraction(lead, fast), 'divides the gap by the faster rate only'],
      [new Fraction(lead, fast + slow), 'adds the two rates'],
      [lead, 'stops at the gap at the start'],
      [fast - slow, 'gives the difference of the rates'],
      [new Fraction(ahead + behind, fast - slow), 'adds the two starts'],
    ] satisfies Mistake[],
    operations: 3,
  });
}

/** Sum and difference of two numbers. */
function sumAndDifference(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene: {
      things: [thing],
    },
    people: [who = '', other = ''],
  } = request;
  const less = random.int(...COUNTS[difficulty]);
  const gap = random.int(2, 12);
  const all = less * 2 + gap;
  return buildProblem({
    skill: 'systems-of-linear-equations',
    situation: 'compare: smaller unknown',
    text: `${who} and ${other} have ${all} ${thing.many} together. ${who} has ${gap} more than ${other}. How many ${thing.many} does ${other} have?`,
    bare: `If x + y = ${all} and x − y = ${gap}, what is y?`,
    expression: `(${all} - ${gap}) / 2`,
    constants: [TWO_SHARES],
    value: new Fraction(less),
    notation: counted(thing),
    steps: [
      { text: `Write x + y = ${all} and x − y = ${gap}.` },
      { text: 'Take the extra part away. Then both shares are equal.', equation: `${all} - ${gap} = ${all - gap}` },
      { text: 'Split the rest in two.', equation: `${all - gap} / 2 = ${less}` },
    ],
    mistakes: [
      [less + gap, 'gives the larger number'],
      [new Fraction(all, 2), 'splits the sum in half and leaves the difference out'],
      [all - gap, 'stops before splitting'],
      [new Fraction(all, 2).sub(gap), 'subtracts the difference after splitting'],
      [gap, 'gives the difference'],
    ],
    operations: 2,
  });
}

export const systemsOfLinearEquations = defineMathSkill({
  id: 'systems-of-linear-equations',
  strand: 'algebra',
  title: 'Systems of linear equations',
  inText: 'systems of linear equations',
  grades: [8, 9],
  aliases: [
    'systems of equations',
    'systems of linear equations',
    'system of equations',
    'simultaneous equations',
    'solving systems',
    'substitution',
    'elimination',
    'intersecting lines',
    'systems by substitution',
    'systems by elimination',
    'substitution and elimination',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.EE.C.8', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSA.REI.C.6', grades: [9, 9] },
  ],
  bigIdea: 'A solution of a system makes both equations true at once: it is where the two lines meet.',
  objective: 'write and solve a system of two equations and check both',
  hint: 'Name both unknowns. Write one equation for each fact in the story.',
  misconception: {
    belief: 'A pair that makes one of the equations true solves the system.',
    why: 'With one equation, one check was enough.',
    truth: 'The pair must make both equations true.',
    teacherMove: 'Let each half of the class list pairs for one equation. Look for the pair on both lists.',
  },
  restsOn: {
    skill: 'two-step equations',
    recall(random) {
      const [rate, x, start] = [random.int(2, 6), random.int(3, 9), random.int(2, 12)];
      return {
        prompt: `If ${rate}x + ${start} = ${rate * x + start}, what is x?`,
        answer: String(x),
        likelyError: `Says ${rate * x}: stops before dividing.`,
      };
    },
  },
  problem(request) {
    const kinds = { basic: [sumAndDifference, meeting, mixture], intermediate: [meeting, mixture], advanced: [mixture, meeting] };
    return request.random.pick(request.multiStep ? [mixture, meeting] : kinds[request.difficulty])(request);
  },
});
