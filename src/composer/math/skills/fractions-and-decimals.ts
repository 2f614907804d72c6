import Fraction from 'fraction.js';
import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { HUNDRED } from '../named-constants.ts';
import { counted, measuredInDecimals, writeDecimal } from '../quantity.ts';

const BOTTOMS: Readonly<Record<MathDifficulty, readonly number[]>> = {
  basic: [10, 100],
  intermediate: [10, 100, 5, 2],
  advanced: [4, 5, 20, 25, 50],
};

function draw({ random, difficulty }: ProblemRequest) {
  const bottom = random.pick(BOTTOMS[difficulty]);
  const top = random.int(1, bottom - 1);
  return { top, bottom, value: new Fraction(top, bottom) };
}

function asDecimal(request: ProblemRequest): MathProblem {
  const { top, bottom, value } = draw(request);
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const factor = 100 / bottom;
  return buildProblem({
    skill: 'fractions-and-decimals',
    situation: 'measure',
    text: random.pick([
      `${who} ${stuff.use[1]} ${top}/${bottom} ${stuff.unit.one} of ${stuff.noun}. A digital scale shows the amount as a decimal. What does it show?`,
      `${who} needs ${top}/${bottom} ${stuff.unit.one} of ${stuff.noun}. How is that written as a decimal?`,
    ]),
    bare: `Which decimal equals ${top}/${bottom}?`,
    expression: `${top} / ${bottom}`,
    value,
    notation: measuredInDecimals(stuff.unit),
    steps: [
      factor === 1 || bottom === 10
        ? {
            text: `${top}/${bottom} is ${top} ${bottom === 10 ? 'tenths' : 'hundredths'}.`,
            equation: `${top}/${bottom} = ${writeDecimal(value)}`,
          }
        : { text: 'Change it to hundredths.', equation: `${top}/${bottom} = ${top * factor}/100` },
      ...(factor === 1 || bottom === 10
        ? []
        : [{ text: 'Write the hundredths after the decimal point.', equation: `${top * factor}/100 = ${writeDecimal(value)}` }]),
    ],
    mistakes: [
      [new Fraction(top, bottom === 10 ? 100 : 10), bottom === 10 ? 'writes tenths as hundredths' : 'writes the numerator as tenths'],
      [
        exact(top).add(new Fraction(bottom, bottom >= 100 ? 1000 : bottom >= 10 ? 100 : 10)),
        'puts the numerator before the point and the denominator after it',
      ],
      [new Fraction(bottom, 100), 'writes the denominator as hundredths'],
      [new Fraction(top, 1000), 'writes the numerator as thousandths'],
    ],
  });
}

/** Hundredths: how many cents or parts of a hundred? */
function inHundredths(request: ProblemRequest): MathProblem {
  const { top, bottom, value } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const cents = value.mul(100);
  const money = random.chance(0.5);
  return buildProblem({
    skill: 'fractions-and-decimals',
    situation: 'groups: number unknown',
    text: money
      ? `${who} saves ${top}/${bottom} of a dollar. How many cents is that?`
      : `${who} shades ${top}/${bottom} of a square that has 100 small squares. How many small squares does ${who} shade?`,
    bare: `How many hundredths are ${top}/${bottom}?`,
    expression: `${top}/${bottom} * 100`,
    constants: [HUNDRED],
    value: cents,
    notation: counted(money ? { one: 'cent', many: 'cents' } : { one: 'small square', many: 'small squares' }),
    steps: [
      { text: `Split 100 into ${bottom} equal parts.`, equation: `100 / ${bottom} = ${new Fraction(100, bottom).toFraction()}` },
      { text: `Take ${top} of them.`, equation: `${top} * ${new Fraction(100, bottom).toFraction()} = ${cents.toFraction()}` },
    ],
    mistakes: [
      [top, 'gives the numerator'],
      [exact(100).sub(cents), 'counts the part that is not meant'],
      [top + bottom, 'adds numerator and denominator'],
      [new Fraction(100, bottom), 'finds only one part'],
    ],
    ...(!money &&
      bottom === 10 && { figure: { kind: 'rectangle', columns: 10, rows: 10, squares: true, top: '', side: '', shaded: 0 } as const }),
  });
}

/** A fraction and a decimal together. */
function sum(request: ProblemRequest): MathProblem {
  const { top, bottom, value } = draw(request);
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const second = new Fraction(random.int(1, 9), 10);
  const total = value.add(second);
  const [one, other] = [writeDecimal(value), writeDecimal(second)];
  return buildProblem({
    skill: 'fractions-and-decimals',
    situation: 'multi-step',
    text: `${who} ${stuff.use[1]} ${top}/${bottom} ${stuff.unit.one} of ${stuff.noun} ${stuff.first} and ${other} ${stuff.unit.many} ${stuff.second}. How many ${stuff.unit.many} is that in all?`,
    bare: `What is ${top}/${bottom} + ${other} as a decimal?`,
    expression: `${top} / ${bottom} + ${other}`,
    value: total,
    notation: measuredInDecimals(stuff.unit),
    steps: [
      { text: `Write ${top}/${bottom} as a decimal.`, equation: `${top}/${bottom} = ${one}` },
      { text: 'Add, with the decimal points in line.', equation: `${one} + ${other} = ${writeDecimal(total)}` },
    ],
    mistakes: [
      [value, 'stops after the first step'],
      [new Fraction(top, 100).add(second), 'writes the numerator as hundredths'],
      [new Fraction(top, 10).add(second), 'writes the numerator as tenths'],
      [second, 'leaves the fraction out'],
    ],
  });
}

export const fractionsAndDecimals = defineMathSkill({
  id: 'fractions-and-decimals',
  strand: 'fractions',
  title: 'Fractions as decimals',
  inText: 'fractions as decimals',
  grades: [4, 6],
  aliases: [
    'fractions and decimals',
    'fractions to decimals',
    'converting fractions to decimals',
    'decimal fractions',
    'decimals and fractions',
    'decimal notation for fractions',
    'fractions decimals',
    'tenths and hundredths',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.4.NF.C.5', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.4.NF.C.6', grades: [4, 4] },
  ],
  bigIdea: 'A decimal is another way to write a fraction with tenths or hundredths.',
  objective: 'write a fraction as a decimal and use both together',
  hint: 'Can you make the denominator 10 or 100?',
  misconception: {
    belief: '1/4 is 1.4 or 0.4.',
    why: 'The digits of the fraction seem to be the digits of the decimal.',
    truth: '1/4 is 25 hundredths: 0.25.',
    teacherMove: 'Shade 1/4 of a grid of 100 squares. Count the squares and read them as hundredths.',
  },
  restsOn: {
    skill: 'equivalent fractions',
    recall(random) {
      const [top, bottom] = random.pick([
        [1, 2],
        [1, 5],
        [3, 5],
        [4, 5],
        [2, 5],
      ] as const);
      return {
        prompt: `Which number goes on top: ${top}/${bottom} = □/10?`,
        answer: String((top * 10) / bottom),
        likelyError: `Writes ${top + 10 - bottom}: adds the same number above and below.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [asDecimal, inHundredths],
    intermediate: [asDecimal, inHundredths, sum],
    advanced: [asDecimal, sum, inHundredths],
    multiStep: [sum],
  }),
});
