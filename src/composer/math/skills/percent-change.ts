import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { PER_HUNDRED } from '../named-constants.ts';
import { PERCENT, counted, writeWhole } from '../quantity.ts';
import { thingFor } from '../scenes.ts';

const RATES: Readonly<Record<MathDifficulty, readonly number[]>> = {
  basic: [10, 20, 25, 50],
  intermediate: [5, 15, 20, 25, 30, 40, 60],
  advanced: [8, 12, 15, 24, 35, 45, 65, 75],
};
const CONSTANTS = [PER_HUNDRED];

/** A whole start and a whole change, so that both counts are possible. */
function draw({ random, difficulty, scene }: ProblemRequest) {
  const rate = random.pick(RATES[difficulty]);
  const start = new Fraction(100).div(new Fraction(100).gcd(rate)).valueOf() * random.int(2, difficulty === 'basic' ? 8 : 16);
  const change = (start * rate) / 100;
  const rises = random.chance(0.55);
  return { rate, start, change, rises, end: rises ? start + change : start - change, thing: thingFor(scene, random, start * 2) };
}

function changeInPercent(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { rate, start, change, rises, end, thing } = draw(request);
  const verb = rises ? 'increase' : 'decrease';
  return buildProblem({
    skill: 'percent-change',
    situation: 'rate: rate unknown',
    text: random.pick([
      `${who} counts ${thing.many} each month. Last month there were ${writeWhole(start)}. This month there are ${writeWhole(end)}. What is the percent ${verb}?`,
      `The number of ${thing.many} ${rises ? 'rises' : 'falls'} from ${writeWhole(start)} to ${writeWhole(end)}. ${who} wants to report the change as a percent. What percent ${verb} is it?`,
    ]),
    bare: `A number changes from ${writeWhole(start)} to ${writeWhole(end)}. What is the percent ${verb}?`,
    expression: rises ? `(${end} - ${start}) / ${start} * 100` : `(${start} - ${end}) / ${start} * 100`,
    constants: CONSTANTS,
    value: new Fraction(rate),
    notation: PERCENT,
    steps: [
      { text: 'Find the change.', equation: rises ? `${end} - ${start} = ${change}` : `${start} - ${end} = ${change}` },
      { text: 'Compare it with the start, per hundred.', equation: `${change} / ${start} * 100 = ${rate}` },
    ],
    mistakes: [
      [new Fraction(change * 100, end), 'compares the change with the new amount'],
      [change, 'gives the change itself as the percent'],
      [rises ? 100 + rate : 100 - rate, 'gives the new amount as a percent of the start'],
      [new Fraction(rate, 10), 'writes the change per ten'],
      [rate * 2, 'compares with half of the start'],
      [new Fraction(rate, 2), 'compares with twice the start'],
    ],
    operations: 3,
  });
}

function newAmount(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { rate, start, change, rises, end, thing } = draw(request);
  return buildProblem({
    skill: 'percent-change',
    situation: 'multi-step',
    text: random.pick([
      `${who} counts ${writeWhole(start)} ${thing.many} in the first year. In the second year there are ${rate}% ${rises ? 'more' : 'fewer'}. How many ${thing.many} are there in the second year?`,
      `A shop stocks ${writeWhole(start)} ${thing.many}. ${who} ${rises ? 'raises' : 'cuts'} the number by ${rate}%. How many ${thing.many} does the shop stock now?`,
    ]),
    bare: `What is ${writeWhole(start)} ${rises ? 'increased' : 'decreased'} by ${rate}%?`,
    expression: `${start} ${rises ? '+' : '-'} ${start} * ${rate} / 100`,
    constants: CONSTANTS,
    value: new Fraction(end),
    notation: counted(thing),
    steps: [
      { text: `Find ${rate}% of the start.`, equation: `${start} * ${rate} / 100 = ${change}` },
      { text: rises ? 'Add it to the start.' : 'Take it from the start.', equation: `${start} ${rises ? '+' : '-'} ${change} = ${end}` },
    ],
    mistakes: [
      [change, 'stops at the change'],
      [rises ? start - change : start + change, rises ? 'takes the change away' : 'adds the change'],
      [rises ? start + rate : start - rate, 'takes the percent for a number of things'],
      [start * 2 + change, 'counts the start twice'],
    ],
    operations: 3,
  });
}

/** The start from the end: the percent belongs to an amount that is not told. */
function startUnknown(request: ProblemRequest): MathProblem {
  const {
    people: [who = ''],
  } = request;
  const { rate, start, change, rises, end, thing } = draw(request);
  const share = rises ? 100 + rate : 100 - rate;
  const wrong: Mistake = [new Fraction(end * (rises ? 100 - rate : 100 + rate), 100), 'takes the percent of the new amount'];
  return buildProblem({
    skill: 'percent-change',
    situation: rises ? 'join: start unknown' : 'separate: start unknown',
    text: `This year ${who} counts ${writeWhole(end)} ${thing.many}. That is ${rate}% ${rises ? 'more' : 'fewer'} than last year. How many ${thing.many} were there last year?`,
    bare: `After ${rises ? 'an increase' : 'a decrease'} of ${rate}% a number is ${writeWhole(end)}. What was it before?`,
    expression: `${end} * 100 / (100 ${rises ? '+' : '-'} ${rate})`,
    constants: CONSTANTS,
    value: new Fraction(start),
    notation: counted(thing),
    steps: [
      { text: 'Last year is 100%. Write this year as a percent of it.', equation: `100 ${rises ? '+' : '-'} ${rate} = ${share}` },
      { text: `So ${share}% is ${end}. Find 100%.`, equation: `${end} * 100 / ${share} = ${start}` },
    ],
    mistakes: [
      wrong,
      [rises ? end - rate : end + rate, 'takes the percent for a number of things'],
      [end + change, 'adds the change again'],
      [new Fraction(end * rate, 100), 'stops at the percent of the new amount'],
    ],
    operations: 3,
  });
}

export const percentChange = defineMathSkill({
  id: 'percent-change',
  strand: 'ratios',
  title: 'Percent change',
  inText: 'percent change',
  grades: [7, 8],
  aliases: [
    'percent change',
    'percent increase',
    'percent decrease',
    'percent increase and decrease',
    'percent of change',
    'percentage change',
    'percent of increase',
    'percentage increase',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.7.RP.A.3', grades: [7, 7] }],
  bigIdea: 'A percent change always compares the change with the amount at the start.',
  objective: 'find a percent change, a new amount or the amount at the start',
  hint: 'What is 100% here? It is the amount at the start.',
  misconception: {
    belief: 'A rise of 20% and then a fall of 20% lead back to the start.',
    why: 'Both changes carry the same number.',
    truth: 'The fall is 20% of a larger amount: 100 becomes 120 and then 96.',
    teacherMove: 'Draw a bar of 100. Add 20%, then cut off 20% of the new bar, and compare the ends.',
  },
  restsOn: {
    skill: 'percent of a number',
    recall(random) {
      const [rate, whole] = [random.pick([10, 20, 25, 50]), random.int(2, 9) * 20];
      return {
        prompt: `What is ${rate}% of ${whole}?`,
        answer: String((rate * whole) / 100),
        likelyError: `Says ${whole - rate}: subtracts the percent.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return newAmount(request);
    const kinds = {
      basic: [changeInPercent, newAmount],
      intermediate: [changeInPercent, newAmount],
      advanced: [changeInPercent, startUnknown],
    };
    return request.random.pick(kinds[request.difficulty])(request);
  },
});
