import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { PER_HUNDRED, WHOLE } from '../named-constants.ts';
import { DOLLARS, hasDecimalForm, writeDecimal, writeMoney } from '../quantity.ts';

interface Part {
  readonly kind: 'tax' | 'tip' | 'discount' | 'markup';
  readonly rates: Readonly<Record<MathDifficulty, readonly number[]>>;
  readonly bill: readonly [number, number];
  readonly tell: (who: string, bill: string, rate: string) => string;
  readonly ask: string;
}

/** Rates as usual: combined sales taxes of United States cities lie between 4 and 10 percent, tips between 15 and 20. */
const PARTS: readonly Part[] = [
  {
    kind: 'tax',
    rates: { basic: [5, 10], intermediate: [4, 6, 8], advanced: [6, 7, 8.5] },
    bill: [20, 160],
    tell: (who, bill, rate) => `${who} buys shoes for ${bill}. The sales tax is ${rate}.`,
    ask: 'What does it cost with tax?',
  },
  {
    kind: 'tip',
    rates: { basic: [10, 20], intermediate: [15, 18, 20], advanced: [15, 18, 22] },
    bill: [16, 90],
    tell: (who, bill, rate) => `A meal for ${who} and a friend costs ${bill}. They leave a tip of ${rate}.`,
    ask: 'What do they pay with the tip?',
  },
  {
    kind: 'discount',
    rates: { basic: [10, 25, 50], intermediate: [15, 20, 30, 40], advanced: [12, 35, 45] },
    bill: [20, 180],
    tell: (who, bill, rate) => `A jacket costs ${bill}. ${who} gets a discount of ${rate}.`,
    ask: 'What is the sale price?',
  },
  {
    kind: 'markup',
    rates: { basic: [10, 50], intermediate: [20, 25, 40], advanced: [35, 45, 60] },
    bill: [10, 120],
    tell: (who, bill, rate) => `${who} runs a small store, buys a lamp for ${bill} and adds a markup of ${rate}.`,
    ask: 'What is the selling price?',
  },
];

const plain = (value: Fraction): string => writeDecimal(value).replaceAll(',', '');

function drawPart({ random, difficulty }: ProblemRequest) {
  const part = random.pick(PARTS);
  const rate = random.pick(part.rates[difficulty]);
  let bill = new Fraction(random.int(...part.bill));
  if (difficulty === 'advanced') bill = bill.add(new Fraction(random.pick([0, 50]), 100));
  while (!hasDecimalForm(bill.mul(rate).div(100), 2)) bill = bill.add(new Fraction(1, 2));
  return { part, rate, bill, amount: bill.mul(rate).div(100) };
}

/** Only the part: how much tax, tip or discount? */
function amountOf(request: ProblemRequest): MathProblem {
  const { part, rate, bill, amount } = drawPart(request);
  const {
    people: [who = ''],
  } = request;
  return buildProblem({
    skill: 'taxes-tips-and-discounts',
    situation: 'part-whole: part unknown',
    text: `${part.tell(who, writeMoney(bill), `${rate}%`)} How much is the ${part.kind}?`,
    bare: `What is ${rate}% of ${writeMoney(bill)}?`,
    expression: `${rate} / 100 * ${plain(bill)}`,
    constants: [PER_HUNDRED],
    value: amount,
    notation: DOLLARS,
    steps: [
      { text: `Percent means per hundred.`, equation: `${rate} / 100 = ${plain(new Fraction(rate).div(100))}` },
      { text: 'Multiply.', equation: `${plain(new Fraction(rate).div(100))} * ${plain(bill)} = ${plain(amount)}` },
    ],
    mistakes: [
      [part.kind === 'discount' ? bill.sub(amount) : bill.add(amount), 'gives the whole price'],
      [new Fraction(rate), 'takes the percent for dollars'],
      [amount.mul(10), 'divides by 10 and not by 100'],
    ],
    operations: 2,
  });
}

function total(request: ProblemRequest): MathProblem {
  const { part, rate, bill, amount } = drawPart(request);
  const {
    people: [who = ''],
  } = request;
  const less = part.kind === 'discount';
  const value = less ? bill.sub(amount) : bill.add(amount);
  return buildProblem({
    skill: 'taxes-tips-and-discounts',
    situation: 'multi-step',
    text: `${part.tell(who, writeMoney(bill), `${rate}%`)} ${part.ask}`,
    bare: `What is ${writeMoney(bill)} ${less ? 'less' : 'plus'} ${rate}% of it?`,
    expression: `${plain(bill)} ${less ? '-' : '+'} ${rate} / 100 * ${plain(bill)}`,
    constants: [PER_HUNDRED],
    value,
    notation: DOLLARS,
    steps: [
      { text: `Find the ${part.kind}.`, equation: `${rate} / 100 * ${plain(bill)} = ${plain(amount)}` },
      {
        text: less ? 'Take it off the price.' : 'Add it to the price.',
        equation: `${plain(bill)} ${less ? '-' : '+'} ${plain(amount)} = ${plain(value)}`,
      },
    ],
    mistakes: [
      [amount, `gives only the ${part.kind}`],
      [less ? bill.add(amount) : bill.sub(amount), less ? 'adds the discount' : `takes the ${part.kind} off`],
      [less ? bill.sub(rate) : bill.add(rate), 'takes the percent for dollars'],
    ],
  });
}

