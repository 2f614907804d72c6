import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathProblem, type ProblemRequest, type Situation, defineMathSkill } from '../math-skill.ts';
import { DOLLARS, type Notation, counted, measuredInDecimals, writeDecimal, writeMoney } from '../quantity.ts';

const plain = (value: Fraction, places = 0): string => writeDecimal(value, places).replaceAll(',', '');

const pointSlips = (answer: Fraction): Mistake[] => [
  [answer.mul(10), 'puts the decimal point one place too far right'],
  [answer.div(10), 'puts the decimal point one place too far left'],
  [answer.mul(100), 'leaves the decimal point out'],
];

/** So many things at a price. */
function pay(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene: { priced },
    people: [who = ''],
  } = request;
  const item = random.pick(priced);
  const grain = difficulty === 'basic' ? 25 : difficulty === 'intermediate' ? 5 : 1;
  const price = new Fraction(Math.ceil(random.int(...item.cents) / grain) * grain, 100);
  const number = difficulty === 'basic' ? random.int(2, 6) : difficulty === 'intermediate' ? random.int(3, 9) : random.int(12, 28);
  const total = price.mul(number);
  const [dollars, cents] = [price.floor(), price.sub(price.floor())];
  return buildProblem({
    skill: 'multiplying-and-dividing-decimals',
    situation: 'groups: product unknown',
    text: random.pick([
      `One ${item.one} costs ${writeMoney(price)}. ${who} buys ${number} ${item.many}. How much does ${who} pay?`,
      `${who} needs ${number} ${item.many}. They cost ${writeMoney(price)} each. What is the total cost?`,
    ]),
    bare: displayMath(`${number} * ${plain(price, 2)}`),
    expression: `${number} * ${plain(price, 2)}`,
    value: total,
    notation: DOLLARS,
    steps: [
      ...(dollars.gt(0)
        ? [{ text: 'Multiply the dollars.', equation: `${number} * ${plain(dollars)} = ${plain(dollars.mul(number))}` }]
        : []),
      ...(cents.gt(0)
        ? [{ text: 'Multiply the cents.', equation: `${number} * ${plain(cents, 2)} = ${plain(cents.mul(number), 2)}` }]
        : []),
      { text: 'Put both parts together.', equation: `${number} * ${plain(price, 2)} = ${plain(total, 2)}` },
    ],
    mistakes: [
      ...pointSlips(total),
      [total.add(price), 'pays for one too many'],
      [total.sub(price), 'pays for one too few'],
      [dollars.mul(number), 'leaves the cents out'],
      [dollars.mul(number).add(cents), 'multiplies only the dollars'],
      [price.add(number), 'adds the number and the price'],
      [total.add(1), 'carries one dollar too many'],
    ],
    operations: 1,
  });
}

/** So much of a stuff in each of several portions. */
function amount(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const each = new Fraction(random.pick([2, 3, 4, 6, 7, 8, 12, 13, 14, 16, 17, 18]), 10);
  const times = random.int(3, 9);
  const unit = each.equals(1) ? stuff.unit.one : stuff.unit.many;
  return tenthsTimes(
    each,
    new Fraction(times),
    `Each ${stuff.portion.one} takes ${plain(each)} ${unit} of ${stuff.noun}. How much ${stuff.noun} does ${who} need for ${times} ${stuff.portion.many}?`,
    measuredInDecimals(stuff.unit),
    'rate: total unknown',
  );
}

/** The area of a rectangle with sides in tenths. */
function area(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: { rectangle },
    people: [who = ''],
  } = request;
  const { noun, unit, sides } = rectangle;
  const tenths = (): number => random.int(1, 9);
  const wide = new Fraction(random.int(Math.max(1, sides[0] - 1), Math.min(9, sides[1] - 1)) * 10 + tenths(), 10);
  const long = wide.add(random.int(0, 4)).add(new Fraction(tenths(), 10));
  const side = long.mul(10).n % 10n === 0n ? long.add(new Fraction(1, 10)) : long;
  return tenthsTimes(
    wide,
    side,
    random.pick([
      `${who} measures a ${noun}. It is ${plain(side)} ${unit.many} long and ${plain(wide)} ${unit.many} wide. What is its area?`,
      `A ${noun} is a rectangle that is ${plain(side)} ${unit.many} long and ${plain(wide)} ${unit.many} wide. How many square ${unit.many} does ${who} need to cover it?`,
    ]),
    measuredInDecimals({ one: `square ${unit.one}`, many: `square ${unit.many}` }),
    'measure',
  );
}

