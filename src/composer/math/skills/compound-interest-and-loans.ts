import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { MONTHS_IN_YEAR, PER_HUNDRED, WHOLE } from '../named-constants.ts';
import { DOLLARS, count, hasDecimalForm, writeDecimal, writeMoney } from '../quantity.ts';
import { YEAR } from '../units.ts';

const plain = (value: Fraction): string => writeDecimal(value).replaceAll(',', '');

/** Money that earns interest on interest, with all yearly values whole cents. */
function compound(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const rate = random.pick(difficulty === 'basic' ? [10, 5] : [2, 4, 5, 10, 20]);
  const years = difficulty === 'basic' ? 2 : random.int(2, 3);
  const start = new Fraction(random.int(2, 25) * 100);
  const factor = new Fraction(100 + rate, 100);
  const value = start.mul(factor.pow(new Fraction(years)));
  if (!hasDecimalForm(value, 2)) return compound(request);
  return buildProblem({
    skill: 'compound-interest-and-loans',
    situation: 'multi-step',
    text: random.pick([
      `${who} puts ${writeMoney(start)} in a savings account with ${rate}% interest each year, and the interest stays in the account. How much is there after ${count(years, YEAR)}?`,
      `A class fund of ${writeMoney(start)} grows by ${rate}% each year, with interest on interest. How much money does ${who} find in it after ${count(years, YEAR)}?`,
    ]),
    bare: `What is ${writeMoney(start)} after ${count(years, YEAR)} of compound interest at ${rate}% a year?`,
    expression: `${plain(start)} * (1 + ${rate} / 100)^${years}`,
    constants: [WHOLE, PER_HUNDRED],
    value,
    notation: DOLLARS,
    steps: [
      { text: 'Each year the money is multiplied by the same factor.', equation: `1 + ${rate} / 100 = ${plain(factor)}` },
      { text: `Use the factor ${years} times.`, equation: `${plain(start)} * ${plain(factor)}^${years} = ${plain(value)}` },
    ],
    mistakes: [
      [start.mul(100 + rate * years).div(100), 'takes simple interest'],
      [start.mul(factor), 'counts one year only'],
      [value.sub(start), 'gives the interest only'],
      [start.add(rate * years), 'takes the percent for dollars'],
    ],
  });
}

/** What a loan costs in all, paid in equal months. */
function loan(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const years = random.int(2, difficulty === 'basic' ? 3 : 6);
  const payment = random.int(9, 40) * 10;
  const total = payment * 12 * years;
  const down = difficulty === 'basic' ? 0 : random.int(2, 12) * 100;
  const share = random.pick([80, 85, 90]);
  const price = new Fraction(total * share, 100).add(down);
  const value = new Fraction(total).add(down).sub(price);
  return buildProblem({
    skill: 'compound-interest-and-loans',
    situation: 'multi-step',
    text:
      down > 0
        ? `${who} buys a used car for ${writeMoney(price)}, pays ${writeMoney(new Fraction(down))} at once and then ${writeMoney(new Fraction(payment))} a month for ${count(years, YEAR)}. How much more than the price does ${who} pay?`
        : `${who} takes a loan of ${writeMoney(price)} and pays it back with ${writeMoney(new Fraction(payment))} a month for ${count(years, YEAR)}. How much does the loan cost beyond what was borrowed?`,
    bare:
      down > 0
        ? `A price is ${writeMoney(price)}. How much more are ${writeMoney(new Fraction(down))} and ${years * 12} payments of ${writeMoney(new Fraction(payment))}?`
        : `How much more than ${writeMoney(price)} are ${years * 12} payments of ${writeMoney(new Fraction(payment))}?`,
    expression: `${down > 0 ? `${down} + ` : ''}${payment} * 12 * ${years} - ${plain(price)}`,
    constants: [MONTHS_IN_YEAR],
    value,
    notation: DOLLARS,
    steps: [
      { text: 'Find all monthly payments.', equation: `${payment} * 12 * ${years} = ${total}` },
      ...(down > 0 ? [{ text: 'Add what is paid at once.', equation: `${total} + ${down} = ${total + down}` }] : []),
      { text: 'Subtract the price.', equation: `${total + down} - ${plain(price)} = ${plain(value)}` },
    ],
    mistakes: [
      [total + down, 'gives everything that is paid'],
      [new Fraction(payment * years).sub(price).abs(), 'counts one payment a year'],
      [
        down > 0 ? value.sub(down).abs() : new Fraction(payment * 12),
        down > 0 ? 'leaves out what is paid at once' : 'counts one year of payments',
      ],
      [price.mul(years).div(10), 'takes a tenth of the price for each year'],
    ],
  });
}

