import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathProblem, type ProblemRequest, type Step, defineMathSkill } from '../math-skill.ts';
import { DOLLARS, measuredInDecimals, writeDecimal, writeMoney } from '../quantity.ts';
import { stuffStory } from '../stories/stuff-story.ts';

/** An exact decimal: so many units of the last place. */
interface Decimal {
  readonly units: number;
  readonly places: number;
}

const valueOf = ({ units, places }: Decimal): Fraction => new Fraction(units, 10 ** places);
const write = (decimal: Decimal): string => writeDecimal(valueOf(decimal), decimal.places).replaceAll(',', '');

function draw({ random }: ProblemRequest, places: number, most: number): Decimal {
  let units = random.int(10 ** places + 1, most * 10 ** places);
  if (units % 10 === 0) units += 1;
  return { units, places };
}

/** Aligns the last digits instead of the points. */
function lastDigitsAligned(a: Decimal, b: Decimal, adds: boolean): Fraction {
  const places = Math.max(a.places, b.places);
  return new Fraction(Math.abs(adds ? a.units + b.units : a.units - b.units), 10 ** places);
}

function mistakes(a: Decimal, b: Decimal, adds: boolean): Mistake[] {
  const [one, other] = [valueOf(a), valueOf(b)];
  const answer = adds ? one.add(other) : one.sub(other);
  return [
    [lastDigitsAligned(a, b, adds), 'lines up the last digits instead of the decimal points'],
    [adds ? one.sub(other).abs() : one.add(other), adds ? 'subtracts where the parts should be joined' : 'adds where a part is taken away'],
    [adds ? answer.sub(1) : answer.add(1), adds ? 'forgets to carry a whole' : 'forgets that a whole was opened'],
    [
      adds ? answer.sub(new Fraction(1, 10)) : answer.add(new Fraction(1, 10)),
      adds ? 'forgets to carry a tenth' : 'forgets that a tenth was opened',
    ],
    [answer.mul(10), 'puts the decimal point one place too far right'],
    [answer.add(1), 'counts one whole too many'],
    [answer.sub(1), 'counts one whole too few'],
    [answer.sub(new Fraction(1, 10)), 'counts one tenth too few'],
  ];
}

function steps(a: Decimal, b: Decimal, adds: boolean): Step[] {
  const places = Math.max(a.places, b.places);
  const [one, other] = [valueOf(a), valueOf(b)];
  const answer = adds ? one.add(other) : one.sub(other);
  const padded = (value: Fraction): string => writeDecimal(value, places).replaceAll(',', '');
  const scale = 10 ** places;
  const name = places === 1 ? 'tenths' : 'hundredths';
  const [top, bottom] = [Number(one.mul(scale).n), Number(other.mul(scale).n)];
  return [
    { text: `Line up the decimal points. Both numbers in ${name}: ${padded(one)} and ${padded(other)}.` },
    { text: `Work with ${name}.`, equation: `${top} ${adds ? '+' : '-'} ${bottom} = ${adds ? top + bottom : top - bottom}` },
    { text: 'Write the answer as a decimal again.', equation: `${padded(one)} ${adds ? '+' : '-'} ${padded(other)} = ${padded(answer)}` },
  ];
}

function measured(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene: { stuff },
  } = request;
  const [onePlaces, otherPlaces] = {
    basic: [1, 1],
    intermediate: [2, 2],
    advanced: random.pick([
      [1, 2],
      [2, 1],
    ]),
  }[difficulty] as [number, number];
  let [a, b] = [draw(request, onePlaces, 15), draw(request, otherPlaces, 9)];
  if (valueOf(a).lt(valueOf(b))) [a, b] = [b, a];
  if (valueOf(a).equals(valueOf(b))) a = { ...a, units: a.units + 3 };
  const situation = random.pick([
    'join: result unknown',
    'separate: result unknown',
    'compare: difference unknown',
    'part-whole: part unknown',
  ] as const);
  const adds = situation === 'join: result unknown';
  const plot = stuffStory({
    situation,
    a: valueOf(a),
    b: valueOf(b),
    notation: measuredInDecimals(stuff.unit),
    terms: [write(a), write(b)],
    request,
  });
  return buildProblem({
    ...plot,
    skill: 'adding-and-subtracting-decimals',
    bare: displayMath(plot.expression),
    steps: steps(a, b, adds),
    mistakes: mistakes(a, b, adds),
    operations: 1,
  });
}