function tenthsTimes(each: Fraction, times: Fraction, text: string, notation: Notation, situation: Situation): MathProblem {
  const whole = times.d === 1n;
  const total = each.mul(times);
  const [a, b] = [plain(each), plain(times)];
  const [tenths, others] = [Number(each.mul(10).n), whole ? Number(times.n) : Number(times.mul(10).n)];
  return buildProblem({
    skill: 'multiplying-and-dividing-decimals',
    situation,
    text,
    bare: displayMath(`${a} * ${b}`),
    expression: `${a} * ${b}`,
    value: total,
    notation,
    steps: [
      { text: 'Multiply as if there were no decimal points.', equation: `${tenths} * ${others} = ${tenths * others}` },
      {
        text: whole ? 'One factor has tenths, so the product has tenths.' : 'Tenths times tenths make hundredths.',
        equation: `${a} * ${b} = ${plain(total)}`,
      },
    ],
    mistakes: [
      ...pointSlips(total),
      [each.add(times), 'adds the numbers'],
      ...(whole ? [] : [[new Fraction(each.floor()).mul(times.floor()), 'multiplies only the whole numbers'] as Mistake]),
      [total.add(each), 'counts one time too many'],
      [total.sub(each), 'counts one time too few'],
    ],
    operations: 1,
  });
}

/** Sharing a price: the total is a whole number of cents for each. */
function share(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene: {
      priced: [item],
    },
  } = request;
  const friends = difficulty === 'basic' ? random.int(2, 4) : random.int(3, 8);
  const each = new Fraction(random.int(item.cents[0], item.cents[1]) + (difficulty === 'basic' ? 0 : 3), 100);
  const total = each.mul(friends);
  return buildProblem({
    skill: 'multiplying-and-dividing-decimals',
    situation: 'groups: size unknown',
    text: `${friends} friends buy ${item.many} for ${writeMoney(total)} in all. They share the cost equally. How much does each friend pay?`,
    bare: displayMath(`${plain(total, 2)} / ${friends}`),
    expression: `${plain(total, 2)} / ${friends}`,
    value: each,
    notation: DOLLARS,
    steps: [
      { text: 'Think of the cost in cents.', equation: `${plain(total, 2)} * 100 = ${plain(total.mul(100))}` },
      { text: 'Divide the cents.', equation: `${plain(total.mul(100))} / ${friends} = ${plain(each.mul(100))}` },
      { text: 'Write it in dollars again.', equation: `${plain(total, 2)} / ${friends} = ${plain(each, 2)}` },
    ],
    mistakes: [
      [total.sub(friends), 'subtracts the number of friends'],
      ...pointSlips(each),
      [total.mul(friends), 'multiplies where the cost is shared'],
    ],
    operations: 1,
  });
}

/** How many pieces of a decimal size. */
function pieces(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const size = new Fraction(random.pick([2, 3, 4, 5, 6, 8, 12, 15]), 10);
  const number = random.int(4, request.difficulty === 'advanced' ? 24 : 12);
  const total = size.mul(number);
  const unit = (value: Fraction): string => (value.equals(1) ? stuff.unit.one : stuff.unit.many);
  return buildProblem({
    skill: 'multiplying-and-dividing-decimals',
    situation: 'groups: number unknown',
    text: `${who} has ${plain(total)} ${unit(total)} of ${stuff.noun}. Each ${stuff.portion.one} takes ${plain(size)} ${unit(size)}. How many ${stuff.portion.many} is that enough for?`,
    bare: displayMath(`${plain(total)} / ${plain(size)}`),
    expression: `${plain(total)} / ${plain(size)}`,
    value: new Fraction(number),
    notation: counted(stuff.portion),
    steps: [
      { text: 'Think of both amounts in tenths.', equation: `${plain(total.mul(10))} / ${plain(size.mul(10))} = ${number}` },
      { text: 'The quotient stays the same.', equation: `${plain(total)} / ${plain(size)} = ${number}` },
    ],
    mistakes: [
      [number * 10, 'puts the decimal point one place too far right'],
      [new Fraction(number, 10), 'puts the decimal point one place too far left'],
      [number + 1, 'counts one too many'],
      [number - 1, 'counts one too few'],
      [total.mul(size).floor(), 'multiplies where equal parts are counted'],
      [total.sub(size).floor(), 'subtracts once'],
      [number + 2, 'counts two too many'],
    ],
    operations: 1,
  });
}

