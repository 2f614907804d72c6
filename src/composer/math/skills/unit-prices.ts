import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { DOLLARS, type Noun, count, writeDecimal, writeMoney } from '../quantity.ts';

/** Prices for one, in cents, as in United States stores around 2024 (Bureau of Labor Statistics average prices, rounded). */
const GOODS: readonly { readonly noun: Noun; readonly of: string; readonly cents: readonly [number, number] }[] = [
  { noun: { one: 'pound', many: 'pounds' }, of: 'bananas', cents: [55, 75] },
  { noun: { one: 'pound', many: 'pounds' }, of: 'rice', cents: [90, 140] },
  { noun: { one: 'pound', many: 'pounds' }, of: 'apples', cents: [130, 220] },
  { noun: { one: 'ounce', many: 'ounces' }, of: 'oats', cents: [12, 25] },
  { noun: { one: 'pound', many: 'pounds' }, of: 'potatoes', cents: [80, 120] },
  { noun: { one: 'egg', many: 'eggs' }, of: '', cents: [22, 38] },
  { noun: { one: 'ounce', many: 'ounces' }, of: 'juice', cents: [6, 14] },
  { noun: { one: 'gallon', many: 'gallons' }, of: 'milk', cents: [360, 440] },
];

const dollars = (cents: number): Fraction => new Fraction(cents, 100);
const exprOf = (value: Fraction): string => writeDecimal(value).replaceAll(',', '');
const ofGoods = (of: string): string => (of === '' ? '' : ` of ${of}`);

function priceOfOne(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { noun, of, cents } = random.pick(GOODS);
  const each = random.int(...cents);
  const number = random.pick([3, 4, 5, 6, 8, 12]);
  const total = dollars(each * number);
  return buildProblem({
    skill: 'unit-prices',
    situation: 'rate: rate unknown',
    text: random.pick([
      `${who} pays ${writeMoney(total)} for ${count(number, noun)}${ofGoods(of)}. What is the price for one ${noun.one}?`,
      `A store sells ${count(number, noun)}${ofGoods(of)} for ${writeMoney(total)}. Which unit price does ${who} read on the shelf for one ${noun.one}?`,
    ]),
    bare: `What is the price in $ for one ${noun.one} if ${number} cost ${writeMoney(total)}?`,
    expression: `${exprOf(total)} / ${number}`,
    value: dollars(each),
    notation: DOLLARS,
    steps: [{ text: 'Share the price equally.', equation: `${exprOf(total)} / ${number} = ${exprOf(dollars(each))}` }],
    mistakes: [
      [total.mul(number), 'multiplies the price by the number'],
      [total.sub(number), 'subtracts the number from the price'],
      [dollars(each * 10), 'puts the decimal point one place too far right'],
    ],
  });
}

function priceOfMany(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { noun, of, cents } = random.pick(GOODS);
  const each = random.int(...cents);
  const number = random.pick([2, 3, 4, 5, 6]);
  const wanted = random.pick([7, 8, 9, 10, 12, 15]);
  const told = dollars(each * number);
  return buildProblem({
    skill: 'unit-prices',
    situation: 'multi-step',
    text: `${count(number, noun)}${ofGoods(of)} cost ${writeMoney(told)}. ${who} needs ${count(wanted, noun)} at the same price. What does ${who} pay?`,
    bare: `${count(number, noun)} cost ${writeMoney(told)}. What do ${count(wanted, noun)} cost in $?`,
    expression: `${exprOf(told)} / ${number} * ${wanted}`,
    value: dollars(each * wanted),
    notation: DOLLARS,
    steps: [
      { text: 'Find the price for one.', equation: `${exprOf(told)} / ${number} = ${exprOf(dollars(each))}` },
      { text: 'Multiply by the number wanted.', equation: `${exprOf(dollars(each))} * ${wanted} = ${exprOf(dollars(each * wanted))}` },
    ],
    mistakes: [
      [dollars(each), 'stops at the price for one'],
      [told.mul(wanted), 'multiplies without finding the price for one'],
      [told.add(wanted - number), 'adds a dollar for each one more'],
      [dollars(each * (wanted - number)), 'counts only those beyond the first'],
    ],
  });
}

