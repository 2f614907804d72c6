import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { OVERTIME, PER_HUNDRED, WHOLE } from '../named-constants.ts';
import { barModel } from '../problem-figures.ts';
import { DOLLARS, count, counted, writeDecimal, writeMoney } from '../quantity.ts';
import { HOUR, WEEK } from '../units.ts';

const plain = (value: Fraction): string => writeDecimal(value).replaceAll(',', '');

/** Pay less taxes: hourly pay of usual size for first jobs, 12 to 24 dollars. */
function paycheck(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const [pay, hours] = [random.int(12, 24), random.int(10, difficulty === 'basic' ? 25 : 40)];
  const rate = random.pick([10, 12, 15, 20]);
  const gross = new Fraction(pay * hours);
  const value = gross.mul(100 - rate).div(100);
  return buildProblem({
    skill: 'budgets-and-paychecks',
    situation: 'multi-step',
    text: `${who} earns $${pay} an hour and works ${count(hours, HOUR)} in a week. Taxes take ${rate}% of the pay. How much is left?`,
    bare: `What is left of ${hours} hours at $${pay} after taxes of ${rate}%?`,
    expression: `${pay} * ${hours} * (1 - ${rate} / 100)`,
    constants: [WHOLE, PER_HUNDRED],
    value,
    notation: DOLLARS,
    steps: [
      { text: 'Find the pay before taxes.', equation: `${pay} * ${hours} = ${plain(gross)}` },
      { text: 'Find the taxes.', equation: `${rate} / 100 * ${plain(gross)} = ${plain(gross.sub(value))}` },
      { text: 'Subtract them.', equation: `${plain(gross)} - ${plain(gross.sub(value))} = ${plain(value)}` },
    ],
    mistakes: [
      [gross, 'gives the pay before taxes'],
      [gross.sub(value), 'gives the taxes'],
      [gross.sub(rate), 'takes the percent for dollars'],
      [gross.mul(100 + rate).div(100), 'adds the taxes'],
    ],
    operations: 4,
  });
}

/** Income with parts for needs; the rest is saved. */
function budget(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const income = random.int(10, difficulty === 'basic' ? 30 : 90) * 40;
  const [needs, wants] = random.pick([
    [50, 30],
    [60, 20],
    [55, 25],
    [70, 15],
    [45, 35],
  ] as const);
  const left = 100 - needs - wants;
  const value = new Fraction(income * left, 100);
  return buildProblem({
    skill: 'budgets-and-paychecks',
    situation: 'part-whole: part unknown',
    text: random.pick([
      `${who} has ${writeMoney(new Fraction(income))} a month. The budget gives ${needs}% to needs and ${wants}% to wants, and the rest is saved. How much is saved each month?`,
      `${who}’s family plans a month with ${writeMoney(new Fraction(income))}: ${needs}% for rent and food, ${wants}% for other things, the rest for savings. How much goes to savings?`,
    ]),
    bare: `What is left of ${writeMoney(new Fraction(income))} after ${needs}% and ${wants}% of it are spent?`,
    expression: `${income} * (1 - ${needs} / 100 - ${wants} / 100)`,
    constants: [WHOLE, PER_HUNDRED],
    value,
    notation: DOLLARS,
    steps: [
      { text: 'Find the percent that is left.', equation: `100 - ${needs} - ${wants} = ${left}` },
      { text: 'Take that part of the income.', equation: `${left} / 100 * ${income} = ${plain(value)}` },
    ],
    mistakes: [
      [new Fraction(income * (needs + wants), 100), 'gives what is spent'],
      [new Fraction(income * (100 - needs), 100), 'leaves the second part out'],
      [new Fraction(income - needs - wants), 'takes the percents for dollars'],
      [new Fraction(income * wants, 100), 'gives the second part'],
    ],
    operations: 3,
    figure: barModel(
      [
        [needs, `${needs}%`],
        [wants, `${wants}%`],
        [left, '?'],
      ],
      writeMoney(new Fraction(income)),
    ),
  });
}

