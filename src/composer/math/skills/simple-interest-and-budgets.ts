import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { PER_HUNDRED } from '../named-constants.ts';
import { DOLLARS, counted, writeDecimal, writeMoney } from '../quantity.ts';

const CONSTANTS = [PER_HUNDRED];
/** Yearly rates as savings accounts, car loans and student loans have them. */
const RATES: Readonly<Record<MathDifficulty, readonly number[]>> = {
  basic: [2, 3, 4, 5],
  intermediate: [2, 3, 4, 5, 6, 7],
  advanced: [3, 4, 6, 7, 8, 9],
};
const plain = (value: Fraction): string => writeDecimal(value).replaceAll(',', '');
const YEAR = { one: 'year', many: 'years' };

function drawAccount({ random, difficulty }: ProblemRequest): { principal: number; rate: number; years: number } {
  return {
    principal: random.int(2, difficulty === 'basic' ? 10 : 40) * 100,
    rate: random.pick(RATES[difficulty]),
    years: random.int(2, difficulty === 'basic' ? 4 : 8),
  };
}

function interest(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { principal, rate, years } = drawAccount(request);
  const earned = new Fraction(principal * rate * years, 100);
  const yearly = new Fraction(principal * rate, 100);
  return buildProblem({
    skill: 'simple-interest-and-budgets',
    situation: 'rate: total unknown',
    text: random.pick([
      `${who} puts $${principal} into a savings account. It earns ${rate}% simple interest each year. How much interest does it earn in ${years} years?`,
      `${who} borrows $${principal} at ${rate}% simple interest a year. How much interest does ${who} owe after ${years} years?`,
    ]),
    bare: `What is the simple interest on $${principal} at ${rate}% a year for ${years} years?`,
    expression: `${principal} * ${rate} / 100 * ${years}`,
    constants: CONSTANTS,
    value: earned,
    notation: DOLLARS,
    steps: [
      { text: `Find ${rate}% of the amount: the interest of one year.`, equation: `${principal} * ${rate} / 100 = ${plain(yearly)}` },
      { text: `Multiply by ${years} years.`, equation: `${plain(yearly)} * ${years} = ${plain(earned)}` },
    ],
    mistakes: [
      [yearly, 'stops after one year'],
      [earned.add(principal), 'gives the whole balance'],
      [principal * rate * years, 'takes the rate as a whole number'],
      [new Fraction(rate * years), 'multiplies rate and years only'],
      [earned.div(10), 'takes the rate as per thousand'],
      [earned.add(yearly), 'counts one year too many'],
      [earned.sub(yearly), 'counts one year too few'],
    ],
    operations: 3,
  });
}

function balance(request: ProblemRequest): MathProblem {
  const {
    people: [who = ''],
  } = request;
  const { principal, rate, years } = drawAccount(request);
  const yearly = new Fraction(principal * rate, 100);
  const earned = yearly.mul(years);
  const total = earned.add(principal);
  return buildProblem({
    skill: 'simple-interest-and-budgets',
    situation: 'multi-step',
    text: `${who} saves $${principal} at ${rate}% simple interest a year. Nothing is taken out. How much is in the account after ${years} years?`,
    bare: `What do $${principal} grow to at ${rate}% simple interest in ${years} years?`,
    expression: `${principal} + ${principal} * ${rate} / 100 * ${years}`,
    constants: CONSTANTS,
    value: total,
    notation: DOLLARS,
    steps: [
      { text: 'Find the interest of one year.', equation: `${principal} * ${rate} / 100 = ${plain(yearly)}` },
      { text: `Find the interest of ${years} years.`, equation: `${plain(yearly)} * ${years} = ${plain(earned)}` },
      { text: 'Add what was saved at first.', equation: `${principal} + ${plain(earned)} = ${plain(total)}` },
    ],
    mistakes: [
      [earned, 'stops at the interest'],
      [yearly.add(principal), 'adds the interest of only one year'],
      [total.add(yearly), 'counts one year too many'],
      [total.sub(yearly), 'counts one year too few'],
      [principal * (1 + rate * years), 'takes the rate as a whole number'],
      [principal + rate * years, 'adds the rate as dollars'],
      [principal * years, 'multiplies the amount by the years'],
    ],
    operations: 4,
  });
}

