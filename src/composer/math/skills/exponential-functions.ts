import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { HALF, TWO_OF_EACH_SIDE } from '../named-constants.ts';
import { type Noun, count, counted } from '../quantity.ts';

const CONSTANTS = [HALF, TWO_OF_EACH_SIDE];

interface Growth {
  readonly unit: Noun;
  readonly per: Noun;
  readonly start: readonly number[];
  readonly factor: 2 | 3;
  tell(start: string, who: string): string;
  ask(time: string): string;
}

const GROWTHS: readonly Growth[] = [
  {
    unit: { one: 'cell', many: 'cells' },
    per: { one: 'hour', many: 'hours' },
    start: [5, 10, 20, 40, 50],
    factor: 2,
    tell: (start, who) => `${who} watches ${start} in a dish. Their number doubles every hour.`,
    ask: (time) => `How many cells are there after ${time}?`,
  },
  {
    unit: { one: 'view', many: 'views' },
    per: { one: 'day', many: 'days' },
    start: [4, 10, 15, 20],
    factor: 3,
    tell: (start, who) => `A video by ${who} has ${start}. The number is multiplied by 3 every day.`,
    ask: (time) => `How many views does it have after ${time}?`,
  },
  {
    unit: { one: 'plant', many: 'plants' },
    per: { one: 'week', many: 'weeks' },
    start: [6, 12, 25, 30],
    factor: 2,
    tell: (start, who) => `${who} counts ${start} on a pond. Their number doubles every week.`,
    ask: (time) => `How many plants are there after ${time}?`,
  },
];

const repeated = (factor: number, times: number): string => Array.from({ length: times }, () => factor).join(' * ');

function grow(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const growth = random.pick(GROWTHS);
  const start = random.pick(growth.start);
  const time = random.int(2, difficulty === 'basic' ? 4 : growth.factor === 3 ? 5 : 7);
  const { factor } = growth;
  const power = factor ** time;
  const value = start * power;
  return buildProblem({
    skill: 'exponential-functions',
    situation: 'rate: total unknown',
    text: `${growth.tell(count(start, growth.unit), who)} ${growth.ask(count(time, growth.per))}`,
    bare: displayMath(`${start} * ${factor}^${time}`),
    expression: `${start} * ${factor}^${time}`,
    constants: CONSTANTS,
    value: new Fraction(value),
    notation: counted(growth.unit),
    steps: [
      {
        text: `Each ${growth.per.one} multiplies the number by ${factor}. That happens ${time} times.`,
        equation: `${repeated(factor, time)} = ${power}`,
      },
      { text: 'Multiply the start by this.', equation: `${start} * ${power} = ${value}` },
    ],
    mistakes: [
      [start * factor * time, 'multiplies by the factor and by the time'],
      [start + factor * time, 'adds the same amount each time'],
      [value * factor, 'counts the start as a step'],
      [new Fraction(value, factor), 'counts one step too few'],
      [power, 'leaves the start out'],
      [start * time ** factor, 'swaps base and exponent'],
      [value + start, 'adds the start once more'],
      [value - start, 'takes the start away at the end'],
    ],
    operations: 2,
  });
}

function halve(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const halvings = random.int(2, difficulty === 'basic' ? 3 : 5);
  const left = random.int(2, 15);
  const start = left * 2 ** halvings;
  const length = random.pick([2, 3, 4, 5]);
  const hours = halvings * length;
  const unit = { one: 'milligram', many: 'milligrams' };
  return buildProblem({
    skill: 'exponential-functions',
    situation: 'multi-step',
    text: `${who} reads about a medicine. Half of it is used up by the body every ${length} hours. A dose has ${count(start, unit)}. How much is left after ${hours} hours?`,
    bare: `How much of ${start} is left after it is halved ${halvings} times?`,
    expression: `${start} * (1/2)^(${hours} / ${length})`,
    constants: CONSTANTS,
    value: new Fraction(left),
    notation: counted(unit),
    steps: [
      { text: 'Find how often the amount is halved.', equation: `${hours} / ${length} = ${halvings}` },
      { text: `Halve it ${halvings} times: divide by ${2 ** halvings}.`, equation: `${start} / ${2 ** halvings} = ${left}` },
    ],
    mistakes: [
      [new Fraction(start, 2), 'halves only once'],
      [new Fraction(start, 2 * halvings), 'divides by 2 times the number of halvings'],
      [left * 2, 'counts one halving too few'],
      [new Fraction(left, 2), 'counts one halving too many'],
      [start - left, 'finds what is used up'],
    ],
    operations: 3,
  });
}

