import { type Mistake, buildProblem, exact } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { CENTS_IN_DOLLAR, DIME, NICKEL, PENNY, QUARTER } from '../named-constants.ts';
import { count, counted } from '../quantity.ts';

const CENT = { one: 'cent', many: 'cents' };
const COINS = [
  { one: 'quarter', many: 'quarters', worth: 25 },
  { one: 'dime', many: 'dimes', worth: 10 },
  { one: 'nickel', many: 'nickels', worth: 5 },
  { one: 'penny', many: 'pennies', worth: 1 },
] as const;
type Coin = (typeof COINS)[number];
const CONSTANTS = [QUARTER, DIME, NICKEL, PENNY, CENTS_IN_DOLLAR];

const SHOP_ITEMS = ['sticker', 'pencil', 'bookmark', 'marble', 'bouncy ball', 'whistle', 'puzzle card', 'ring'] as const;

/** Grade 1 has dimes, nickels and pennies; quarters come in grade 2. */
function drawCoins({ random, grade, difficulty }: ProblemRequest): { coin: Coin; number: number }[] {
  const usable = grade <= 1 ? COINS.slice(1) : COINS;
  const kinds = difficulty === 'basic' ? 2 : 3;
  const most = { basic: 4, intermediate: 5, advanced: 7 }[difficulty];
  const chosen = new Set(random.sample(usable, kinds));
  return usable.filter((coin) => chosen.has(coin)).map((coin) => ({ coin, number: random.int(2, coin.worth === 25 ? 3 : most) }));
}

function coinTotal(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const coins = drawCoins(request);
  const told = request.difficulty === 'advanced' ? random.shuffle(coins) : coins;
  const total = coins.reduce((sum, { coin, number }) => sum + coin.worth * number, 0);
  const phrases = told.map(({ coin, number }) => count(number, coin));
  const coinsInAll = coins.reduce((sum, { number }) => sum + number, 0);
  const valued = (worth: (coin: Coin) => number): number => coins.reduce((sum, { coin, number }) => sum + worth(coin) * number, 0);
  const swapped = valued(({ worth }) => ({ 5: 10, 10: 5 })[worth as number] ?? worth);
  const last = coins.at(-1);
  const list = `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`;
  const mistakes: Mistake[] = [
    [coinsInAll, 'counts the coins and leaves their values out'],
    [swapped, 'swaps the values of a nickel and a dime'],
    [valued(({ worth }) => (worth === 25 ? 20 : worth)), 'counts a quarter as 20 cents'],
    [total - (last ? last.coin.worth * last.number : 0), `leaves out the ${last?.coin.many ?? 'last coins'}`],
    [valued(() => 5), 'counts each coin as 5 cents'],
    [total + 5, 'counts one nickel too many'],
    [total - 5, 'skips 5 cents while counting on'],
    [total + 10, 'counts one dime too many'],
    [total - 10, 'skips 10 cents while counting on'],
  ];
  return buildProblem({
    skill: 'money-and-coins',
    situation: 'part-whole: whole unknown',
    text: random.pick([
      `${who} has ${list}. How many cents does ${who} have?`,
      `${who} finds ${list} in a coin jar. How many cents is that?`,
    ]),
    bare: `How many cents are ${list}?`,
    expression: coins.map(({ coin, number }) => `${number} * ${coin.worth}`).join(' + '),
    constants: CONSTANTS,
    value: exact(total),
    notation: counted(CENT),
    steps: [
      ...coins.map(({ coin, number }) => ({
        text: `Count the ${coin.many}.`,
        equation: `${number} * ${coin.worth} = ${number * coin.worth}`,
      })),
      { text: 'Put the values together.', equation: `${coins.map(({ coin, number }) => coin.worth * number).join(' + ')} = ${total}` },
    ],
    mistakes,
    operations: coins.length * 2 - 1,
    figure: { kind: 'coins', coins: told.flatMap(({ coin, number }) => Array.from({ length: number }, () => coin.one)), bills: [] },
  });
}

function drawPrice({ random, grade, difficulty }: ProblemRequest, most: number): number {
  if (grade <= 1) return random.int(1, Math.floor(most / 10) - 1) * 10 + (difficulty === 'basic' ? 0 : 5);
  return difficulty === 'basic' ? random.int(2, most / 5 - 1) * 5 : random.int(11, most - 6);
}

