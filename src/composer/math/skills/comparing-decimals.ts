import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { HUNDRED, TEN, THOUSAND } from '../named-constants.ts';
import { DECIMAL, type Noun, measuredInDecimals, withUnit, writeDecimal } from '../quantity.ts';

const PLACES: Readonly<Record<MathDifficulty, number>> = { basic: 2, intermediate: 2, advanced: 3 };
const SETTINGS: readonly { readonly unit: Noun; readonly tell: (who: string, said: string) => string }[] = [
  { unit: { one: 'meter', many: 'meters' }, tell: (who, said) => `${who} measures three jumps of a toy frog. They are ${said} long.` },
  { unit: { one: 'liter', many: 'liters' }, tell: (who, said) => `${who} fills three bottles. They hold ${said}.` },
  { unit: { one: 'kilogram', many: 'kilograms' }, tell: (who, said) => `${who} weighs three bags of flour. They weigh ${said}.` },
  { unit: { one: 'mile', many: 'miles' }, tell: (who, said) => `${who} finds three trails on a map. They are ${said} long.` },
];
const said = (value: Fraction): string => writeDecimal(value);

/** Three decimals of different length between 0 and 3, one of them with few places. */
function drawValues({ random, grade, difficulty }: ProblemRequest): Fraction[] {
  const places = grade === 4 ? 2 : PLACES[difficulty];
  const whole = random.int(0, 2);
  for (;;) {
    const values = [
      new Fraction(random.int(2, 9), 10),
      new Fraction(random.int(11, 89), 100),
      new Fraction(random.int(10 ** (places - 1) + 1, 10 ** places - 11), 10 ** places),
    ].map((part) => part.add(whole));
    if (new Set(values.map(said)).size === 3 && values.every((value) => said(value).includes('.'))) return random.shuffle(values);
  }
}

const digitsOf = (value: Fraction): number => Number(said(value).replace(/^\d+\./u, ''));

function extreme(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const values = drawValues(request);
  const { unit, tell } = random.pick(SETTINGS);
  const most = random.chance(0.5);
  const row = [...values].sort((one, other) => one.compare(other)) as [Fraction, Fraction, Fraction];
  const answer = most ? row[2] : row[0];
  const byDigits = [...values].sort((one, other) => digitsOf(one) - digitsOf(other));
  const longest = (most ? byDigits.at(-1) : byDigits[0]) ?? answer;
  const list = values.map(said);
  const name = most ? 'max' : 'min';
  return buildProblem({
    skill: 'comparing-decimals',
    situation: 'other',
    text: `${tell(who, `${list.slice(0, 2).join(', ')} and ${withUnit(list[2] ?? '', values[2] ?? answer, unit)}`)} What is the ${most ? 'greatest' : 'least'} of these amounts?`,
    bare: `Which is the ${most ? 'greatest' : 'least'}: ${list.join(', ')}?`,
    expression: `${name}(${list.join(', ')})`,
    value: answer,
    notation: measuredInDecimals(unit),
    steps: [
      { text: 'Line up the decimal points. Compare the whole numbers, then the tenths, then the next place.' },
      { text: `${said(answer)} is the ${most ? 'greatest' : 'least'}.` },
    ],
    mistakes: [
      [longest, 'reads the digits after the point as whole numbers'],
      [most ? row[0] : row[2], 'mixes up the greatest and the least'],
      [row[1], 'places two of the numbers in the wrong order'],
    ],
    operations: 1,
  });
}

