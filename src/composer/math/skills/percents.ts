import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { PER_HUNDRED, WHOLE } from '../named-constants.ts';
import { DOLLARS, PERCENT, counted, writeDecimal, writeMoney } from '../quantity.ts';
import { thingFor } from '../scenes.ts';

const RATES: Readonly<Record<MathDifficulty, readonly number[]>> = {
  basic: [10, 20, 25, 50],
  intermediate: [5, 15, 20, 30, 40, 75],
  advanced: [4, 6, 8, 12, 15, 35, 45],
};
/** Rates as they are met: taxes and tips stay in their usual range, whatever the difficulty. */
const TAX_RATES = [4, 5, 6, 7, 8, 9] as const;
const TIP_RATES = [10, 15, 18, 20, 25] as const;
const CONSTANTS = [PER_HUNDRED, WHOLE];
const plain = (value: Fraction, places = 0): string => writeDecimal(value, places).replaceAll(',', '');

/** A total of which the percentage is whole. */
function wholeTotal({ random, difficulty }: ProblemRequest, rate: number): number {
  const grain = Number(new Fraction(100, rate).n);
  const most = difficulty === 'basic' ? 120 : difficulty === 'intermediate' ? 300 : 600;
  return grain * random.int(Math.max(2, Math.ceil(20 / grain)), Math.max(3, Math.floor(most / grain)));
}

function ofNumber(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene,
    people: [who = ''],
  } = request;
  const rate = random.pick(RATES[difficulty]);
  const total = wholeTotal(request, rate);
  const part = (total * rate) / 100;
  const thing = thingFor(scene, random, total);
  return buildProblem({
    skill: 'percents',
    situation: 'part-whole: part unknown',
    text: `${who} has ${total} ${thing.many}. Of these, ${rate}% are ${thing.kinds[0]}. How many ${thing.kinds[0]} ${thing.many} does ${who} have?`,
    bare: `What is ${rate}% of ${total}?`,
    expression: `${rate} / 100 * ${total}`,
    constants: CONSTANTS,
    value: new Fraction(part),
    notation: counted(thing),
    steps: [
      { text: `${rate}% means ${rate} per hundred.`, equation: `${rate} / 100 = ${termOf(rate)}` },
      { text: 'Take that part of the whole.', equation: `${termOf(rate)} * ${total} = ${part}` },
    ],
    mistakes: [
      [total - part, 'finds the other part'],
      [total - rate, 'subtracts the percent as if it were a number of things'],
      [new Fraction(total, rate), 'divides by the percent'],
      [new Fraction(total * rate, 10), 'takes percent as per ten'],
      [rate, 'gives the percent as the number'],
      [new Fraction(total, 10).add(part), 'takes ten percent too much'],
      [part + 1, 'miscounts by one'],
      [part - 1, 'miscounts by one, one too few'],
    ],
    operations: 2,
  });
}

const termOf = (rate: number): string => new Fraction(rate, 100).toFraction();

function whatPercent(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene,
    people: [who = ''],
  } = request;
  const rate = random.pick(RATES[difficulty]);
  const total = wholeTotal(request, rate);
  const part = (total * rate) / 100;
  const thing = thingFor(scene, random, total);
  return buildProblem({
    skill: 'percents',
    situation: 'rate: rate unknown',
    text: `${who} checks ${total} ${thing.many}. ${part} of them ${part === 1 ? 'is' : 'are'} ${thing.kinds[0]}. What percent of the ${thing.many} is that?`,
    bare: `What percent of ${total} is ${part}?`,
    expression: `${part} / ${total} * 100`,
    constants: CONSTANTS,
    value: new Fraction(rate),
    notation: PERCENT,
    steps: [
      { text: 'Write the part as a fraction of the whole.', equation: `${part}/${total} = ${termOf(rate)}` },
      { text: 'Write it per hundred.', equation: `${termOf(rate)} * 100 = ${rate}` },
    ],
    mistakes: [
      [100 - rate, 'finds the percent of the other part'],
      [part, 'gives the part as the percent'],
      [new Fraction(total, part).mul(100), 'divides the whole by the part'],
      [new Fraction(rate, 10), 'writes the part per ten'],
      [new Fraction(part, total - part).mul(100), 'compares one part with the other part'],
      [total - part, 'subtracts the numbers'],
    ],
    operations: 2,
  });
}

