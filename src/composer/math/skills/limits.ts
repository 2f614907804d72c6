import Fraction from 'fraction.js';
import { buildProblem } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { SQUARED, TWO_IN_FORMULA, WHOLE } from '../named-constants.ts';
import { SIGNED_FRACTION } from '../quantity.ts';

const inside = (value: number): string => (value < 0 ? `(${value})` : String(value));
const shown = (value: number): string => String(value).replace('-', '−');
const plus = (value: number, letter = ''): string =>
  value === 0 ? '' : ` ${value < 0 ? '−' : '+'} ${Math.abs(value) === 1 && letter !== '' ? '' : Math.abs(value)}${letter}`;

/** (x − a)(x − b) over (x − a): the factor cancels. */
function cancel(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const a = random.int(1, 8) * (difficulty === 'basic' || random.chance(0.5) ? 1 : -1);
  const b = random.int(1, 9) * (random.chance(0.5) ? 1 : -1);
  const value = a - b;
  const top = `x²${plus(-(a + b), 'x')}${plus(a * b)}`;
  const bottom = `x${plus(-a)}`;
  return buildProblem({
    skill: 'limits',
    situation: 'other',
    text: random.pick([
      `${who} studies f(x) = (${top}) / (${bottom}) near x = ${shown(a)}. Which limit does f(x) have there?`,
      `At x = ${shown(a)} a computer shows an error for (${top}) / (${bottom}). Which value does ${who} see it near?`,
    ]),
    bare: `What is the limit of (${top}) / (${bottom}) as x goes to ${shown(a)}?`,
    expression: a + b === 0 ? `2 * ${inside(a)}` : `2 * ${inside(a)} - ${inside(a + b)}`,
    constants: [TWO_IN_FORMULA, WHOLE],
    value: new Fraction(value),
    notation: SIGNED_FRACTION,
    steps: [
      { text: `Factor the top: (${bottom})(x${plus(-b)}). The first factor cancels.` },
      { text: `Put ${shown(a)} into what is left.`, equation: `${inside(a)} - ${inside(b)} = ${value}` },
    ],
    mistakes: [
      [a + b, 'takes the wrong sign when factoring'],
      [0, 'takes 0 over 0 for 0'],
      [1, 'takes 0 over 0 for 1'],
      [-value, 'subtracts the wrong way around'],
    ],
    operations: 2,
  });
}

/** The behavior for large x: leading coefficients. */
function atInfinity(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, d] = [random.int(2, 12), random.int(2, 9)];
  const [b, c, e] = [random.int(1, 9), random.int(1, 9), random.int(1, 9)];
  const value = new Fraction(a, d);
  const written = `(${a}x² + ${b}x + ${c}) / (${d}x² + ${e})`;
  return buildProblem({
    skill: 'limits',
    situation: 'other',
    text: random.pick([
      `The share of full seats after x years is modeled by ${written}. Which value does ${who} find it near when x grows without end?`,
      `${who} studies ${written} for very large x. Which limit is there?`,
    ]),
    bare: `What is the limit of ${written} as x grows without end?`,
    expression: `${a} / ${d}`,
    value,
    notation: SIGNED_FRACTION,
    steps: [
      { text: 'For large x only the parts with x² count.' },
      { text: 'Divide their coefficients.', equation: `${a} / ${d} = ${value.toFraction()}` },
    ],
    mistakes: [
      [value.inverse(), 'divides the wrong way around'],
      [new Fraction(c, e), 'divides the constant terms'],
      [0, 'takes every quotient to 0 for large x'],
      [new Fraction(a + b + c, d + e), 'puts in 1 for x'],
    ],
  });
}

/** A continuous function: put the number in. */
function direct(request: ProblemRequest): MathProblem {
  const {
    random,
    people: [who = ''],
  } = request;
  const a = random.int(2, 6);
  const [p, q] = [random.int(2, 6), random.int(2, 15)];
  const value = p * a * a - q;
  return buildProblem({
    skill: 'limits',
    situation: 'multi-step',
    text: random.pick([
      `${who} looks at f(x) = ${p}x² − ${q} near x = ${a}. What is the limit of f(x)?`,
      `A drone is at the height ${p}x² − ${q} feet after x seconds. Which height does ${who} expect as x comes near ${a}?`,
    ]),
    bare: `What is the limit of ${p}x² − ${q} as x goes to ${a}?`,
    expression: `${p} * ${a}^2 - ${q}`,
    constants: [SQUARED],
    value: new Fraction(value),
    notation: SIGNED_FRACTION,
    steps: [
      { text: 'A polynomial has no jumps, so put the number in.', equation: `${a}^2 = ${a * a}` },
      { text: 'Multiply and subtract.', equation: `${p} * ${a * a} - ${q} = ${value}` },
    ],
    mistakes: [
      [(p * a) ** 2 - q, 'multiplies before squaring'],
      [p * 2 * a - q, 'doubles where it is squared'],
      [p * a * a + q, 'takes the wrong sign'],
      [2 * p * a, 'finds the derivative'],
    ],
  });
}

export const limits = defineMathSkill({
  id: 'limits',
  strand: 'algebra',
  title: 'Limits',
  inText: 'limits',
  grades: [11, 12],
  aliases: [
    'limits',
    'limits and continuity',
    'finding limits',
    'evaluating limits',
    'limits at infinity',
    'precalculus',
    'calculus',
    'calculus limits',
  ],
  standards: [],
  bigIdea: 'A limit tells what values come near to, even where the function itself has none.',
  objective: 'find limits by putting in, canceling and comparing',
  hint: 'Can you put the number in? If not, what can be canceled?',
  misconception: {
    belief: '0 over 0 is 0, so the limit is 0.',
    why: 'A zero on top makes most quotients zero.',
    truth: '0 over 0 tells nothing yet. Cancel the common factor and look again.',
    teacherMove: 'Make a table near the number from both sides before any rule is used.',
  },
  restsOn: {
    skill: 'factoring trinomials',
    recall(random) {
      const [a, b] = [random.int(2, 6), random.int(2, 6)];
      return {
        prompt: `What is the larger of the two numbers with sum ${a + b} and product ${a * b}?`,
        answer: String(Math.max(a, b)),
        likelyError: `Says ${a + b}: gives the sum.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [direct, cancel],
    intermediate: [cancel, atInfinity, direct],
    advanced: [cancel, atInfinity],
    multiStep: [direct],
  }),
});