/** A discount first, then tax on what is left. */
function discountThenTax(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [discount, tax] = [random.pick([10, 20, 25, 50]), random.pick([5, 6, 8, 10])];
  const price = new Fraction(random.int(2, 12) * 20);
  const sale = price.mul(100 - discount).div(100);
  const value = sale.mul(100 + tax).div(100);
  return buildProblem({
    skill: 'taxes-tips-and-discounts',
    situation: 'multi-step',
    text: `A tent costs ${writeMoney(price)}. ${who} gets a discount of ${discount}% and then pays ${tax}% sales tax on the lower price. What does ${who} pay in all?`,
    bare: `What is ${writeMoney(price)} after a discount of ${discount}% and then a tax of ${tax}%?`,
    expression: `${plain(price)} * (1 - ${discount} / 100) * (1 + ${tax} / 100)`,
    constants: [PER_HUNDRED, WHOLE],
    value,
    notation: DOLLARS,
    steps: [
      { text: 'Find the price after the discount.', equation: `${plain(price)} - ${discount} / 100 * ${plain(price)} = ${plain(sale)}` },
      { text: 'Find the tax on that price.', equation: `${tax} / 100 * ${plain(sale)} = ${plain(value.sub(sale))}` },
      { text: 'Add the tax.', equation: `${plain(sale)} + ${plain(value.sub(sale))} = ${plain(value)}` },
    ],
    mistakes: [
      [price.mul(100 - discount + tax).div(100), 'subtracts one percent from the other'],
      [sale, 'leaves the tax out'],
      [sale.add(price.mul(tax).div(100)), 'takes the tax of the first price'],
      [price.mul(100 + tax).div(100), 'leaves the discount out'],
    ],
    operations: 4,
  });
}

/** The price before a discount. */
function before(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const discount = random.pick([10, 20, 25, 30, 40]);
  const price = new Fraction(random.int(2, 15) * 10);
  const sale = price.mul(100 - discount).div(100);
  return buildProblem({
    skill: 'taxes-tips-and-discounts',
    situation: 'separate: start unknown',
    text: `With a discount of ${discount}%, ${who} pays ${writeMoney(sale)} for a backpack. What was the price before the discount?`,
    bare: `${writeMoney(sale)} is left of a price after a discount of ${discount}%. What was the price?`,
    expression: `${plain(sale)} / (1 - ${discount} / 100)`,
    constants: [PER_HUNDRED, WHOLE],
    value: price,
    notation: DOLLARS,
    steps: [
      { text: 'Find which part of the price is paid.', equation: `1 - ${discount} / 100 = ${plain(new Fraction(100 - discount, 100))}` },
      { text: 'Divide by that part.', equation: `${plain(sale)} / ${plain(new Fraction(100 - discount, 100))} = ${plain(price)}` },
    ],
    mistakes: [
      [sale.mul(100 + discount).div(100), 'adds the percent of the sale price'],
      [sale.mul(100 - discount).div(100), 'takes the discount once more'],
      [sale.add(discount), 'takes the percent for dollars'],
    ],
    operations: 3,
  });
}

export const taxesTipsAndDiscounts = defineMathSkill({
  id: 'taxes-tips-and-discounts',
  strand: 'ratios',
  title: 'Taxes, tips and discounts',
  inText: 'taxes, tips and discounts',
  grades: [6, 8],
  aliases: [
    'taxes',
    'sales tax',
    'tips',
    'discounts',
    'tax tip discount',
    'tax tip and discount',
    'markup',
    'markups and markdowns',
    'tips and taxes',
    'percent discount',
    'sale price',
    'commission',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.7.RP.A.3', grades: [7, 7] }],
  bigIdea: 'Tax, tip and discount are percents of a price, added to it or taken off.',
  objective: 'find prices with tax, tip, markup or discount',
  hint: 'The percent of which amount? Is it added or taken off?',
  misconception: {
    belief: 'A discount of 20% and a tax of 8% make 12% off.',
    why: 'Both are percents, so they are subtracted.',
    truth: 'The tax is a percent of the lower price, so the two have different wholes.',
    teacherMove: 'Work it out for $100 in two steps. Compare with 12% off.',
  },
  restsOn: {
    skill: 'ten percent of a number',
    recall(random) {
      const price = random.int(3, 18) * 10;
      return { prompt: `What is 10% of ${price}?`, answer: String(price / 10), likelyError: `Says ${price - 10}: subtracts 10.` };
    },
  },
  problem: byDifficulty({
    basic: [amountOf, total],
    intermediate: [total, amountOf, discountThenTax],
    advanced: [discountThenTax, before, total],
    multiStep: [total, discountThenTax],
  }),
});