/** Two packages: the lower unit price. */
function bestBuy(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const { noun, of, cents } = random.pick(GOODS);
  const low = random.int(...cents);
  const extra = random.int(2, Math.max(3, Math.floor(low / 5)));
  const [small, large] = random.sample([4, 5, 6, 8, 10, 12], 2) as [number, number];
  const cheapFirst = random.chance(0.5);
  const [a, b] = cheapFirst ? [low, low + extra] : [low + extra, low];
  const [priceA, priceB] = [dollars(a * small), dollars(b * large)];
  const saving = dollars(extra);
  return buildProblem({
    skill: 'unit-prices',
    situation: 'multi-step',
    text: `Store A sells ${count(small, noun)}${ofGoods(of)} for ${writeMoney(priceA)}, store B sells ${count(large, noun)} for ${writeMoney(priceB)}. ${who} takes the better buy. How much does ${who} save on each ${noun.one}?`,
    bare: `${small} for ${writeMoney(priceA)} or ${large} for ${writeMoney(priceB)}: by how many $ do the unit prices differ?`,
    expression: cheapFirst
      ? `${exprOf(priceB)} / ${large} - ${exprOf(priceA)} / ${small}`
      : `${exprOf(priceA)} / ${small} - ${exprOf(priceB)} / ${large}`,
    value: saving,
    notation: DOLLARS,
    steps: [
      { text: 'Find the price for one at store A.', equation: `${exprOf(priceA)} / ${small} = ${exprOf(dollars(a))}` },
      { text: 'Find the price for one at store B.', equation: `${exprOf(priceB)} / ${large} = ${exprOf(dollars(b))}` },
      {
        text: `Store ${cheapFirst ? 'A' : 'B'} costs less. Subtract.`,
        equation: `${exprOf(dollars(Math.max(a, b)))} - ${exprOf(dollars(low))} = ${exprOf(saving)}`,
      },
    ],
    mistakes: [
      [priceA.sub(priceB).abs(), 'compares the prices of the packages'],
      [dollars(low), 'gives the lower unit price'],
      [dollars(low + extra), 'gives the higher unit price'],
      [dollars(extra * 10), 'puts the decimal point one place too far right'],
    ],
  });
}

export const unitPrices = defineMathSkill({
  id: 'unit-prices',
  strand: 'ratios',
  title: 'Unit prices and best buys',
  inText: 'unit prices and best buys',
  grades: [6, 8],
  aliases: [
    'unit price',
    'unit prices',
    'best buy',
    'best buys',
    'comparing prices',
    'better buy',
    'unit cost',
    'consumer math',
    'shopping math',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.6.RP.A.3.B', grades: [6, 6] }],
  bigIdea: 'Prices can be compared once they are for the same amount.',
  objective: 'find unit prices and choose the better buy',
  hint: 'What does one cost? Compare that.',
  misconception: {
    belief: 'The larger package is the better buy.',
    why: 'Stores often give a discount on large packages.',
    truth: 'Only the price for one tells. Sometimes the small package is cheaper.',
    teacherMove: 'Bring two labels of the same food. Let students guess first and then divide.',
  },
  restsOn: {
    skill: 'dividing decimals',
    recall(random) {
      const [each, number] = [random.int(2, 9), random.pick([4, 5, 6])];
      return {
        prompt: `What is ${((each * number) / 10).toString()} ÷ ${number}?`,
        answer: String(each / 10),
        likelyError: `Says ${each}: drops the decimal point.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [priceOfOne, priceOfMany],
    intermediate: [priceOfOne, priceOfMany, bestBuy],
    advanced: [bestBuy, priceOfMany],
    multiStep: [bestBuy, priceOfMany],
  }),
});
