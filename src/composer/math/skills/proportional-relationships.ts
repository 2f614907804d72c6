import Fraction from 'fraction.js';
import type { Figure } from '../../../figures/figure.ts';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { type Noun, count, counted, measuredInDecimals, measuredInFractions, writeDecimal } from '../quantity.ts';
import type { Range } from '../scenes.ts';

interface Setting {
  readonly x: Noun;
  readonly y: Noun;
  readonly rate: Range;
  readonly tell: (who: string, y: string, x: string) => string;
}
/** Rates of usual size: a faucet about 2 gallons a minute, walking about 3 miles an hour, cycling 9 to 15. */
const SETTINGS: readonly Setting[] = [
  {
    x: { one: 'minute', many: 'minutes' },
    y: { one: 'gallon', many: 'gallons' },
    rate: [2, 12],
    tell: (who, y, x) => `${who} measures a pump. It moves ${y} in ${x} at a steady rate.`,
  },
  {
    x: { one: 'hour', many: 'hours' },
    y: { one: 'mile', many: 'miles' },
    rate: [3, 15],
    tell: (who, y, x) => `${who} rides ${y} in ${x} at a steady speed.`,
  },
  {
    x: { one: 'pound', many: 'pounds' },
    y: { one: 'dollar', many: 'dollars' },
    rate: [2, 9],
    tell: (who, y, x) => `${who} pays ${y} for ${x} of trail mix.`,
  },
  {
    x: { one: 'hour', many: 'hours' },
    y: { one: 'dollar', many: 'dollars' },
    rate: [9, 22],
    tell: (who, y, x) => `${who} earns ${y} in ${x} at the same pay for each hour.`,
  },
  {
    x: { one: 'cup', many: 'cups' },
    y: { one: 'muffin', many: 'muffins' },
    rate: [4, 9],
    tell: (who, y, x) => `${who} bakes ${y} with ${x} of flour.`,
  },
];
const TIMES: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 6], intermediate: [3, 9], advanced: [4, 15] };

function draw({ random, difficulty }: ProblemRequest) {
  const setting = random.pick(SETTINGS);
  const k = random.int(...setting.rate);
  const [first, second] = random.sample(
    Array.from({ length: 14 }, (_, index) => index + 2).filter((value) => value <= TIMES[difficulty][1] + 2),
    2,
  ) as [number, number];
  return { setting, k, first, second };
}

const tableOf = ({ x, y }: Setting, rows: readonly (readonly [string, string])[]): Figure => ({
  kind: 'table',
  title: '',
  rows: [
    [x.many, ...rows.map(([left]) => left)],
    [y.many, ...rows.map(([, right]) => right)],
  ],
});

function constant(request: ProblemRequest): MathProblem {
  const { setting, k, first, second } = draw(request);
  const {
    people: [who = ''],
  } = request;
  const { x, y, tell } = setting;
  return buildProblem({
    skill: 'proportional-relationships',
    situation: 'rate: rate unknown',
    text: `${tell(who, count(k * first, y), count(first, x))} What is the constant of proportionality, in ${y.many} for each ${x.one}?`,
    bare: `If y is proportional to x and y = ${k * first} when x = ${first}, what is the constant of proportionality in ${y.many} per ${x.one}?`,
    expression: `${k * first} / ${first}`,
    value: new Fraction(k),
    notation: { ...counted(y), write: (value) => `${counted(y).write(value)} per ${x.one}` },
    steps: [{ text: `The constant is the amount for one ${x.one}. Divide.`, equation: `${k * first} / ${first} = ${k}` }],
    mistakes: [
      [k * first * first, 'multiplies the two numbers'],
      [k * first - first, 'subtracts the two numbers'],
      [k * first, 'gives the whole amount'],
      [first, `gives the number of ${x.many}`],
    ],
    figure: tableOf(setting, [
      [String(first), String(k * first)],
      [String(second), String(k * second)],
    ]),
  });
}

