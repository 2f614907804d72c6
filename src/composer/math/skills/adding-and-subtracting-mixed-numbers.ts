import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { leastCommonMultiple, term } from '../fraction-terms.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { measuredInFractions } from '../quantity.ts';

interface Mixed {
  readonly whole: number;
  readonly top: number;
  readonly bottom: number;
  readonly value: Fraction;
}

const mixed = (whole: number, top: number, bottom: number): Mixed => ({
  whole,
  top,
  bottom,
  value: new Fraction(whole * bottom + top, bottom),
});
const written = ({ whole, top, bottom }: Mixed): string => `${whole} ${top}/${bottom}`;
const inExpression = ({ whole, top, bottom }: Mixed): string => `(${whole} + ${top}/${bottom})`;

/** Like denominators in grade 4, unlike ones from grade 5 on. */
function drawPair({ random, grade, difficulty }: ProblemRequest): readonly [larger: Mixed, smaller: Mixed] {
  const bottoms =
    grade <= 4
      ? [random.pick([3, 4, 5, 6, 8])]
      : random.pick(
          difficulty === 'basic'
            ? [
                [2, 4],
                [3, 6],
                [4, 8],
              ]
            : [
                [2, 3],
                [3, 4],
                [4, 6],
                [2, 5],
                [5, 10],
                [3, 8],
              ],
        );
  const [b, d] = [bottoms[0] ?? 4, bottoms[1] ?? bottoms[0] ?? 4];
  const most = difficulty === 'basic' ? 4 : 9;
  const small = random.int(1, most - 1);
  return [mixed(random.int(small + 1, most + 1), random.int(1, b - 1), b), mixed(small, random.int(1, d - 1), d)];
}

const atCommon = ({ value }: Mixed, common: number): string => term(Number(value.mul(common).n), common);

function joined(request: ProblemRequest): MathProblem {
  const [a, b] = drawPair(request);
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const common = leastCommonMultiple(a.bottom, b.bottom);
  const sum = a.value.add(b.value);
  const whole = a.whole + b.whole;
  return buildProblem({
    skill: 'adding-and-subtracting-mixed-numbers',
    situation: 'join: result unknown',
    text: random.pick([
      `${who} ${stuff.use[1]} ${written(a)} ${stuff.unit.many} of ${stuff.noun} ${stuff.first} and ${written(b)} ${stuff.unit.many} ${stuff.second}. How many ${stuff.unit.many} is that in all?`,
      `${who} has ${written(a)} ${stuff.unit.many} of ${stuff.noun} and gets ${written(b)} ${stuff.unit.many} more. How many ${stuff.unit.many} does ${who} have now?`,
    ]),
    bare: `${written(a)} + ${written(b)}`,
    expression: `${inExpression(a)} + ${inExpression(b)}`,
    value: sum,
    notation: measuredInFractions(stuff.unit),
    steps: [
      { text: 'Add the whole numbers.', equation: `${a.whole} + ${b.whole} = ${whole}` },
      {
        text: `Write the fractions with the denominator ${common} and add them.`,
        equation: `${a.top}/${a.bottom} + ${b.top}/${b.bottom} = ${sum.sub(whole).toFraction()}`,
      },
      { text: 'Put both parts together.', equation: `${whole} + ${sum.sub(whole).toFraction()} = ${sum.toFraction()}` },
    ],
    mistakes: [
      [new Fraction(whole).add(new Fraction(a.top + b.top, a.bottom + b.bottom)), 'adds numerators and denominators'],
      [whole, 'leaves the fractions out'],
      [sum.sub(1), 'forgets the whole that the fractions make'],
      [new Fraction(whole).add(new Fraction(a.top + b.top, common)), 'changes the denominators and keeps the numerators'],
    ],
    operations: 1,
  });
}

