import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { greatestCommonFactor, term, termOf } from '../fraction-terms.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { counted, measuredInFractions, withUnit, writeFraction } from '../quantity.ts';

/** How many parts of size top/bottom fit into a whole number; in grade 5 the parts are unit fractions. */
function howManyFit(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    grade,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const bottom = random.pick(difficulty === 'basic' ? [2, 3, 4] : [3, 4, 5, 6, 8]);
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1).filter((top) => greatestCommonFactor(top, bottom) === 1);
  const top = grade <= 5 || difficulty === 'basic' ? 1 : random.pick(tops);
  const whole = random.int(2, difficulty === 'basic' ? 5 : 8) * top;
  const size = new Fraction(top, bottom);
  const value = new Fraction(whole).div(size);
  return buildProblem({
    skill: 'dividing-fractions',
    situation: 'groups: number unknown',
    text: `${who} has ${withUnit(String(whole), new Fraction(whole), stuff.unit)} of ${stuff.noun}. Each ${stuff.portion.one} takes ${top}/${bottom} ${stuff.unit.one}. How many ${stuff.portion.many} is that enough for?`,
    bare: displayMath(`${whole} / (${top}/${bottom})`),
    expression: `${whole} / (${top}/${bottom})`,
    value,
    notation: counted(stuff.portion),
    steps: [
      {
        text: `One whole has ${bottom} parts of size 1/${bottom}. Find how many parts there are.`,
        equation: `${whole} * ${bottom} = ${whole * bottom}`,
      },
      {
        text: `Each group takes ${top} of these parts. Divide.`,
        equation: `${whole * bottom} / ${top} = ${writeFraction(value)}`,
      },
    ],
    mistakes: [
      [new Fraction(whole).mul(size), 'multiplies by the fraction'],
      [new Fraction(whole, bottom), 'divides by the denominator'],
      [whole * bottom, 'counts the parts and forgets how many are taken each time'],
      [value.add(1), 'counts one too many'],
      [value.sub(1), 'counts one too few'],
      [whole + bottom, 'adds the whole number and the denominator'],
      [value.add(2), 'counts two too many'],
      [value.sub(2), 'counts two too few'],
    ],
    operations: 1,
  });
}

/** A fraction shared equally. */
function sharePart(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    grade,
    scene: { stuff },
  } = request;
  const bottom = random.pick(difficulty === 'basic' ? [2, 3, 4] : [3, 4, 5, 6, 8]);
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1).filter((top) => greatestCommonFactor(top, bottom) === 1);
  const top = grade <= 5 ? 1 : random.pick(tops);
  const friends = random.int(2, difficulty === 'basic' ? 4 : 6);
  const value = new Fraction(top, bottom * friends);
  return buildProblem({
    skill: 'dividing-fractions',
    situation: 'groups: size unknown',
    text: `${friends} friends share ${top}/${bottom} ${stuff.unit.one} of ${stuff.noun} equally. How much ${stuff.noun} does each friend get?`,
    bare: displayMath(`(${top}/${bottom}) / ${friends}`),
    expression: `(${top}/${bottom}) / ${friends}`,
    value,
    notation: measuredInFractions(stuff.unit),
    steps: [
      {
        text: `Cut each part of size 1/${bottom} into ${friends} pieces. The pieces are of size 1/${bottom * friends}.`,
        equation: `${bottom} * ${friends} = ${bottom * friends}`,
      },
      {
        text: 'Take one piece of each of the parts.',
        equation: `(${top}/${bottom}) / ${friends} = ${top}/${bottom * friends}`,
      },
      ...(value.d === BigInt(bottom * friends)
        ? []
        : [{ text: 'Write the answer in lowest terms.', equation: `${top}/${bottom * friends} = ${termOf(value)}` }]),
    ],
    mistakes: [
      [new Fraction(top * friends, bottom), 'multiplies where equal shares are made'],
      [new Fraction(top * friends, bottom * friends), 'multiplies both numbers, which changes nothing'],
      [new Fraction(bottom * friends, top), 'turns the fraction upside down'],
      [new Fraction(1, friends), 'leaves the fraction out'],
      [new Fraction(top, bottom + friends), 'adds the number of shares to the denominator'],
      [new Fraction(top, bottom * (friends + 1)), 'makes one share too many'],
      [new Fraction(top, bottom * (friends + 2)), 'makes two shares too many'],
    ],
    operations: 1,
  });
}