/** A number told by its places. */
function fromPlaces(request: ProblemRequest): MathProblem {
  const {
    random,
    grade,
    difficulty,
    people: [who = ''],
  } = request;
  const [ones, tenths, hundredths, thousandths] = [random.int(1, 9), random.int(1, 9), random.int(1, 9), random.int(2, 9)];
  const long = grade > 4 && difficulty !== 'basic';
  const digits = `${tenths}${hundredths}${long ? thousandths : ''}`;
  const value = new Fraction(`${ones}.${digits}`);
  const plural = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const places = long
    ? `${plural(ones, 'one')}, ${plural(tenths, 'tenth')}, ${plural(hundredths, 'hundredth')} and ${plural(thousandths, 'thousandth')}`
    : `${plural(ones, 'one')}, ${plural(tenths, 'tenth')} and ${plural(hundredths, 'hundredth')}`;
  const sum = `${ones} + ${tenths}/10 + ${hundredths}/100${long ? ` + ${thousandths}/1000` : ''}`;
  const mistakes: Mistake[] = [
    [new Fraction(`${ones}.${hundredths}${tenths}${long ? thousandths : ''}`), 'swaps tenths and hundredths'],
    [new Fraction(`${ones}.0${digits}`), 'writes a zero after the point'],
    [new Fraction(Number(`${ones}${digits}`)), 'leaves the decimal point out'],
    [new Fraction(`${ones}${tenths}.${digits.slice(1)}`), 'puts the point one place too far right'],
    [new Fraction(`0.${ones}${digits}`), 'puts the point one place too far left'],
  ];
  return buildProblem({
    skill: 'comparing-decimals',
    situation: 'part-whole: whole unknown',
    text: random.pick([
      `${who} builds a number with ${places}. Which decimal is that?`,
      `${who} colors grids to show ${places}. Which decimal do the grids show?`,
    ]),
    bare: `Which decimal has ${places}?`,
    expression: sum,
    constants: [TEN, HUNDRED, THOUSAND],
    value,
    notation: DECIMAL,
    steps: [
      { text: 'Give each digit its place after the point.' },
      { text: 'Put the places together.', equation: `${sum} = ${said(value)}` },
    ],
    mistakes,
    operations: long ? 3 : 2,
  });
}

function gap(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const values = drawValues(request);
  const { unit, tell } = random.pick(SETTINGS);
  const row = [...values].sort((one, other) => one.compare(other)) as [Fraction, Fraction, Fraction];
  const answer = row[2].sub(row[0]);
  const list = values.map(said);
  return buildProblem({
    skill: 'comparing-decimals',
    situation: 'multi-step',
    text: `${tell(who, `${list.slice(0, 2).join(', ')} and ${withUnit(list[2] ?? '', values[2] ?? answer, unit)}`)} How far apart are the greatest and the least of these amounts?`,
    bare: `How far apart are the greatest and the least of ${list.join(', ')}?`,
    expression: `max(${list.join(', ')}) - min(${list.join(', ')})`,
    value: answer,
    notation: measuredInDecimals(unit),
    steps: [
      { text: `The greatest is ${said(row[2])}.` },
      { text: `The least is ${said(row[0])}.` },
      { text: 'Subtract, with the points lined up.', equation: `${said(row[2])} - ${said(row[0])} = ${said(answer)}` },
    ],
    mistakes: [
      [row[2].sub(row[1]), 'takes the middle number for the least'],
      [row[1].sub(row[0]), 'takes the middle number for the greatest'],
      [row[2].add(row[0]), 'adds the two numbers'],
      [answer.mul(10), 'puts the point one place too far right'],
      [answer.div(10), 'puts the point one place too far left'],
    ],
    operations: 3,
  });
}

export const comparingDecimals = defineMathSkill({
  id: 'comparing-decimals',
  strand: 'number',
  title: 'Decimal place value and comparing decimals',
  inText: 'decimal place value and comparing decimals',
  grades: [4, 5],
  aliases: [
    'tenths',
    'hundredths',
    'thousandths',
    'decimals',
    'decimals place value and comparing',
    'decimal place value',
    'comparing decimals',
    'ordering decimals',
    'comparing and ordering decimals',
    'tenths and hundredths',
    'tenths hundredths thousandths',
    'reading and writing decimals',
    'decimal notation',
    'decimal point',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.4.NF.C.7', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.5.NBT.A.3', grades: [5, 5] },
  ],
  bigIdea: 'Each place after the point is a tenth of the place before it, so the first different place decides.',
  objective: 'read, write and compare decimals by their places',
  hint: 'Line up the points. Which is the first place where they differ?',
  misconception: {
    belief: '0.35 is greater than 0.7, because 35 is greater than 7.',
    why: 'The digits after the point are read as a whole number.',
    truth: '0.7 has 7 tenths and 0.35 has only 3 tenths.',
    teacherMove: 'Color 0.7 and 0.35 on two hundred-grids and lay them side by side.',
  },
  restsOn: {
    skill: 'tenths as fractions',
    recall(random) {
      const tenths = random.int(1, 9);
      return {
        prompt: `What is ${tenths}/10 as a decimal?`,
        answer: `0.${tenths}`,
        likelyError: `Writes ${tenths}.10: takes the fraction bar for a point.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return gap(request);
    const kinds = { basic: [extreme, fromPlaces], intermediate: [extreme, fromPlaces], advanced: [extreme, gap, fromPlaces] };
    return request.random.pick(kinds[request.difficulty])(request);
  },
});