function apart(request: ProblemRequest): MathProblem {
  const [a, b] = drawPair(request);
  const {
    random,
    scene: { stuff },
    people: [who = '', other = ''],
  } = request;
  const common = leastCommonMultiple(a.bottom, b.bottom);
  const difference = a.value.sub(b.value);
  const fractions = new Fraction(a.top, a.bottom).sub(new Fraction(b.top, b.bottom)).abs();
  return buildProblem({
    skill: 'adding-and-subtracting-mixed-numbers',
    situation: random.chance(0.5) ? 'separate: result unknown' : 'compare: difference unknown',
    text: random.pick([
      `${who} has ${written(a)} ${stuff.unit.many} of ${stuff.noun}. ${who} ${stuff.use[1]} ${written(b)} ${stuff.unit.many} ${stuff.first}. How many ${stuff.unit.many} are left?`,
      `${who} ${stuff.use[1]} ${written(a)} ${stuff.unit.many} of ${stuff.noun}. ${other} ${stuff.use[1]} ${written(b)} ${stuff.unit.many}. How many more ${stuff.unit.many} does ${who} ${stuff.use[0]}?`,
    ]),
    bare: `${written(a)} − ${written(b)}`,
    expression: `${inExpression(a)} - ${inExpression(b)}`,
    value: difference,
    notation: measuredInFractions(stuff.unit),
    steps: [
      { text: `Write both with the denominator ${common}.`, equation: `${inExpression(b)} = ${atCommon(b, common)}` },
      {
        text: 'Subtract. Open one whole if the first fraction is the smaller one.',
        equation: `${atCommon(a, common)} - ${atCommon(b, common)} = ${difference.toFraction()}`,
      },
    ],
    mistakes: [
      [new Fraction(a.whole - b.whole).add(fractions), 'subtracts the smaller fraction from the larger one, whichever comes first'],
      [a.whole - b.whole, 'leaves the fractions out'],
      [difference.add(1), 'opens a whole and forgets to take it away'],
      [a.value.add(b.value), 'adds where a part is taken away'],
    ],
    operations: 1,
  });
}

function twoChanges(request: ProblemRequest): MathProblem {
  const [a, b] = drawPair(request);
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const gain = mixed(random.int(1, 3), random.int(1, a.bottom - 1), a.bottom);
  const middle = a.value.add(gain.value);
  const left = middle.sub(b.value);
  return buildProblem({
    skill: 'adding-and-subtracting-mixed-numbers',
    situation: 'multi-step',
    text: `${who} has ${written(a)} ${stuff.unit.many} of ${stuff.noun} and buys ${written(gain)} ${stuff.unit.many} more. Then ${who} ${stuff.use[1]} ${written(b)} ${stuff.unit.many} ${stuff.first}. How many ${stuff.unit.many} are left?`,
    bare: `${written(a)} + ${written(gain)} − ${written(b)}`,
    expression: `${inExpression(a)} + ${inExpression(gain)} - ${inExpression(b)}`,
    value: left,
    notation: measuredInFractions(stuff.unit),
    steps: [
      { text: 'Add what is bought.', equation: `${inExpression(a)} + ${inExpression(gain)} = ${middle.toFraction()}` },
      { text: 'Subtract what is used.', equation: `${middle.toFraction()} - ${inExpression(b)} = ${left.toFraction()}` },
    ],
    mistakes: [
      [middle, 'stops after the first step'],
      [middle.add(b.value), 'adds all the amounts'],
      [a.value.sub(b.value), 'leaves out what is bought'],
      [left.add(1), 'opens a whole and forgets to take it away'],
    ],
    operations: 2,
  });
}

export const addingAndSubtractingMixedNumbers = defineMathSkill({
  id: 'adding-and-subtracting-mixed-numbers',
  strand: 'fractions',
  title: 'Adding and subtracting mixed numbers',
  inText: 'adding and subtracting mixed numbers',
  grades: [4, 6],
  aliases: [
    'adding mixed numbers',
    'subtracting mixed numbers',
    'add mixed numbers',
    'subtract mixed numbers',
    'mixed number addition',
    'mixed number subtraction',
    'mixed numbers with regrouping',
    'mixed numbers',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.4.NF.B.3.C', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.5.NF.A.1', grades: [5, 5] },
  ],
  bigIdea: 'A mixed number is a sum, so its wholes and its parts can be added and subtracted one by one.',
  objective: 'add and subtract mixed numbers and open a whole where it is needed',
  hint: 'Wholes with wholes, parts with parts. Are the parts of the same size?',
  misconception: {
    belief: '5 1/4 − 2 3/4 is 3 2/4.',
    why: 'Students take the smaller fraction from the larger one.',
    truth: 'Three fourths do not fit into one fourth. Open a whole: 4 5/4 − 2 3/4 = 2 2/4.',
    teacherMove: 'Lay 5 1/4 with fraction strips and let a student take 2 3/4 away. Ask which strip must be cut.',
  },
  restsOn: {
    skill: 'adding fractions with the same denominator',
    recall(random) {
      const bottom = random.pick([5, 6, 8]);
      const [a, b] = [random.int(1, 2), random.int(1, bottom - 3)];
      return {
        prompt: `What is ${a}/${bottom} + ${b}/${bottom}?`,
        answer: `${a + b}/${bottom}`,
        likelyError: `Writes ${a + b}/${bottom * 2}: adds the denominators too.`,
      };
    },
  },
  problem: byDifficulty({ basic: [joined, apart], intermediate: [joined, apart], advanced: [apart, twoChanges], multiStep: [twoChanges] }),
});