/** Discount, tax or tip on a price in whole dollars, so that the result is in whole cents. */
function priceChange(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene: { priced },
    people: [who = ''],
  } = request;
  const item = random.pick(priced);
  const kind = random.pick(['discount', 'tip', 'tax'] as const);
  const rate = random.pick({ discount: RATES[difficulty], tip: TIP_RATES, tax: TAX_RATES }[kind]);
  const number = random.int(2, 12);
  const price = new Fraction(Math.max(2, Math.round((random.int(...item.cents) * number) / 100)));
  const off = price.mul(rate).div(100);
  const falls = kind === 'discount';
  const answer = falls ? price.sub(off) : price.add(off);
  const sign = falls ? '-' : '+';
  const told = {
    discount: `${number} ${item.many} cost ${writeMoney(price)} in all. ${who} has a coupon for ${rate}% off. How much does ${who} pay?`,
    tip: `${who} has dinner at a restaurant for ${writeMoney(price)} and adds a tip of ${rate}%. How much does ${who} pay in all?`,
    tax: `${number} ${item.many} cost ${writeMoney(price)} in all. A tax of ${rate}% is added. How much does ${who} pay?`,
  }[kind];
  return buildProblem({
    skill: 'percents',
    situation: 'multi-step',
    text: told,
    bare: falls
      ? `A price of ${writeMoney(price)} falls by ${rate}%. What is the new price?`
      : `A price of ${writeMoney(price)} rises by ${rate}%. What is the new price?`,
    expression: `${plain(price)} ${sign} ${plain(price)} * ${rate} / 100`,
    constants: CONSTANTS,
    value: answer,
    notation: DOLLARS,
    steps: [
      { text: `Find ${rate}% of the price.`, equation: `${plain(price)} * ${rate} / 100 = ${plain(off)}` },
      {
        text: falls ? 'Take it off the price.' : 'Add it to the price.',
        equation: `${plain(price)} ${sign} ${plain(off)} = ${plain(answer)}`,
      },
    ],
    mistakes: [
      [off, 'stops at the percent of the price'],
      [falls ? price.add(off) : price.sub(off), falls ? 'adds the discount' : 'subtracts the added part'],
      [falls ? price.sub(rate) : price.add(rate), 'takes the percent as dollars'],
      [falls ? price.sub(new Fraction(rate, 100)) : price.add(new Fraction(rate, 100)), 'takes the percent as cents'],
      [falls ? price.sub(off.div(10)) : price.add(off.div(10)), 'takes a tenth of the percent'],
    ],
    operations: 3,
  });
}

/** The whole from a part and its percent. */
function wholeUnknown(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene,
    people: [who = ''],
  } = request;
  const rate = random.pick(RATES[difficulty]);
  const total = wholeTotal(request, rate);
  const part = (total * rate) / 100;
  const thing = thingFor(scene, random, total);
  const mistakes: Mistake[] = [
    [new Fraction(part * rate, 100), 'takes the percent of the part'],
    [part + rate, 'adds the percent as if it were a number of things'],
    [part * rate, 'multiplies the part by the percent'],
    [total - part, 'finds the other part'],
    [total + part, 'counts the part twice'],
    [part * 10, 'multiplies the part by ten'],
    [part * 100, 'multiplies the part by a hundred and stops'],
    [part * 2, 'doubles the part'],
  ];
  return buildProblem({
    skill: 'percents',
    situation: 'part-whole: whole unknown',
    text: `${part} of the ${thing.many} that ${who} has ${part === 1 ? 'is' : 'are'} ${thing.kinds[0]}. That is ${rate}% of them all. How many ${thing.many} does ${who} have?`,
    bare: `${part} is ${rate}% of what number?`,
    expression: `${part} * 100 / ${rate}`,
    constants: CONSTANTS,
    value: new Fraction(total),
    notation: counted(thing),
    steps: [
      {
        text: `${rate}% of the whole is ${part}. Find 1% by dividing.`,
        equation: `${part} / ${rate} = ${new Fraction(part, rate).toFraction()}`,
      },
      { text: 'The whole is 100%.', equation: `${part} * 100 / ${rate} = ${total}` },
    ],
    mistakes,
    operations: 2,
  });
}

export const percents = defineMathSkill({
  id: 'percents',
  strand: 'ratios',
  title: 'Percents',
  inText: 'percents',
  grades: [6, 8],
  aliases: [
    'percents',
    'percent',
    'percentages',
    'percentage',
    'percent of a number',
    'tax tip discount',
    'tax and tip',
    'discounts',
    'sales tax',
    'markup',
    'markups and markdowns',
    'fractions decimals and percents',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.RP.A.3.C', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.7.RP.A.3', grades: [7, 7] },
  ],
  bigIdea: 'A percent is a rate per hundred: the same percent of a larger whole is a larger part.',
  objective: 'find a part, a percent or a whole and explain which one is missing',
  hint: 'What is the whole? That is 100%. Draw a bar and mark 10%.',
  misconception: {
    belief: '20% off a $50 price means that it costs $30.',
    why: 'The percent is read as a number of dollars.',
    truth: '20% of $50 is $10, so the price is $40.',
    teacherMove: 'Compare 20% off $50, $100 and $10 on three bars of different length.',
  },
  restsOn: {
    skill: 'fractions of a number',
    recall(random) {
      const [parts, size] = [random.pick([4, 5, 10]), random.int(3, 9)];
      return {
        prompt: `What is 1/${parts} of ${parts * size}?`,
        answer: String(size),
        likelyError: `Says ${parts * size - parts}: subtracts ${parts}.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return priceChange(request);
    const kinds = {
      basic: [ofNumber, whatPercent],
      intermediate: [ofNumber, whatPercent, priceChange],
      advanced: [wholeUnknown, priceChange, whatPercent],
    }[request.difficulty];
    return request.random.pick(kinds)(request);
  },
});
