import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { TWO_OF_EACH_SIDE } from '../named-constants.ts';
import { DOLLARS, WHOLE_NUMBER, count, counted } from '../quantity.ts';
import { thingFor } from '../scenes.ts';
import { FOOT } from '../units.ts';

const LETTERS = ['n', 'x', 'm', 'k', 't'] as const;

/** A rule with a letter, and a value for the letter. */
function substitute(request: ProblemRequest): MathProblem {
  const {
    random,
    scene,
    difficulty,
    people: [who = ''],
  } = request;
  const letter = random.pick(LETTERS);
  const [factor, extra, value] = [random.int(2, 9), random.int(2, 20), random.int(2, difficulty === 'basic' ? 9 : 15)];
  const minus = difficulty !== 'basic' && factor * value > extra && random.chance(0.5);
  const answer = factor * value + (minus ? -extra : extra);
  const thing = thingFor(scene, random, answer);
  return buildProblem({
    skill: 'writing-and-evaluating-expressions',
    situation: 'rate: total unknown',
    text: random.pick([
      `${who} uses the rule ${factor}${letter} ${minus ? '−' : '+'} ${extra} to find how many ${thing.many} are needed for ${letter} tables. How many ${thing.many} are needed for ${value} tables?`,
      `The expression ${factor}${letter} ${minus ? '−' : '+'} ${extra} tells how many ${thing.many} ${who} has after ${letter} days. How many ${thing.many} is that after ${value} days?`,
    ]),
    bare: `What is ${factor}${letter} ${minus ? '−' : '+'} ${extra} when ${letter} = ${value}?`,
    expression: `${factor} * ${value} ${minus ? '-' : '+'} ${extra}`,
    value: new Fraction(answer),
    notation: counted(thing),
    steps: [
      { text: `Put ${value} in for ${letter} and multiply.`, equation: `${factor} * ${value} = ${factor * value}` },
      { text: minus ? 'Subtract.' : 'Add.', equation: `${factor * value} ${minus ? '-' : '+'} ${extra} = ${answer}` },
    ],
    mistakes: [
      [Number(`${factor}${value}`) + (minus ? -extra : extra), `writes ${value} next to ${factor} and does not multiply`],
      [factor + value + (minus ? -extra : extra), 'adds the factor'],
      [minus ? factor * (value - extra) : factor * (value + extra), `does the ${minus ? 'subtraction' : 'addition'} first`],
      [factor * value, 'stops after multiplying'],
    ],
  });
}

/** Words into numbers: '5 more than 3 times a number', with the number told. */
function fromWords(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const [a, b, c] = [random.int(2, 9), random.int(2, 12), random.int(1, 9)];
  const forms = [
    {
      words: `${c} more than the product of ${a} and ${b}`,
      expression: `${a} * ${b} + ${c}`,
      value: a * b + c,
      wrong: [
        [a * (b + c), 'adds before multiplying'],
        [a + b + c, 'adds all the numbers'],
        [a * b * c, 'multiplies all the numbers'],
      ],
    },
    {
      words: `${a} times the sum of ${b} and ${c}`,
      expression: `${a} * (${b} + ${c})`,
      value: a * (b + c),
      wrong: [
        [a * b + c, 'multiplies only the first number of the sum'],
        [a + b + c, 'adds all the numbers'],
        [a * b * c, 'multiplies all the numbers'],
      ],
    },
    {
      words: `${c} less than ${a} times ${b + c}`,
      expression: `${a} * ${b + c} - ${c}`,
      value: a * (b + c) - c,
      wrong: [
        [a * b, 'subtracts before multiplying'],
        [a * (b + c) + c, 'adds where it says less'],
        [a * (b + c), 'leaves the last part out'],
      ],
    },
  ] as const;
  const form = random.pick(difficulty === 'basic' ? forms.slice(0, 2) : forms);
  return buildProblem({
    skill: 'writing-and-evaluating-expressions',
    situation: 'multi-step',
    text: random.pick([
      `${who} reads a clue: “${form.words}.” Which number does the clue mean?`,
      `A lock opens with one number. The note for ${who} says “${form.words}.” What is the number?`,
    ]),
    bare: `What number is ${form.words}?`,
    expression: form.expression,
    value: new Fraction(form.value),
    notation: WHOLE_NUMBER,
    steps: [
      { text: 'Write the words with numbers and signs.' },
      { text: 'Work it out in the right order.', equation: `${form.expression} = ${form.value}` },
    ],
    mistakes: form.wrong,
  });
}

