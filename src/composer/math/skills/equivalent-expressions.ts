import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { INTEGER, type Notation, writeWhole } from '../quantity.ts';
import { thingFor } from '../scenes.ts';

/** '7x': an answer that is so many of the letter. */
const ofLetter = (letter: string): Notation => ({
  ...INTEGER,
  accepts: (value) => value.d === 1n && !value.equals(0),
  write: (value) => `${value.equals(1) ? '' : value.equals(-1) ? '−' : writeWhole(value)}${letter}`,
});

function likeTerms(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    difficulty,
    people: [who = '', other = ''],
  } = request;
  const letter = random.pick(['x', 'n', 'b', 'c', 'p']);
  const [a, b] = [random.int(2, 9), random.int(2, 9)];
  const c = random.int(2, Math.min(8, a + b - 2));
  const thing = thingFor(scene, random, 200);
  const three = difficulty !== 'basic';
  const value = three ? a + b - c : a + b;
  return buildProblem({
    skill: 'equivalent-expressions',
    situation: 'part-whole: whole unknown',
    text: three
      ? `Each ${thing.group.one} holds ${letter} ${thing.many}. ${who} has ${a} full ${thing.group.many} and gets ${b} more from ${other}. Then ${who} gives ${c} away. How many ${thing.many} are left, written with ${letter}?`
      : `Each ${thing.group.one} holds ${letter} ${thing.many}. ${who} has ${a} full ${thing.group.many}, and ${other} has ${b}. How many ${thing.many} do they have in all, written with ${letter}?`,
    bare: three
      ? `What is ${a}${letter} + ${b}${letter} − ${c === 1 ? '' : c}${letter} in its shortest form?`
      : `What is ${a}${letter} + ${b}${letter} in its shortest form?`,
    expression: three ? `${a} + ${b} - ${c}` : `${a} + ${b}`,
    value: new Fraction(value),
    notation: ofLetter(letter),
    steps: [
      {
        text: `All parts are groups of ${letter}, so add how many groups there are.`,
        equation: three ? `${a} + ${b} - ${c} = ${value}` : `${a} + ${b} = ${value}`,
      },
      { text: `That is ${ofLetter(letter).write(new Fraction(value))}.` },
    ],
    mistakes: [
      [a * b, 'multiplies the numbers before the letter'],
      [three ? a + b + c : Math.abs(a - b), three ? 'adds the part that goes away' : 'subtracts'],
      [a, 'takes only the first part'],
      [three ? a - c : b, three ? 'leaves out the groups that come' : 'takes only the second part'],
    ],
  });
}

/** The number that multiplies the letter after the brackets are gone. */
function expand(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const [factor, a, b] = [random.int(2, 9), random.int(2, 6), random.int(2, 9)];
  const minus = difficulty !== 'basic' && random.chance(0.5);
  const asksConstant = random.chance(0.5);
  const value = asksConstant ? factor * b * (minus ? -1 : 1) : factor * a;
  return buildProblem({
    skill: 'equivalent-expressions',
    situation: 'groups: product unknown',
    text: random.pick([
      `${who} writes ${factor}(${a}x ${minus ? '−' : '+'} ${b}) without parentheses. ${asksConstant ? 'Which number stands alone, with its sign?' : 'Which number stands before x?'}`,
      `A club sells ${factor} sets. Each set costs ${a}x ${minus ? '−' : '+'} ${b} dollars. ${who} writes the total without parentheses. ${asksConstant ? 'Which number stands alone, with its sign?' : 'Which number stands before x?'}`,
    ]),
    bare: `Expand ${factor}(${a}x ${minus ? '−' : '+'} ${b}). ${asksConstant ? 'Which number stands alone, with its sign?' : 'Which number stands before x?'}`,
    expression: asksConstant ? `${factor} * ${minus ? `(-${b})` : b}` : `${factor} * ${a}`,
    value: new Fraction(value),
    notation: INTEGER,
    steps: [
      { text: 'Multiply each part in the parentheses by the number in front.' },
      asksConstant
        ? { text: 'Take the part without the letter.', equation: `${factor} * ${minus ? `(-${b})` : b} = ${value}` }
        : { text: 'Take the part with the letter.', equation: `${factor} * ${a} = ${value}` },
    ],
    mistakes: [
      [asksConstant ? (minus ? -b : b) : a, 'multiplies only one of the two parts'],
      [asksConstant ? -value : factor + a, asksConstant ? 'loses the sign of the second part' : 'adds the factor'],
      [asksConstant ? factor + b : factor * a + b, asksConstant ? 'adds the factor' : 'joins parts that are not alike'],
      [asksConstant ? factor * a : factor * b, 'takes the other part'],
    ],
  });
}

