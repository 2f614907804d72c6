import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { greatestCommonFactor, termOf } from '../fraction-terms.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { count, counted, measuredInFractions, withUnit } from '../quantity.ts';
import { thingFor } from '../scenes.ts';

const BOTTOMS: Readonly<Record<MathDifficulty, readonly number[]>> = {
  basic: [2, 3, 4],
  intermediate: [3, 4, 5, 6],
  advanced: [4, 5, 6, 8],
};

function drawFraction({ random, difficulty }: ProblemRequest): [top: number, bottom: number] {
  const bottom = random.pick(BOTTOMS[difficulty]);
  return [
    random.pick(Array.from({ length: bottom - 1 }, (_, index) => index + 1).filter((top) => greatestCommonFactor(top, bottom) === 1)),
    bottom,
  ];
}

/** So many batches of a fractional amount. */
function repeated(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const [top, bottom] = drawFraction(request);
  const times = random.int(2, request.difficulty === 'basic' ? 6 : 11);
  const value = new Fraction(times * top, bottom);
  const plain = `${times * top}/${bottom}`;
  return buildProblem({
    skill: 'multiplying-fractions',
    situation: 'groups: product unknown',
    text: random.pick([
      `${who} ${stuff.use[1]} ${top}/${bottom} ${stuff.unit.one} of ${stuff.noun} each day. How much ${stuff.noun} does ${who} ${stuff.use[0]} in ${times} days?`,
      `Each ${stuff.portion.one} takes ${top}/${bottom} ${stuff.unit.one} of ${stuff.noun}. How much ${stuff.noun} does ${who} need for ${times} ${stuff.portion.many}?`,
    ]),
    bare: displayMath(`${times} * ${top}/${bottom}`),
    expression: `${times} * ${top}/${bottom}`,
    value,
    notation: measuredInFractions(stuff.unit),
    steps: [
      {
        text: `That is ${times} times ${count(top, { one: 'part', many: 'parts' })} of size 1/${bottom}.`,
        equation: `${times} * ${top} = ${times * top}`,
      },
      { text: 'Keep the size of the parts.', equation: `${times} * ${top}/${bottom} = ${plain}` },
      ...(termOf(value) === plain ? [] : [{ text: 'Write the answer in a simpler way.', equation: `${plain} = ${termOf(value)}` }]),
    ],
    mistakes: [
      [new Fraction(times * top, bottom * times), 'multiplies the numerator and the denominator by the whole number'],
      [new Fraction(top, bottom * times), 'multiplies only the denominator'],
      [new Fraction(times).add(new Fraction(top, bottom)), 'adds the whole number and the fraction'],
      [new Fraction(times * top), 'leaves the denominator out'],
      [value.add(new Fraction(top, bottom)), 'counts one time too many'],
      [value.sub(new Fraction(top, bottom)), 'counts one time too few'],
      [new Fraction(times * bottom, top), 'turns the fraction upside down'],
    ],
    operations: 1,
  });
}

/** A fraction of a number of things; the number is a multiple of the denominator, so that the answer is whole. */
function partOfMany(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    people: [who = ''],
  } = request;
  const [top, bottom] = drawFraction(request);
  const share = random.int(2, request.difficulty === 'basic' ? 6 : 15);
  const total = share * bottom;
  const thing = thingFor(scene, random, total);
  return buildProblem({
    skill: 'multiplying-fractions',
    situation: 'part-whole: part unknown',
    text: `${who} has ${total} ${thing.many}. Of these, ${top}/${bottom} are ${thing.kinds[0]}. How many ${thing.kinds[0]} ${thing.many} does ${who} have?`,
    bare: `What is ${top}/${bottom} of ${total}?`,
    expression: `${top}/${bottom} * ${total}`,
    value: new Fraction(share * top),
    notation: counted(thing),
    steps: [
      { text: `Find 1/${bottom} of ${total}. Divide by ${bottom}.`, equation: `${total} / ${bottom} = ${share}` },
      { text: `Take ${top} of these parts.`, equation: `${top} * ${share} = ${top * share}` },
    ],
    mistakes: [
      [share, 'stops after dividing by the denominator'],
      [total - share * top, 'finds the other part'],
      [new Fraction(total, top), 'divides by the numerator'],
      [total - top, 'subtracts the numerator'],
      [total - bottom, 'subtracts the denominator'],
      [share * top + 1, 'miscounts by one'],
      [share * bottom * top, 'multiplies by the numerator and forgets to divide'],
      [share * top - 1, 'miscounts by one, one too few'],
    ],
    operations: 2,
  });
}

const areaErrors = (a: readonly [number, number], b: readonly [number, number]): Mistake[] => [
  [new Fraction(a[0] + b[0], a[1] + b[1]), 'adds the numerators and the denominators'],
  [new Fraction(a[0], a[1]).add(new Fraction(b[0], b[1])), 'adds the fractions'],
  [new Fraction(a[0] * b[0], Math.max(a[1], b[1])), 'multiplies only the numerators'],
  [new Fraction(1, a[1] * b[1]), 'multiplies only the denominators'],
  [new Fraction(a[0] * b[1], a[1] * b[0]), 'turns the second fraction upside down'],
  [new Fraction(a[0] * b[0], a[1] + b[1]), 'multiplies the numerators and adds the denominators'],
  [new Fraction(a[0] * b[0] + 1, a[1] * b[1]), 'counts one part too many'],
  [new Fraction(1).sub(new Fraction(a[0] * b[0], a[1] * b[1])), 'finds the part that is not taken'],
  [new Fraction(a[0] * b[0], a[1] * b[1] * 2), 'cuts the parts once more'],
];