/** A formula of daily life. */
function formula(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  if (random.chance(0.5)) {
    const [fee, rate, hours] = [random.int(5, 25), random.int(4, 15), random.int(2, difficulty === 'basic' ? 5 : 9)];
    return buildProblem({
      skill: 'writing-and-evaluating-expressions',
      situation: 'rate: total unknown',
      text: `Renting a kayak costs ${fee} + ${rate}h dollars for h hours. What does ${who} pay for ${hours} hours?`,
      bare: `What is ${fee} + ${rate}h in dollars ($) when h = ${hours}?`,
      expression: `${fee} + ${rate} * ${hours}`,
      value: new Fraction(fee + rate * hours),
      notation: DOLLARS,
      steps: [
        { text: `Put ${hours} in for h and multiply.`, equation: `${rate} * ${hours} = ${rate * hours}` },
        { text: 'Add the part that is paid once.', equation: `${fee} + ${rate * hours} = ${fee + rate * hours}` },
      ],
      mistakes: [
        [(fee + rate) * hours, 'adds before multiplying'],
        [fee + rate + hours, 'adds all the numbers'],
        [rate * hours, 'leaves out the part that is paid once'],
        [fee + Number(`${rate}${hours}`), `writes ${hours} next to ${rate} and does not multiply`],
      ],
    });
  }
  const [l, w] = [random.int(6, 24), random.int(3, 15)];
  return buildProblem({
    skill: 'writing-and-evaluating-expressions',
    situation: 'measure',
    text: `${who} uses 2l + 2w to find how much fence a garden needs. How many feet of fence are needed when l is ${count(l, FOOT)} and w is ${count(w, FOOT)}?`,
    bare: `How many feet is 2l + 2w when l = ${l} feet and w = ${w} feet?`,
    expression: `2 * ${l} + 2 * ${w}`,
    constants: [TWO_OF_EACH_SIDE],
    value: new Fraction(2 * l + 2 * w),
    notation: counted(FOOT),
    steps: [
      { text: 'Put the lengths in for the letters.', equation: `2 * ${l} = ${2 * l}` },
      { text: 'Do the same for w.', equation: `2 * ${w} = ${2 * w}` },
      { text: 'Add.', equation: `${2 * l} + ${2 * w} = ${2 * l + 2 * w}` },
    ],
    mistakes: [
      [l + w, 'leaves both factors out'],
      [2 * l + w, 'multiplies only the first letter'],
      [l * w, 'multiplies the two lengths'],
      [4 + l + w, 'adds the twos'],
    ],
  });
}

export const writingAndEvaluatingExpressions = defineMathSkill({
  id: 'writing-and-evaluating-expressions',
  strand: 'algebra',
  title: 'Writing and evaluating expressions',
  inText: 'writing and evaluating expressions',
  grades: [5, 7],
  aliases: [
    'evaluating expressions',
    'writing expressions',
    'algebraic expressions',
    'expressions',
    'numerical expressions',
    'variables',
    'variables and expressions',
    'substitution in expressions',
    'evaluate expressions',
    'words to expressions',
    'translating expressions',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.5.OA.A.2', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.6.EE.A.2.A', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.6.EE.A.2.C', grades: [6, 6] },
  ],
  bigIdea: 'An expression is a recipe for a number: the letter waits for a value.',
  objective: 'write expressions for words and find their value',
  hint: 'What does the number next to a letter mean? Put the value in and keep the order.',
  misconception: {
    belief: 'If x = 4, then 3x is 34.',
    why: 'In a number like 34 the digits also stand side by side.',
    truth: 'A number next to a letter multiplies it: 3 × 4 = 12.',
    teacherMove: 'Write 3x as x + x + x first. Let students swap each x for a card with a 4.',
  },
  restsOn: {
    skill: 'order of operations',
    recall(random) {
      const [a, b, c] = [random.int(2, 9), random.int(2, 6), random.int(2, 6)];
      return { prompt: `What is ${a} + ${b} × ${c}?`, answer: String(a + b * c), likelyError: `Says ${(a + b) * c}: adds first.` };
    },
  },
  problem: byDifficulty({
    basic: [substitute, fromWords, formula],
    intermediate: [substitute, fromWords, formula],
    advanced: [substitute, fromWords, formula],
    multiStep: [substitute, fromWords, formula],
  }),
});