/** Fraction by fraction, with a whole or a mixed quotient. */
function partByPart(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const bottom = random.pick([4, 6, 8, 10, 12]);
  const top = random.pick([1, 3, 5].filter((value) => value < bottom && greatestCommonFactor(value, bottom) === 1));
  const number = random.int(2, 7);
  const has = new Fraction(top * number, bottom);
  const [n, d] = [Number(has.n), Number(has.d)];
  const expression = `${term(n, d)} / (${top}/${bottom})`;
  const wrapped = n < d ? `(${n}/${d}) / (${top}/${bottom})` : expression;
  return buildProblem({
    skill: 'dividing-fractions',
    situation: 'groups: number unknown',
    text: `${who} has ${withUnit(writeFraction(has), has, stuff.unit)} of ${stuff.noun}. Each ${stuff.portion.one} takes ${top}/${bottom} ${stuff.unit.one}. How many ${stuff.portion.many} is that enough for?`,
    bare: displayMath(wrapped),
    expression: wrapped,
    value: new Fraction(number),
    notation: counted(stuff.portion),
    steps: [
      { text: `Write both amounts in parts of size 1/${bottom}.`, equation: `${term(n, d)} = ${top * number}/${bottom}` },
      { text: 'Divide the numbers of parts.', equation: `${top * number} / ${top} = ${number}` },
    ],
    mistakes: [
      [has.mul(new Fraction(top, bottom)), 'multiplies the fractions'],
      [new Fraction(1, number), 'divides the other way around'],
      [number + 1, 'counts one too many'],
      [number - 1, 'counts one too few'],
      [number + 2, 'counts two too many'],
      [top * number, 'counts the parts and forgets how many are taken each time'],
      [number * bottom, 'multiplies by the denominator'],
      [number - 2, 'counts two too few'],
    ],
    operations: 1,
  });
}

function twoSteps(request: ProblemRequest): MathProblem {
  const {
    random,
    scene: { stuff },
    people: [who = ''],
  } = request;
  const bottom = random.pick([2, 3, 4, 5]);
  const used = random.int(1, 3);
  const left = random.int(2, 5);
  const has = used + left;
  const value = left * bottom;
  const expression = `(${has} - ${used}) / (1/${bottom})`;
  const notation = measuredInFractions(stuff.unit);
  return buildProblem({
    skill: 'dividing-fractions',
    situation: 'multi-step',
    text: `${who} has ${notation.write(new Fraction(has))} of ${stuff.noun}. ${who} ${stuff.use[1]} ${notation.write(new Fraction(used))} ${stuff.first}. Each ${stuff.portion.one} takes 1/${bottom} ${stuff.unit.one}. How many ${stuff.portion.many} is the rest enough for?`,
    bare: displayMath(expression),
    expression,
    value: new Fraction(value),
    notation: counted(stuff.portion),
    steps: [
      { text: 'Find how much is left.', equation: `${has} - ${used} = ${left}` },
      { text: `Find how many parts of size 1/${bottom} that is.`, equation: `${left} / (1/${bottom}) = ${value}` },
    ],
    mistakes: [
      [has * bottom, 'forgets that some is used up'],
      [left, 'stops at what is left'],
      [new Fraction(left, bottom), 'divides by the denominator'],
      [value + 1, 'counts one too many'],
      [value - 1, 'counts one too few'],
      [(has + used) * bottom, 'adds what is used'],
      [value - bottom, 'counts one whole too few'],
    ],
    operations: 2,
  });
}

export const dividingFractions = defineMathSkill({
  id: 'dividing-fractions',
  strand: 'fractions',
  title: 'Dividing fractions',
  inText: 'dividing fractions',
  grades: [5, 7],
  aliases: [
    'dividing fractions',
    'divide fractions',
    'division of fractions',
    'fraction division',
    'keep change flip',
    'kcf',
    'reciprocal',
    'reciprocals',
    'unit fraction division',
    'unit fractions division',
    'dividing unit fractions',
    'dividing by fractions',
    'dividing fractions by fractions',
    'fractions',
    'fraction operations',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.5.NF.B.7', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.6.NS.A.1', grades: [6, 6] },
  ],
  bigIdea: 'Dividing by a fraction asks how many of these parts fit, so the quotient can be larger than what we began with.',
  objective: 'divide with fractions and show with a drawing how many parts fit',
  hint: 'How many of these parts fit into one whole? Begin there.',
  misconception: {
    belief: '6 ÷ 1/2 is 3.',
    why: 'Dividing by a half is heard as “cut in half.”',
    truth: 'It asks how many halves are in 6. There are 12.',
    teacherMove: 'Cut six paper strips in halves and count the pieces. Then compare with 6 ÷ 2.',
  },
  restsOn: {
    skill: 'multiplying by a unit fraction',
    recall(random) {
      const [bottom, whole] = [random.int(2, 5), random.int(2, 4)];
      return {
        prompt: `How many parts of size 1/${bottom} are in ${whole} wholes?`,
        answer: String(bottom * whole),
        likelyError: `Says ${bottom}: counts the parts of one whole only.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return twoSteps(request);
    const kinds = request.grade <= 5 || request.difficulty === 'basic' ? [howManyFit, sharePart] : [howManyFit, sharePart, partByPart];
    return request.random.pick(kinds)(request);
  },
});