function changeOrMissing(request: ProblemRequest): MathProblem {
  const {
    random,
    grade,
    people: [who = ''],
  } = request;
  const has = random.pick(grade <= 1 ? [40, 50, 60, 80, 100] : [50, 60, 75, 80, 100]);
  const item = random.pick(SHOP_ITEMS);
  const price = drawPrice(request, has);
  const answer = has - price;
  const pays = has === 100 ? 'one dollar' : `${has} cents`;
  const [situation, text] = random.pick([
    ['separate: result unknown', `A ${item} costs ${price} cents. ${who} pays with ${pays}. How many cents does ${who} get back?`],
    [
      'separate: change unknown',
      `${who} has ${pays}. ${who} buys a ${item}. Now ${who} has ${price} cents left. How many cents did the ${item} cost?`,
    ],
    ['part-whole: part unknown', `A ${item} costs ${has} cents. ${who} has ${price} cents. How many more cents does ${who} need?`],
  ] as const);
  return buildProblem({
    skill: 'money-and-coins',
    situation,
    text,
    bare: displayMath(`${has} - ${price}`),
    expression: `${has} - ${price}`,
    constants: CONSTANTS,
    value: exact(answer),
    notation: counted(CENT),
    steps: [
      {
        text: 'Take the part that is known from the whole.',
        equation: `${has} - ${price} = ${answer}`,
      },
      { text: 'Check by adding.', equation: `${price} + ${answer} = ${has}` },
    ],
    mistakes: [
      [has + price, 'adds where a part is missing'],
      [answer + 10, 'forgets that a ten was opened'],
      [answer - 10, 'takes away one ten too many'],
      [price, 'gives back a number from the problem'],
      [answer + 5, 'counts one five too many'],
      [answer - 5, 'counts one five too few'],
      [answer + 1, 'counts one too many'],
      [answer + 2, 'counts two too many'],
    ],
    operations: 1,
  });
}

function twoPurchases(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
    grade,
  } = request;
  const [first = '', second = ''] = random.sample(SHOP_ITEMS, 2);
  const step = grade <= 1 ? 10 : 5;
  const [one, other] = [random.int(2, 40 / step) * step, random.int(2, 40 / step) * step];
  const left = 100 - one - other;
  return buildProblem({
    skill: 'money-and-coins',
    situation: 'multi-step',
    text: `A ${first} costs ${one} cents. A ${second} costs ${other} cents. ${who} buys both and pays with one dollar. How many cents does ${who} get back?`,
    bare: displayMath(`100 - (${one} + ${other})`),
    expression: `100 - (${one} + ${other})`,
    constants: CONSTANTS,
    value: exact(left),
    notation: counted(CENT),
    steps: [
      { text: 'Find both together.', equation: `${one} + ${other} = ${one + other}` },
      { text: 'Take that away from 100 cents.', equation: `100 - ${one + other} = ${left}` },
    ],
    mistakes: [
      [one + other, 'stops after the first step'],
      [100 - one, 'takes away only the first number'],
      [100 - other, 'takes away only the second number'],
      [100 + one + other, 'adds all the numbers'],
      [left + 10, 'loses a ten on the way'],
      [left - 10, 'takes away one ten too many'],
      [left + 5, 'loses a five on the way'],
    ],
    operations: 2,
  });
}

export const moneyAndCoins = defineMathSkill({
  id: 'money-and-coins',
  strand: 'measurement',
  title: 'Money and coins',
  inText: 'money and coins',
  grades: [1, 3],
  aliases: [
    'money',
    'coins',
    'counting coins',
    'counting money',
    'dollars and cents',
    'making change',
    'penny nickel dime quarter',
    'pennies nickels dimes',
    'quarters dimes nickels pennies',
    'coin values',
    'identifying coins',
    'change',
    'shopping',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.2.MD.C.8', grades: [2, 2] }],
  bigIdea: 'A coin’s value, not its size or the number of coins, tells how much money there is.',
  objective: 'count coins and find how much is left or missing',
  hint: 'Begin with the coins of the greatest value. Count on from there.',
  misconception: {
    belief: 'A nickel is worth more than a dime because it is bigger.',
    why: 'Bigger things often count for more, and a dime is the smallest coin.',
    truth: 'Value does not go by size. A dime is worth 10 cents and a nickel 5 cents.',
    teacherMove: 'Trade dimes for nickels and pennies with real or paper coins. Line up what each is worth on a hundred chart.',
  },
  restsOn: {
    skill: 'counting by fives and tens',
    recall(random) {
      const by = random.pick([5, 10]);
      const from = random.int(1, 5) * 10;
      return {
        prompt: `Count by ${by}s from ${from}. Write the next three numbers.`,
        answer: `${from + by}, ${from + 2 * by}, ${from + 3 * by}`,
        likelyError: `Counts by ones: ${from + 1}, ${from + 2}, ${from + 3}.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return twoPurchases(request);
    return request.random.chance(0.55) ? coinTotal(request) : changeOrMissing(request);
  },
});