/** A fraction of a fraction. */
function partOfPart(request: ProblemRequest): MathProblem {
  const {
    scene: { stuff },
    people: [who = ''],
  } = request;
  const [a, b] = [drawFraction(request), drawFraction(request)] as const;
  const value = new Fraction(a[0] * b[0], a[1] * b[1]);
  const [topProduct, bottomProduct] = [a[0] * b[0], a[1] * b[1]];
  return buildProblem({
    skill: 'multiplying-fractions',
    situation: 'part-whole: part unknown',
    text: `${who} has ${withUnit(`${b[0]}/${b[1]}`, new Fraction(...b), stuff.unit)} of ${stuff.noun}. ${who} ${stuff.use[1]} ${a[0]}/${a[1]} of it ${stuff.first}. How much ${stuff.noun} is that?`,
    bare: `What is ${a[0]}/${a[1]} of ${b[0]}/${b[1]}?`,
    expression: `${a[0]}/${a[1]} * (${b[0]}/${b[1]})`,
    value,
    notation: measuredInFractions(stuff.unit),
    steps: [
      {
        text: `Cut each 1/${b[1]} into ${a[1]} parts. The new parts are of size 1/${bottomProduct}.`,
        equation: `${a[1]} * ${b[1]} = ${bottomProduct}`,
      },
      { text: 'Count the parts that are taken.', equation: `${a[0]} * ${b[0]} = ${topProduct}` },
      {
        text: 'Put numerator and denominator together.',
        equation: `(${a[0]}/${a[1]}) * (${b[0]}/${b[1]}) = ${topProduct}/${bottomProduct}`,
      },
      ...(value.d === BigInt(bottomProduct)
        ? []
        : [{ text: 'Write the answer in lowest terms.', equation: `${topProduct}/${bottomProduct} = ${termOf(value)}` }]),
    ],
    mistakes: areaErrors(a, b),
    operations: 1,
  });
}

function twoSteps(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const [top, bottom] = drawFraction(request);
  const times = random.int(2, 5);
  const used = new Fraction(times * top, bottom);
  const has = Number(used.ceil().n) + random.int(1, 3);
  const left = new Fraction(has).sub(used);
  const expression = `${has} - ${times} * ${top}/${bottom}`;
  const notation = measuredInFractions(stuff.unit);
  return buildProblem({
    skill: 'multiplying-fractions',
    situation: 'multi-step',
    text: `${who} has ${notation.write(new Fraction(has))} of ${stuff.noun}. Each ${stuff.portion.one} takes ${top}/${bottom} ${stuff.unit.one}. How much ${stuff.noun} is left after ${times} ${stuff.portion.many}?`,
    bare: displayMath(expression),
    expression,
    value: left,
    notation,
    steps: [
      { text: 'Find how much is used in all.', equation: `${times} * ${top}/${bottom} = ${times * top}/${bottom}` },
      { text: 'Take that away.', equation: `${has} - ${times * top}/${bottom} = ${termOf(left)}` },
    ],
    mistakes: [
      [used, 'stops at what is used'],
      [new Fraction(has).sub(new Fraction(top, bottom)), 'takes the amount away only once'],
      [new Fraction(has).sub(new Fraction(top, bottom * times)), 'multiplies only the denominator'],
      [new Fraction(has - times).mul(top).div(bottom), 'works from left to right'],
      [left.add(1), 'forgets that a whole was opened'],
      [left.add(new Fraction(1, bottom)), 'counts one part too many'],
      [used.add(has), 'adds what is used'],
      [left.sub(new Fraction(1, bottom)), 'counts one part too few'],
    ],
    operations: 2,
  });
}

export const multiplyingFractions = defineMathSkill({
  id: 'multiplying-fractions',
  strand: 'fractions',
  title: 'Multiplying fractions',
  inText: 'multiplying fractions',
  grades: [4, 6],
  aliases: [
    'multiplying fractions',
    'multiply fractions',
    'fraction multiplication',
    'fraction times whole number',
    'fractions times whole numbers',
    'multiplying fractions by whole numbers',
    'fraction of a fraction',
    'fraction of a number',
    'fraction of a set',
    'mixed number multiplication',
    'multiply mixed numbers',
    'fractions',
    'fraction operations',
    'fraction word problems',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.4.NF.B.4', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.5.NF.B.4', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.5.NF.B.6', grades: [5, 5] },
  ],
  bigIdea: 'Multiplying by a fraction takes a part of something, so the product can be smaller than what we began with.',
  objective: 'multiply with fractions and predict whether the product is larger or smaller',
  hint: 'Read “times” as “of.” Draw the amount and mark the part that is taken.',
  misconception: {
    belief: 'Multiplying always makes a number bigger.',
    why: 'With whole numbers above 1 it did.',
    truth: 'Half of 8 is 4. Multiplying by a number below 1 makes a number smaller.',
    teacherMove: 'Line up 8 × 2, 8 × 1, 8 × 1/2 and 8 × 1/4. Ask students to predict each product before they find it.',
  },
  restsOn: {
    skill: 'sharing equally',
    recall(random) {
      const [parts, size] = [random.int(3, 6), random.int(2, 6)];
      return {
        prompt: `What is 1/${parts} of ${parts * size}?`,
        answer: String(size),
        likelyError: `Says ${parts * size - parts}: subtracts ${parts} from ${parts * size}.`,
      };
    },
  },
  problem(request) {
    const { random, grade } = request;
    if (request.multiStep) return twoSteps(request);
    return random.pick(grade <= 4 ? [repeated, partOfMany] : [repeated, partOfMany, partOfPart])(request);
  },
});