/** One month of interest on a credit card. */
function creditCard(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const rate = random.pick([12, 18, 24]);
  const balance = new Fraction(random.int(2, 30) * 100);
  const payment = new Fraction(random.int(2, 9) * 25);
  const interest = balance.mul(rate).div(1200);
  const value = balance.add(interest).sub(payment);
  if (value.lte(0)) return creditCard(request);
  return buildProblem({
    skill: 'compound-interest-and-loans',
    situation: 'multi-step',
    text: `${who}’s credit card has a balance of ${writeMoney(balance)} and asks ${rate}% interest a year, a twelfth of it each month. After one month of interest ${who} pays ${writeMoney(payment)}. What is the new balance?`,
    bare: `What is left of ${writeMoney(balance)} after a month of interest at ${rate}% a year and a payment of ${writeMoney(payment)}?`,
    expression: `${plain(balance)} + ${plain(balance)} * ${rate} / 100 / 12 - ${plain(payment)}`,
    constants: [PER_HUNDRED, MONTHS_IN_YEAR],
    value,
    notation: DOLLARS,
    steps: [
      { text: 'Find the interest of one month.', equation: `${plain(balance)} * ${rate} / 100 / 12 = ${plain(interest)}` },
      { text: 'Add it to the balance.', equation: `${plain(balance)} + ${plain(interest)} = ${plain(balance.add(interest))}` },
      { text: 'Subtract the payment.', equation: `${plain(balance.add(interest))} - ${plain(payment)} = ${plain(value)}` },
    ],
    mistakes: [
      [
        balance
          .mul(100 + rate)
          .div(100)
          .sub(payment),
        'takes the interest of a whole year',
      ],
      [balance.sub(payment), 'leaves the interest out'],
      [balance.add(interest), 'leaves the payment out'],
      [interest, 'gives the interest only'],
    ],
  });
}

export const compoundInterestAndLoans = defineMathSkill({
  id: 'compound-interest-and-loans',
  strand: 'ratios',
  title: 'Compound interest, loans and credit',
  inText: 'compound interest, loans and credit',
  grades: [8, 12],
  aliases: [
    'compound interest',
    'loans',
    'credit',
    'credit cards',
    'credit card interest',
    'borrowing',
    'interest',
    'financial literacy',
    'personal finance math',
    'personal finance',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.HSF.LE.A.1.C', grades: [9, 12] },
    { code: 'CCSS.MATH.CONTENT.HSA.SSE.B.4', grades: [11, 12] },
  ],
  bigIdea: 'With compound interest a sum is multiplied by the same factor again and again, for savers and for borrowers.',
  objective: 'find what savings grow to and what loans and credit cost',
  hint: 'By which factor does the money grow in one period?',
  misconception: {
    belief: '10% a year for 3 years is 30% in all.',
    why: 'The percents are added.',
    truth: 'The second year has interest on the interest, so it is 33.1%.',
    teacherMove: 'Write $100 down year by year. Ask where the extra dollars come from.',
  },
  restsOn: {
    skill: 'percent of an amount',
    recall(random) {
      const [rate, price] = [random.pick([5, 10, 20]), random.int(2, 12) * 100];
      return {
        prompt: `What is ${rate}% of $${price}?`,
        answer: `$${(price * rate) / 100}`,
        likelyError: `Says $${price - rate}: subtracts.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [compound, loan],
    intermediate: [compound, loan, creditCard],
    advanced: [creditCard, loan, compound],
    multiStep: [compound, loan, creditCard],
  }),
});