/** How long to save for a goal. */
function savingGoal(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const weeks = random.int(5, 20);
  const [earns, spends] = [random.int(50, 120), random.int(15, 45)];
  const start = random.int(10, 60);
  const goal = start + weeks * (earns - spends);
  return buildProblem({
    skill: 'budgets-and-paychecks',
    situation: 'multi-step',
    text: `${who} has $${start}, earns $${earns} a week and spends $${spends} of it. A laptop costs $${goal}. After how many weeks can ${who} pay for it?`,
    bare: `After how many weeks does $${start} grow to $${goal} with $${earns} in and $${spends} out each week?`,
    expression: `(${goal} - ${start}) / (${earns} - ${spends})`,
    value: new Fraction(weeks),
    notation: counted(WEEK),
    steps: [
      { text: 'Find what stays each week.', equation: `${earns} - ${spends} = ${earns - spends}` },
      { text: 'Find how much is missing.', equation: `${goal} - ${start} = ${goal - start}` },
      { text: 'Divide.', equation: `${goal - start} / ${earns - spends} = ${weeks}` },
    ],
    mistakes: [
      [Math.floor(goal / (earns - spends)), 'leaves out what is there already'],
      [Math.floor((goal - start) / earns), 'leaves out what is spent'],
      [Math.floor((goal + start) / (earns - spends)), 'adds what is there already to the price'],
      [earns - spends, 'stops at what stays each week'],
    ],
  });
}

/** Overtime: time and a half. */
function overtime(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [pay, extra] = [random.int(6, 13) * 2, random.int(2, 10)];
  const hours = 40;
  const value = pay * hours + (pay * 3 * extra) / 2;
  return buildProblem({
    skill: 'budgets-and-paychecks',
    situation: 'multi-step',
    text: `${who} earns $${pay} an hour for ${hours} hours a week and 1.5 times as much for each hour beyond that. How much does ${who} earn in a week of ${hours + extra} hours?`,
    bare: `What is the pay for ${hours + extra} hours at $${pay}, with 1.5 times as much beyond ${hours} hours?`,
    expression: `${pay} * ${hours} + 1.5 * ${pay} * (${hours + extra} - ${hours})`,
    constants: [OVERTIME],
    value: new Fraction(value),
    notation: DOLLARS,
    steps: [
      { text: 'Find the pay for the usual hours.', equation: `${pay} * ${hours} = ${pay * hours}` },
      { text: 'Find the extra hours.', equation: `${hours + extra} - ${hours} = ${extra}` },
      { text: 'Find the pay for them.', equation: `1.5 * ${pay} * ${extra} = ${(pay * 3 * extra) / 2}` },
      { text: 'Add both.', equation: `${pay * hours} + ${(pay * 3 * extra) / 2} = ${value}` },
    ],
    mistakes: [
      [pay * (hours + extra), 'pays the extra hours as the others'],
      [new Fraction(3 * pay * (hours + extra), 2), 'pays all hours 1.5 times'],
      [pay * hours, 'leaves the extra hours out'],
      [new Fraction(pay * extra, 2).add(pay * hours), 'pays only half for the extra hours'],
    ],
  });
}

export const budgetsAndPaychecks = defineMathSkill({
  id: 'budgets-and-paychecks',
  strand: 'ratios',
  title: 'Budgets, paychecks and saving',
  inText: 'budgets, paychecks and saving',
  grades: [6, 12],
  aliases: [
    'budgets',
    'budgeting',
    'budget',
    'saving',
    'savings',
    'paychecks',
    'income and taxes',
    'income tax',
    'taxes',
    'earning money',
    'personal finance',
    'personal finance math',
    'financial literacy',
    'gross pay and net pay',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.7.RP.A.3', grades: [7, 7] }],
  bigIdea: 'A budget shares an income into parts, and what is not spent can grow.',
  objective: 'work out pay, taxes, budgets and savings goals',
  hint: 'What comes in, what goes out and what stays?',
  misconception: {
    belief: 'With $15 an hour for 20 hours I take home $300.',
    why: 'Pay is hours times dollars.',
    truth: 'Taxes are taken off first, so the money in hand is less.',
    teacherMove: 'Show a made-up pay stub and let students find every number on it.',
  },
  restsOn: {
    skill: 'percent of an amount',
    recall(random) {
      const [rate, pay] = [random.pick([10, 20, 25, 50]), random.int(2, 15) * 20];
      return { prompt: `What is ${rate}% of $${pay}?`, answer: `$${(pay * rate) / 100}`, likelyError: `Says $${pay - rate}: subtracts.` };
    },
  },
  problem: byDifficulty({
    basic: [paycheck, budget],
    intermediate: [paycheck, budget, savingGoal],
    advanced: [overtime, savingGoal, budget],
    multiStep: [paycheck, savingGoal, overtime, budget],
  }),
});