function growThenUse(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const growth = random.pick(GROWTHS.filter(({ factor }) => factor === 2));
  const start = random.pick(growth.start);
  const time = random.int(2, 5);
  const grown = start * 2 ** time;
  const removed = random.int(2, grown - 1);
  return buildProblem({
    skill: 'exponential-functions',
    situation: 'multi-step',
    text: `${growth.tell(count(start, growth.unit), who)} After ${count(time, growth.per)}, ${who} takes out ${removed}. How many ${growth.unit.many} are left?`,
    bare: `How many are left if ${start} double ${time} times and then ${removed} are taken away?`,
    expression: `${start} * 2^${time} - ${removed}`,
    constants: CONSTANTS,
    value: new Fraction(grown - removed),
    notation: counted(growth.unit),
    steps: [
      { text: `Double ${time} times.`, equation: `${repeated(2, time)} = ${2 ** time}` },
      { text: 'Multiply the start by this.', equation: `${start} * ${2 ** time} = ${grown}` },
      { text: 'Take away what is taken out.', equation: `${grown} - ${removed} = ${grown - removed}` },
    ],
    mistakes: [
      [grown, 'stops before taking any out'],
      [grown + removed, 'adds what is taken out'],
      [Math.abs(start * 2 * time - removed), 'multiplies by 2 and by the time'],
      [grown * 2 - removed, 'doubles once too often'],
      [Math.abs(grown / 2 - removed), 'doubles once too few'],
    ],
    operations: 3,
  });
}

export const exponentialFunctions = defineMathSkill({
  id: 'exponential-functions',
  strand: 'algebra',
  title: 'Exponential growth and decay',
  inText: 'exponential growth and decay',
  grades: [9, 12],
  aliases: [
    'exponential functions',
    'exponential function',
    'exponential growth',
    'exponential decay',
    'growth and decay',
    'exponential growth and decay',
    'doubling',
    'half-life',
    'half life',
    'doubling time',
    'exponential models',
    'exponentials',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.HSF.LE.A.1', grades: [9, 12] },
    { code: 'CCSS.MATH.CONTENT.HSF.LE.A.2', grades: [9, 12] },
  ],
  bigIdea: 'A linear change adds the same amount in each step; an exponential change multiplies by the same factor.',
  objective: 'model growth and decay by repeated multiplication and compare it with adding',
  hint: 'What happens in one step? How many steps are there?',
  misconception: {
    belief: 'Doubling for 5 hours means times 10.',
    why: 'Two and five are simply multiplied.',
    truth: 'Each hour doubles what is there: 2 × 2 × 2 × 2 × 2 = 32.',
    teacherMove: 'Fold a sheet of paper again and again. Count the layers after each fold and write the pattern.',
  },
  restsOn: {
    skill: 'powers of whole numbers',
    recall(random) {
      const [base, exponent] = [random.pick([2, 3, 5]), random.int(2, 4)];
      return {
        prompt: `What is ${repeated(base, exponent).replaceAll('*', '×')}?`,
        answer: String(base ** exponent),
        likelyError: `Writes ${base * exponent}: multiplies ${base} by ${exponent}.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return request.random.pick([halve, growThenUse])(request);
    return request.random.pick(request.difficulty === 'basic' ? [grow, grow, halve] : [grow, halve, growThenUse])(request);
  },
});