/** Expand, then combine like terms. */
function both(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [factor, a, b, c] = [random.int(2, 6), random.int(2, 6), random.int(1, 9), random.int(2, 9)];
  const minus = random.chance(0.4) && factor * a > c;
  const value = factor * a + (minus ? -c : c);
  return buildProblem({
    skill: 'equivalent-expressions',
    situation: 'multi-step',
    text: random.pick([
      `${who} simplifies ${factor}(${a}x + ${b}) ${minus ? '−' : '+'} ${c}x. Which number stands before x in the result?`,
      `The sides of a shape add up to ${factor}(${a}x + ${b}) ${minus ? '−' : '+'} ${c}x. ${who} writes this as short as possible. Which number stands before x?`,
    ]),
    bare: `Simplify ${factor}(${a}x + ${b}) ${minus ? '−' : '+'} ${c}x. Which number stands before x?`,
    expression: `${factor} * ${a} ${minus ? '-' : '+'} ${c}`,
    value: new Fraction(value),
    notation: INTEGER,
    steps: [
      { text: 'Multiply the part with x in the parentheses.', equation: `${factor} * ${a} = ${factor * a}` },
      { text: 'Combine it with the other part with x.', equation: `${factor * a} ${minus ? '-' : '+'} ${c} = ${value}` },
    ],
    mistakes: [
      [a + (minus ? -c : c), 'leaves the factor before the parentheses out'],
      [factor * a, 'leaves the last part out'],
      [value + factor * b, 'joins the number without x as well'],
      [factor * a - (minus ? -c : c), 'takes the wrong sign for the last part'],
    ],
  });
}

export const equivalentExpressions = defineMathSkill({
  id: 'equivalent-expressions',
  strand: 'algebra',
  title: 'Equivalent expressions',
  inText: 'equivalent expressions',
  grades: [6, 8],
  aliases: [
    'equivalent expressions',
    'combining like terms',
    'combine like terms',
    'like terms',
    'simplifying expressions',
    'simplify expressions',
    'expanding expressions',
    'factoring expressions',
    'distributive property with variables',
    'expressions and equivalent expressions',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.EE.A.3', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.6.EE.A.4', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.7.EE.A.1', grades: [7, 7] },
  ],
  bigIdea: 'Two expressions are equivalent if they have the same value for every value of the letter.',
  objective: 'expand and combine like terms and test that two expressions are equivalent',
  hint: 'Which parts have the same letter? What does the number before the parentheses multiply?',
  misconception: {
    belief: '3(x + 4) is 3x + 4.',
    why: 'The 3 stands right next to the x.',
    truth: 'There are three groups of x + 4, so it is 3x + 12.',
    teacherMove: 'Put x = 2 into both. Ask which one gives 18.',
  },
  restsOn: {
    skill: 'the distributive property with numbers',
    recall(random) {
      const [f, a, b] = [random.int(3, 8), random.int(2, 9), random.int(2, 9)];
      return {
        prompt: `What is ${f} × (${a} + ${b})?`,
        answer: String(f * (a + b)),
        likelyError: `Says ${f * a + b}: multiplies only the first part.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [likeTerms, expand],
    intermediate: [likeTerms, expand, both],
    advanced: [both, expand],
    multiStep: [both],
  }),
});