function another(request: ProblemRequest): MathProblem {
  const { setting, k, first, second } = draw(request);
  const {
    people: [who = ''],
    random,
  } = request;
  const { x, y, tell } = setting;
  const backward = request.difficulty !== 'basic' && random.chance(0.5);
  const [total, answer] = [k * second, backward ? second : k * second];
  return buildProblem({
    skill: 'proportional-relationships',
    situation: backward ? 'rate: time unknown' : 'rate: total unknown',
    text: backward
      ? `${tell(who, count(k * first, y), count(first, x))} At this rate, how many ${x.many} go with ${count(total, y)}?`
      : `${tell(who, count(k * first, y), count(first, x))} At this rate, how many ${y.many} go with ${count(second, x)}?`,
    bare: backward
      ? `If y = kx and ${count(first, x)} go with ${count(k * first, y)}, how many ${x.many} go with ${count(total, y)}?`
      : `If y = kx and ${count(first, x)} go with ${count(k * first, y)}, how many ${y.many} go with ${count(second, x)}?`,
    expression: backward ? `${total} / (${k * first} / ${first})` : `${k * first} / ${first} * ${second}`,
    value: new Fraction(answer),
    notation: counted(backward ? x : y),
    steps: [
      { text: `Find how many ${y.many} go with one ${x.one}.`, equation: `${k * first} / ${first} = ${k}` },
      backward
        ? { text: 'Divide by that rate.', equation: `${total} / ${k} = ${second}` }
        : { text: 'Multiply by that rate.', equation: `${k} * ${second} = ${total}` },
    ],
    mistakes: [
      [backward ? first + total - k * first : k * first + second - first, 'adds the same amount to both'],
      [backward ? total - k * first : k * first * second, backward ? 'subtracts the two amounts' : 'multiplies without dividing first'],
      [k, `stops at the rate for one ${x.one}`],
      [backward ? total * k : k * first + second, backward ? 'multiplies by the rate' : 'adds the numbers'],
    ],
    figure: tableOf(setting, [
      [String(first), String(k * first)],
      [backward ? '?' : String(second), backward ? String(total) : '?'],
    ]),
  });
}

/** The constant is no whole number. */
function fractionRate(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: { stuff },
    difficulty,
    people: [who = ''],
  } = request;
  const [top, bottom] = random.pick([
    [3, 2],
    [5, 2],
    [3, 4],
    [5, 4],
    [7, 4],
  ] as const);
  const times = random.int(2, difficulty === 'advanced' ? 12 : 6);
  const batches = bottom * random.int(1, 3);
  const amount = new Fraction(top, bottom).mul(batches);
  const value = new Fraction(top, bottom).mul(times);
  return buildProblem({
    skill: 'proportional-relationships',
    situation: 'multi-step',
    text: `${who} uses ${measuredInDecimals(stuff.unit).write(amount)} of ${stuff.noun} for ${batches} batches, the same for each batch. How many ${stuff.unit.many} are needed for ${times} batches?`,
    bare: `${batches} batches take ${writeDecimal(amount)} ${stuff.unit.many}. How many ${stuff.unit.many} do ${times} batches take?`,
    expression: `${writeDecimal(amount)} / ${batches} * ${times}`,
    value,
    notation: measuredInFractions(stuff.unit),
    steps: [
      { text: 'Find the amount for one batch.', equation: `${writeDecimal(amount)} / ${batches} = ${top}/${bottom}` },
      { text: 'Multiply.', equation: `${top}/${bottom} * ${times} = ${value.toFraction()}` },
    ],
    mistakes: [
      [amount.mul(times), 'multiplies without finding the rate'],
      [amount.add(times - batches), 'adds the same amount to both'],
      [new Fraction(batches).div(amount).mul(times), 'turns the rate upside down'],
      [new Fraction(top, bottom), 'stops at the rate for one batch'],
    ],
  });
}

export const proportionalRelationships = defineMathSkill({
  id: 'proportional-relationships',
  strand: 'ratios',
  title: 'Proportional relationships',
  inText: 'proportional relationships',
  grades: [7, 8],
  aliases: [
    'proportional relationships',
    'constant of proportionality',
    'proportions',
    'proportional relationship',
    'direct variation',
    'y = kx',
    'y=kx',
    'unit rate',
    'unit rates',
    'solving proportions',
    'proportionality',
    'proportional reasoning',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.7.RP.A.2', grades: [7, 7] },
    { code: 'CCSS.MATH.CONTENT.8.EE.B.5', grades: [8, 8] },
  ],
  bigIdea: 'In a proportional relationship one number is always the same multiple of the other: y = kx.',
  objective: 'find the constant of proportionality and use it',
  hint: 'How much goes with one? Use that for every other amount.',
  misconception: {
    belief: 'If both numbers grow by the same amount, they stay proportional.',
    why: 'Adding feels like keeping things fair.',
    truth: 'Both must be multiplied by the same number: 2 and 6 go with 4 and 12, not with 4 and 8.',
    teacherMove: 'Mix 2 cups of water with 6 of paint, then 4 with 8. Ask which pair has the same shade.',
  },
  restsOn: {
    skill: 'unit rates',
    recall(random) {
      const [k, x] = [random.int(3, 9), random.int(3, 9)];
      return {
        prompt: `${x} tickets cost $${k * x}. What does one ticket cost?`,
        answer: `$${k}`,
        likelyError: `Says $${k * x - x}: subtracts.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [constant, another],
    intermediate: [constant, another, fractionRate],
    advanced: [another, fractionRate],
    multiStep: [another, fractionRate],
  }),
});