function priced(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: {
      priced: [first, second],
    },
    people: [who = ''],
  } = request;
  const cents = ([least, most]: readonly [number, number]): Decimal => ({ units: random.int(least, most), places: 2 });
  const [a, b] = [cents(first.cents), cents(second.cents)];
  const [one, other] = [valueOf(a), valueOf(b)];
  const adds = random.chance(0.5) || one.lte(other);
  const paid = new Fraction(5).mul(one.div(5).floor().add(1));
  const [left, right] = adds ? [a, b] : [{ units: Number(paid.mul(100).n), places: 2 }, a];
  return buildProblem({
    skill: 'adding-and-subtracting-decimals',
    situation: adds ? 'part-whole: whole unknown' : 'separate: result unknown',
    text: adds
      ? `A ${first.one} costs ${writeMoney(one)}. A ${second.one} costs ${writeMoney(other)}. ${who} buys one of each. How much does ${who} pay?`
      : `${who} buys a ${first.one} for ${writeMoney(one)}. ${who} pays with ${writeMoney(paid)}. How much change does ${who} get?`,
    bare: adds ? `What is ${writeMoney(one)} + ${writeMoney(other)}?` : `What is ${writeMoney(paid)} − ${writeMoney(one)}?`,
    expression: `${write(left)} ${adds ? '+' : '-'} ${write(right)}`,
    value: adds ? one.add(other) : paid.sub(one),
    notation: DOLLARS,
    steps: steps(left, right, adds),
    mistakes: mistakes(left, right, adds),
    operations: 1,
  });
}

function twoSteps(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: {
      priced: [first, second],
    },
    people: [who = ''],
  } = request;
  const [one, other] = [new Fraction(random.int(...first.cents), 100), new Fraction(random.int(...second.cents), 100)];
  const cost = one.add(other);
  const paid = new Fraction(10).mul(cost.div(10).floor().add(1));
  const change = paid.sub(cost);
  const plain = (value: Fraction): string => writeDecimal(value, 2).replaceAll(',', '');
  return buildProblem({
    skill: 'adding-and-subtracting-decimals',
    situation: 'multi-step',
    text: `${who} buys a ${first.one} for ${writeMoney(one)} and a ${second.one} for ${writeMoney(other)}. ${who} pays with ${writeMoney(paid)}. How much change does ${who} get?`,
    bare: displayMath(`${plain(paid)} - (${plain(one)} + ${plain(other)})`),
    expression: `${plain(paid)} - (${plain(one)} + ${plain(other)})`,
    value: change,
    notation: DOLLARS,
    steps: [
      { text: 'Find what both cost together.', equation: `${plain(one)} + ${plain(other)} = ${plain(cost)}` },
      { text: 'Take the cost away from what is paid.', equation: `${plain(paid)} - ${plain(cost)} = ${plain(change)}` },
    ],
    mistakes: [
      [cost, 'stops at the cost'],
      [paid.sub(one), 'takes away only the first price'],
      [paid.sub(other), 'takes away only the second price'],
      [change.add(1), 'forgets that a dollar was opened'],
      [change.add(new Fraction(1, 10)), 'forgets that a dime was opened'],
      [change.sub(1), 'takes away one dollar too many'],
      [paid.add(cost), 'adds the cost to what is paid'],
    ],
    operations: 2,
  });
}

export const addingAndSubtractingDecimals = defineMathSkill({
  id: 'adding-and-subtracting-decimals',
  strand: 'operations',
  title: 'Adding and subtracting decimals',
  inText: 'adding and subtracting decimals',
  grades: [5, 6],
  aliases: [
    'adding decimals',
    'add decimals',
    'subtracting decimals',
    'subtract decimals',
    'adding and subtracting decimals',
    'add and subtract decimals',
    'decimal operations',
    'decimals',
    'decimal addition',
    'decimal subtraction',
    'operations with decimals',
    'decimal word problems',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.5.NBT.B.7', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.6.NS.B.3', grades: [6, 6] },
  ],
  bigIdea: 'Decimals are added place by place, like whole numbers: tenths with tenths, hundredths with hundredths.',
  objective: 'add and subtract decimals and explain why the decimal points line up',
  hint: 'Line up the decimal points. Fill empty places with zeros.',
  misconception: {
    belief: '3.5 + 1.25 = 1.60, because I line up the last digits.',
    why: 'Whole numbers are lined up on the right.',
    truth: 'Places must match: 3.50 + 1.25 = 4.75.',
    teacherMove: 'Ask for an estimate first: more than 4 or less? Then write both numbers in a place-value chart.',
  },
  restsOn: {
    skill: 'decimal place value',
    recall(random) {
      const [a, b] = [random.int(1, 9), random.int(1, 9)];
      return {
        prompt: `Which is greater, 0.${a} or 0.0${b}?`,
        answer: `0.${a}`,
        likelyError: `Picks 0.0${b}: thinks that more digits make a larger number.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return twoSteps(request);
    return request.random.chance(0.5) ? priced(request) : measured(request);
  },
});