/** How long it takes to save for something at a steady rate after costs. */
function budget(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
    difficulty,
  } = request;
  const [hours, wage] = [random.int(4, 12), random.int(12, 18)];
  const earned = hours * wage;
  const spent = random.int(2, Math.floor(earned / 12)) * 5;
  const saved = earned - spent;
  const weeks = random.int(3, difficulty === 'basic' ? 6 : 14);
  return buildProblem({
    skill: 'simple-interest-and-budgets',
    situation: 'multi-step',
    text: `${who} works ${hours} hours a week for $${wage} an hour. Each week ${who} spends $${spent} and saves the rest. How much does ${who} save in ${weeks} weeks?`,
    bare: `Each week $${wage} an hour comes in for ${hours} hours and $${spent} go out. How much is saved in ${weeks} weeks?`,
    expression: `(${hours} * ${wage} - ${spent}) * ${weeks}`,
    value: new Fraction(saved * weeks),
    notation: DOLLARS,
    steps: [
      { text: 'Find what comes in each week.', equation: `${hours} * ${wage} = ${earned}` },
      { text: 'Take away what goes out.', equation: `${earned} - ${spent} = ${saved}` },
      { text: `Multiply by ${weeks} weeks.`, equation: `${saved} * ${weeks} = ${saved * weeks}` },
    ],
    mistakes: [
      [saved, 'stops after one week'],
      [earned * weeks, 'forgets what is spent'],
      [earned * weeks - spent, 'takes the spending away only once'],
      [(earned + spent) * weeks, 'adds what is spent'],
      [saved * weeks + saved, 'counts one week too many'],
      [saved * weeks - saved, 'counts one week too few'],
      [spent * weeks, 'finds what is spent'],
    ],
    operations: 3,
  });
}

function timeUnknown(request: ProblemRequest): MathProblem {
  const {
    people: [who = ''],
  } = request;
  const { principal, rate, years } = drawAccount(request);
  const yearly = new Fraction(principal * rate, 100);
  const earned = yearly.mul(years);
  return buildProblem({
    skill: 'simple-interest-and-budgets',
    situation: 'rate: time unknown',
    text: `${who} saves $${principal} at ${rate}% simple interest a year. After how many years has the account earned ${writeMoney(earned)} of interest?`,
    bare: `After how many years do $${principal} at ${rate}% simple interest earn ${writeMoney(earned)}?`,
    expression: `${plain(earned)} / (${principal} * ${rate} / 100)`,
    constants: CONSTANTS,
    value: new Fraction(years),
    notation: counted(YEAR),
    steps: [
      { text: 'Find the interest of one year.', equation: `${principal} * ${rate} / 100 = ${plain(yearly)}` },
      { text: 'Divide the interest earned by it.', equation: `${plain(earned)} / ${plain(yearly)} = ${years}` },
    ],
    mistakes: [
      [years + 1, 'counts one year too many'],
      [years - 1, 'counts one year too few'],
      [rate, 'gives back the rate'],
      [years * 10, 'takes the rate as per thousand'],
      [years + 2, 'counts two years too many'],
      [rate * years, 'multiplies by the rate'],
      [years + rate, 'adds the rate'],
      [years - 2, 'counts two years too few'],
    ],
    operations: 3,
  });
}

export const simpleInterestAndBudgets = defineMathSkill({
  id: 'simple-interest-and-budgets',
  strand: 'ratios',
  title: 'Simple interest and budgets',
  inText: 'simple interest and budgets',
  grades: [7, 12],
  aliases: [
    'simple interest',
    'personal finance',
    'personal finance math',
    'financial literacy',
    'budget',
    'budgets',
    'budgeting',
    'saving money',
    'savings',
    'credit',
    'loans',
    'interest rates',
    'interest',
    'financial math',
    'consumer math',
    'money management',
    'saving and spending',
    'business math',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.7.RP.A.3', grades: [7, 7] }],
  bigIdea: 'Interest is the price of using money over time: a part of the amount for each year.',
  objective: 'work out interest, balances and savings and explain what drives them',
  hint: 'What happens in one year or in one week? Begin there.',
  misconception: {
    belief: 'At 5% for 3 years I get 5% in all.',
    why: 'The rate is read as the whole interest.',
    truth: 'The rate is for each year: three years bring 15%.',
    teacherMove: 'Lay out the account year by year in a table before any formula is written.',
  },
  restsOn: {
    skill: 'percent of a number',
    recall(random) {
      const [rate, total] = [random.pick([5, 10, 20]), random.int(2, 9) * 100];
      return {
        prompt: `What is ${rate}% of $${total}?`,
        answer: writeMoney(new Fraction(rate * total, 100)),
        likelyError: `Subtracts ${rate} from ${total}.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return request.random.pick([balance, budget])(request);
    const kinds = { basic: [interest, budget], intermediate: [interest, balance, budget], advanced: [balance, timeUnknown, budget] }[
      request.difficulty
    ];
    return request.random.pick(kinds)(request);
  },
});
