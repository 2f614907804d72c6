import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { barModel } from '../problem-figures.ts';
import { WHOLE_NUMBER } from '../quantity.ts';

const MOST: readonly Readonly<Record<MathDifficulty, number>>[] = [
  { basic: 5, intermediate: 8, advanced: 10 },
  { basic: 10, intermediate: 16, advanced: 20 },
  { basic: 20, intermediate: 50, advanced: 100 },
];

function parts({ random, grade, difficulty }: ProblemRequest): { a: number; b: number; total: number } {
  const most = (MOST[grade] ?? MOST[2])?.[difficulty] ?? 20;
  const total = random.int(Math.max(3, Math.ceil(most / 2)), most);
  const a = random.int(1, total - 1);
  return { a, b: total - a, total };
}

const BLANK = '□';

function problemFor(
  request: ProblemRequest,
  equation: string,
  expression: string,
  value: number,
  steps: MathProblem['steps'],
  mistakes: readonly [number, string][],
): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  return buildProblem({
    skill: 'missing-numbers-in-equations',
    situation: 'part-whole: part unknown',
    text: random.pick([
      `${who} writes ${equation}. The box hides a number. Which number makes it true?`,
      `A card says ${equation}. ${who} turns the box over. Which number is under it?`,
      `${who} has a math card. It says ${equation}. What number goes in the box?`,
    ]),
    bare: `Which number makes this true: ${equation}?`,
    expression,
    value: new Fraction(value),
    notation: WHOLE_NUMBER,
    steps,
    mistakes,
  });
}

function addend(request: ProblemRequest): MathProblem {
  const { a, b, total } = parts(request);
  const equation = request.random.pick([`${a} + ${BLANK} = ${total}`, `${total} = ${BLANK} + ${a}`, `${BLANK} + ${a} = ${total}`]);
  const problem = problemFor(
    request,
    equation,
    `${total} - ${a}`,
    b,
    [{ text: `Start at ${a}. Count on to ${total}. That takes ${b}.`, equation: `${a} + ${b} = ${total}` }],
    [
      [total + a, 'adds the two numbers that are there'],
      [total, 'writes the whole in the box'],
      [a, 'writes the known part again'],
    ],
  );
  return problem.retold({
    figure: barModel(
      [
        [a, String(a)],
        [b, '?'],
      ],
      String(total),
    ),
    leansOnFigure: false,
  });
}

function subtrahend(request: ProblemRequest): MathProblem {
  const { a, b, total } = parts(request);
  return problemFor(
    request,
    `${total} − ${BLANK} = ${a}`,
    `${total} - ${a}`,
    b,
    [{ text: `Ask: how many must go from ${total} so that ${a} are left?`, equation: `${total} - ${b} = ${a}` }],
    [
      [total + a, 'adds because one number is missing'],
      [a, 'writes what is left'],
      [total, 'writes the whole'],
    ],
  );
}

function minuend(request: ProblemRequest): MathProblem {
  const { a, b, total } = parts(request);
  return problemFor(
    request,
    `${BLANK} − ${a} = ${b}`,
    `${a} + ${b}`,
    total,
    [{ text: `The whole is missing. Put the parts ${a} and ${b} together.`, equation: `${a} + ${b} = ${total}` }],
    [
      [Math.abs(a - b), 'takes away because there is a minus sign'],
      [a, 'writes the part that goes away'],
      [b, 'writes the part that is left'],
    ],
  );
}

/** Both sides have work to do: the equals sign means the same, not “here comes the answer.” */
function balance(request: ProblemRequest): MathProblem {
  const { a, b, total } = parts(request);
  const c = request.random.int(0, total - 1) || 1;
  return problemFor(
    request,
    `${a} + ${b} = ${BLANK} + ${c}`,
    `${a} + ${b} - ${c}`,
    total - c,
    [
      { text: 'Find how much the left side is.', equation: `${a} + ${b} = ${total}` },
      { text: `The right side must be the same. Take ${c} from ${total}.`, equation: `${total} - ${c} = ${total - c}` },
    ],
    [
      [total, 'writes the sum right after the equals sign'],
      [total + c, 'adds all the numbers'],
      [a, 'copies the first number'],
    ],
  );
}

export const missingNumbersInEquations = defineMathSkill({
  id: 'missing-numbers-in-equations',
  strand: 'operations',
  title: 'Missing numbers and the equals sign',
  inText: 'missing numbers in equations',
  grades: [0, 2],
  aliases: [
    'missing addends',
    'missing addend',
    'missing number',
    'missing numbers',
    'unknown number in an equation',
    'equal sign',
    'equals sign',
    'true or false equations',
    'balancing equations',
    'number sentences',
    'unknown addend',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.K.OA.A.4', grades: [0, 0] },
    { code: 'CCSS.MATH.CONTENT.1.OA.D.8', grades: [1, 1] },
    { code: 'CCSS.MATH.CONTENT.1.OA.D.7', grades: [1, 1] },
  ],
  bigIdea: 'The equals sign says that both sides are the same amount.',
  objective: 'find the number that makes both sides the same',
  hint: 'Is the whole missing, or a part of it?',
  misconception: {
    belief: 'After the equals sign comes the answer.',
    why: 'Most number sentences have one number there.',
    truth: 'Both sides must be the same amount: 3 + 4 = 5 + 2.',
    teacherMove: 'Show 3 + 4 = 5 + 2 with cubes on a balance. Ask what would make it tip.',
  },
  restsOn: {
    skill: 'parts of ten',
    recall(random) {
      const part = random.int(2, 8);
      return {
        prompt: `You have ${part} fingers up. How many more make 10?`,
        answer: String(10 - part),
        likelyError: `Says ${10 + part}: adds the two numbers.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [addend],
    intermediate: [addend, subtrahend],
    advanced: [minuend, subtrahend, balance],
    multiStep: [balance],
  }),
});