function twoSteps(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: {
      priced: [item],
    },
    people: [who = ''],
  } = request;
  const price = new Fraction(random.int(...item.cents), 100);
  const number = random.int(2, 8);
  const cost = price.mul(number);
  const paid = new Fraction(10).mul(cost.div(10).floor().add(1));
  const change = paid.sub(cost);
  const expression = `${plain(paid, 2)} - ${number} * ${plain(price, 2)}`;
  return buildProblem({
    skill: 'multiplying-and-dividing-decimals',
    situation: 'multi-step',
    text: `One ${item.one} costs ${writeMoney(price)}. ${who} buys ${number} ${item.many} and pays with ${writeMoney(paid)}. How much change does ${who} get?`,
    bare: displayMath(expression),
    expression,
    value: change,
    notation: DOLLARS,
    steps: [
      { text: 'Find the cost.', equation: `${number} * ${plain(price, 2)} = ${plain(cost, 2)}` },
      { text: 'Take the cost away from what is paid.', equation: `${plain(paid, 2)} - ${plain(cost, 2)} = ${plain(change, 2)}` },
    ],
    mistakes: [
      [cost, 'stops at the cost'],
      [paid.sub(price), 'pays for only one'],
      [paid.sub(cost).add(price), 'pays for one too few'],
      [paid.sub(cost).sub(price), 'pays for one too many'],
      [change.add(1), 'forgets that a dollar was opened'],
      [change.add(new Fraction(1, 10)), 'forgets that a dime was opened'],
      [paid.add(cost), 'adds the cost to what is paid'],
    ],
    operations: 2,
  });
}

export const multiplyingAndDividingDecimals = defineMathSkill({
  id: 'multiplying-and-dividing-decimals',
  strand: 'operations',
  title: 'Multiplying and dividing decimals',
  inText: 'multiplying and dividing decimals',
  grades: [5, 7],
  aliases: [
    'multiplying decimals',
    'multiply decimals',
    'dividing decimals',
    'divide decimals',
    'multiplying and dividing decimals',
    'decimal multiplication',
    'decimal division',
    'decimal operations',
    'decimals',
    'operations with decimals',
    'decimal word problems',
    'unit price',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.5.NBT.B.7', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.6.NS.B.3', grades: [6, 6] },
  ],
  bigIdea: 'The digits of a product come from whole numbers; its size tells where the decimal point stands.',
  objective: 'multiply and divide decimals and place the decimal point by estimating',
  hint: 'Estimate with whole numbers first. Then place the decimal point.',
  misconception: {
    belief: '0.4 × 0.2 = 0.8.',
    why: 'In sums the points line up, so one decimal place seems to stay.',
    truth: 'Four tenths of two tenths are eight hundredths: 0.08.',
    teacherMove: 'Shade 0.4 of a hundred grid one way and 0.2 the other way. Count the squares shaded twice.',
  },
  restsOn: {
    skill: 'multiplying by ten and a hundred',
    recall(random) {
      const [a, b] = [random.int(2, 9), random.int(1, 9)];
      return { prompt: `What is ${a}.${b} × 10?`, answer: String(a * 10 + b), likelyError: `Writes ${a}.${b}0: adds a zero at the end.` };
    },
  },
  problem(request) {
    if (request.multiStep) return twoSteps(request);
    return request.random.pick(request.difficulty === 'basic' ? [pay, amount, share] : [pay, amount, area, share, pieces])(request);
  },
});
