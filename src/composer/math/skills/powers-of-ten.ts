import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TEN } from '../named-constants.ts';
import { count, measuredInDecimals, writeDecimal } from '../quantity.ts';
import { GRAM, METER } from '../units.ts';

const PLACES: Readonly<Record<MathDifficulty, number>> = { basic: 1, intermediate: 2, advanced: 3 };
const SMALL = [
  ['sheet of card', 'sheets of card'],
  ['tile', 'tiles'],
  ['coin', 'coins'],
  ['domino', 'dominoes'],
  ['bead', 'beads'],
] as const;

function draw({ random, difficulty }: ProblemRequest) {
  const places = PLACES[difficulty];
  const base = new Fraction(random.int(11, 10 ** (places + 1) - 1), 10 ** places);
  const power = random.int(1, difficulty === 'basic' ? 2 : 3);
  return { base, power, factor: 10 ** power };
}

function times(request: ProblemRequest): MathProblem {
  const { base, power, factor } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [one, many] = random.pick(SMALL);
  const weighs = random.chance(0.5);
  const unit = weighs ? GRAM : { one: 'millimeter', many: 'millimeters' };
  const value = base.mul(factor);
  return buildProblem({
    skill: 'powers-of-ten',
    situation: 'groups: product unknown',
    text: weighs
      ? `One ${one} has a mass of ${writeDecimal(base)} grams. ${who} has ${count(factor, { one, many })}. What is their mass in all?`
      : `One ${one} is ${writeDecimal(base)} millimeters thick. ${who} stacks ${count(factor, { one, many })}. How tall is the stack?`,
    bare: `${writeDecimal(base)} × ${writeDecimal(new Fraction(factor))}`,
    expression: `${writeDecimal(base).replaceAll(',', '')} * ${factor}`,
    value,
    notation: measuredInDecimals(unit),
    steps: [
      { text: `${writeDecimal(new Fraction(factor))} is 10 multiplied ${power === 1 ? 'once' : `${power} times`}.` },
      {
        text: `Each digit moves ${count(power, { one: 'place', many: 'places' })} to the left.`,
        equation: `${writeDecimal(base).replaceAll(',', '')} * ${factor} = ${writeDecimal(value).replaceAll(',', '')}`,
      },
    ],
    mistakes: [
      [base.mul(factor).div(10), 'moves the digits one place too few'],
      [base.mul(factor).mul(10), 'moves the digits one place too many'],
      [base.div(factor), 'moves the digits to the right'],
      [base.add(factor), 'adds the factor'],
    ],
    operations: 1,
  });
}

function over(request: ProblemRequest): MathProblem {
  const { base, power, factor } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [one, many] = random.pick(SMALL);
  const whole = base.mul(factor);
  return buildProblem({
    skill: 'powers-of-ten',
    situation: 'groups: size unknown',
    text: random.pick([
      `${count(factor, { one, many })} of the same size have a mass of ${writeDecimal(whole)} grams in all. ${who} wants to know the mass of one. What is it?`,
      `${who} weighs ${count(factor, { one, many })} together. The scale shows ${writeDecimal(whole)} grams. All are alike. How many grams is one ${one}?`,
    ]),
    bare: `${writeDecimal(whole)} ÷ ${writeDecimal(new Fraction(factor))}`,
    expression: `${writeDecimal(whole).replaceAll(',', '')} / ${factor}`,
    value: base,
    notation: measuredInDecimals(GRAM),
    steps: [
      {
        text: `Dividing by ${writeDecimal(new Fraction(factor))} moves each digit ${count(power, { one: 'place', many: 'places' })} to the right.`,
        equation: `${writeDecimal(whole).replaceAll(',', '')} / ${factor} = ${writeDecimal(base).replaceAll(',', '')}`,
      },
    ],
    mistakes: [
      [base.mul(10), 'moves the digits one place too few'],
      [base.div(10), 'moves the digits one place too many'],
      [whole.mul(factor), 'moves the digits to the left'],
    ],
  });
}

/** An exponent is told. */
function withExponent(request: ProblemRequest): MathProblem {
  const { base, power } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const value = base.mul(10 ** power);
  const superscript = '⁰¹²³⁴'[power] ?? '';
  return buildProblem({
    skill: 'powers-of-ten',
    situation: 'multi-step',
    text: random.pick([
      `${who} reads that a tower is ${writeDecimal(base)} × 10${superscript} meters tall. How many meters is that?`,
      `A map of a park says that a trail is ${writeDecimal(base)} × 10${superscript} meters long. ${who} writes it without the power of ten. How many meters is it?`,
    ]),
    bare: `${writeDecimal(base)} × 10${superscript}`,
    expression: `${writeDecimal(base).replaceAll(',', '')} * 10^${power}`,
    constants: [TEN],
    value,
    notation: measuredInDecimals(METER),
    steps: [
      { text: `Work out the power of ten.`, equation: `10^${power} = ${10 ** power}` },
      {
        text: 'Multiply.',
        equation: `${writeDecimal(base).replaceAll(',', '')} * ${10 ** power} = ${writeDecimal(value).replaceAll(',', '')}`,
      },
    ],
    mistakes: [
      [base.mul(10 * power), 'multiplies 10 by the exponent'],
      [value.mul(10), 'moves the digits one place too many'],
      [value.div(10), 'moves the digits one place too few'],
      [base.add(10 ** power), 'adds the power of ten'],
    ],
  });
}

export const powersOfTen = defineMathSkill({
  id: 'powers-of-ten',
  strand: 'number',
  title: 'Powers of ten and place value',
  inText: 'powers of ten',
  grades: [5, 6],
  aliases: [
    'powers of ten',
    'powers of 10',
    'multiplying by powers of 10',
    'dividing by powers of 10',
    'multiply by 10 100 1000',
    'place value patterns',
    'exponents of ten',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.5.NBT.A.1', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.5.NBT.A.2', grades: [5, 5] },
  ],
  bigIdea: 'Each place is worth ten times the place to its right, so multiplying by ten moves every digit one place.',
  objective: 'multiply and divide by powers of ten',
  hint: 'How many times is it multiplied by 10? Move every digit so many places.',
  misconception: {
    belief: 'To multiply by 10, write a zero at the end.',
    why: 'It works for whole numbers.',
    truth: '2.5 × 10 is 25, not 2.50: every digit moves one place to the left.',
    teacherMove: 'Write 2.5 in a place-value chart and slide the digits. Ask what 2.50 would mean.',
  },
  restsOn: {
    skill: 'place value of decimals',
    recall(random) {
      const [ones, tenths] = [random.int(2, 9), random.int(1, 9)];
      return {
        prompt: `What is the digit ${tenths} worth in ${ones}.${tenths}?`,
        answer: `${tenths} tenths`,
        likelyError: `Says ${tenths}: reads it as ones.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [times, over],
    intermediate: [times, over, withExponent],
    advanced: [withExponent, over, times],
    multiStep: [withExponent],
  }),
});
