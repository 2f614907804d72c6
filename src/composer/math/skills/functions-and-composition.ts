import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { SQUARED } from '../named-constants.ts';
import { INTEGER } from '../quantity.ts';

const inside = (value: number): string => (value < 0 ? `(${value})` : String(value));
const shown = (value: number): string => String(value).replace('-', '−');
const signed = (value: number): string => `${value < 0 ? '−' : '+'} ${Math.abs(value)}`;

function draw({ random, difficulty }: ProblemRequest) {
  const x = random.int(2, 9) * (difficulty === 'basic' || random.chance(0.5) ? 1 : -1);
  return { x, a: random.int(2, 6), b: random.int(1, 12) * (random.chance(0.5) ? 1 : -1) };
}

function valueAt(request: ProblemRequest): MathProblem {
  const { x, a, b } = draw(request);
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const squares = difficulty !== 'basic' && random.chance(0.5);
  const value = squares ? a * x * x + b : a * x + b;
  const rule = squares ? `${a}x² ${signed(b)}` : `${a}x ${signed(b)}`;
  return buildProblem({
    skill: 'functions-and-composition',
    situation: 'other',
    text: random.pick([
      `${who} uses the function f(x) = ${rule}. What is f(${shown(x)})?`,
      `A machine turns x into f(x) = ${rule}. Which number does ${who} get for x = ${shown(x)}?`,
    ]),
    bare: `If f(x) = ${rule}, what is f(${shown(x)})?`,
    expression: squares
      ? `${a} * ${inside(x)}^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)}`
      : `${a} * ${inside(x)} ${b < 0 ? '-' : '+'} ${Math.abs(b)}`,
    constants: [SQUARED],
    value: new Fraction(value),
    notation: INTEGER,
    steps: squares
      ? [
          { text: 'Square the input first.', equation: `${inside(x)}^2 = ${x * x}` },
          { text: 'Multiply and add.', equation: `${a} * ${x * x} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${value}` },
        ]
      : [
          { text: 'Put the input in for x.', equation: `${a} * ${inside(x)} = ${a * x}` },
          { text: 'Finish the rule.', equation: `${a * x} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${value}` },
        ],
    mistakes: [
      [squares ? (a * x) ** 2 + b : a + x + b, squares ? 'multiplies before squaring' : 'adds where the rule multiplies'],
      [squares ? a * x * x - b : a * x - b, 'takes the wrong sign for the last part'],
      [squares ? 2 * a * x + b : a * x, squares ? 'doubles where it is squared' : 'leaves the last part out'],
      [a * (x + b), 'adds before multiplying'],
    ],
  });
}

function composed(request: ProblemRequest): MathProblem {
  const { x, a, b } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const c = random.int(1, 9);
  const inner = x + c;
  const value = a * inner + b;
  return buildProblem({
    skill: 'functions-and-composition',
    situation: 'multi-step',
    text: `${who} has f(x) = ${a}x ${signed(b)} and g(x) = x + ${c}. What is f(g(${shown(x)}))?`,
    bare: `If f(x) = ${a}x ${signed(b)} and g(x) = x + ${c}, what is f(g(${shown(x)}))?`,
    expression: `${a} * (${x} + ${c}) ${b < 0 ? '-' : '+'} ${Math.abs(b)}`,
    value: new Fraction(value),
    notation: INTEGER,
    steps: [
      { text: 'Start inside: find g.', equation: `${x} + ${c} = ${inner}` },
      { text: 'Put that into f.', equation: `${a} * ${inside(inner)} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${value}` },
    ],
    mistakes: [
      [a * x + b + c, 'works from the outside in'],
      [(a * x + b) * inner, 'multiplies the two functions'],
      [inner, 'stops after the inner function'],
      [a * x + b + inner, 'adds the two functions'],
    ],
  });
}

/** Which input gives this output: the inverse. */
function inverse(request: ProblemRequest): MathProblem {
  const { x, a, b } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const y = a * x + b;
  return buildProblem({
    skill: 'functions-and-composition',
    situation: 'multi-step',
    text: random.pick([
      `${who} has f(x) = ${a}x ${signed(b)}. For which x is f(x) = ${shown(y)}?`,
      `A code turns x into ${a}x ${signed(b)}. ${who} receives ${shown(y)}. Which x was sent?`,
    ]),
    bare: `If f(x) = ${a}x ${signed(b)}, what is f⁻¹(${shown(y)}), the x with f(x) = ${shown(y)}?`,
    expression: `(${y} ${b < 0 ? '+' : '-'} ${Math.abs(b)}) / ${a}`,
    value: new Fraction(x),
    notation: INTEGER,
    steps: [
      { text: 'Undo the last step first.', equation: `${y} ${b < 0 ? '+' : '-'} ${Math.abs(b)} = ${a * x}` },
      { text: 'Undo the multiplication.', equation: `${a * x} / ${a} = ${x}` },
    ],
    mistakes: [
      [a * y + b, 'puts the output into the function again'],
      [new Fraction(y, a).sub(b), 'undoes the steps in the wrong order'],
      [new Fraction(y + b, a), 'does not turn the sign around'],
      [a * x, 'stops before dividing'],
    ],
  });
}

export const functionsAndComposition = defineMathSkill({
  id: 'functions-and-composition',
  strand: 'algebra',
  title: 'Function notation, composition and inverses',
  inText: 'function notation, composition and inverses',
  grades: [8, 12],
  aliases: [
    'function notation',
    'functions',
    'composition of functions',
    'composite functions',
    'inverse functions',
    'evaluating functions',
    'domain and range',
    'intro to functions',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.F.A.1', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSF.IF.A.2', grades: [9, 12] },
    { code: 'CCSS.MATH.CONTENT.HSF.BF.B.4', grades: [11, 12] },
  ],
  bigIdea: 'A function gives one output for each input, and functions can be put one into the other.',
  objective: 'evaluate, compose and invert functions',
  hint: 'What does the function do with its input, step by step?',
  misconception: {
    belief: 'f(3) means f times 3.',
    why: 'Parentheses after a letter often mean multiplying.',
    truth: 'f(3) is the output for the input 3.',
    teacherMove: 'Read f(3) aloud as “f of 3” and act it out: a card goes in, a card comes out.',
  },
  restsOn: {
    skill: 'evaluating expressions',
    recall(random) {
      const [a, x, b] = [random.int(2, 9), random.int(2, 9), random.int(1, 12)];
      return { prompt: `What is ${a}x − ${b} when x = ${x}?`, answer: String(a * x - b), likelyError: `Says ${a + x - b}: adds.` };
    },
  },
  problem: byDifficulty({
    basic: [valueAt, inverse],
    intermediate: [valueAt, composed, inverse],
    advanced: [composed, inverse, valueAt],
    multiStep: [composed, inverse],
  }),
});
