/** The second look at a computed problem, for tests and for the bench command. */
import Fraction from 'fraction.js';
import { all, create } from 'mathjs';
import { evaluateExpression, numbersOf, operationsOf } from '../composer/math/evaluate-expression.ts';
import type { MathProblem } from '../composer/math/math-skill.ts';
import { NAMED_CONSTANTS } from '../composer/math/named-constants.ts';
import { numbersInDigits, numbersInWords } from '../composer/math/numbers-in-text.ts';
import { valuesInAnswer } from '../composer/math/values-in-answer.ts';
import { toldProblem } from '../composer/math/told-problem.ts';
import { describeFigure } from '../figures/describe-figure.ts';
import { figureHref, readFigure } from '../figures/figure.ts';

const math = create(all ?? {}, { number: 'Fraction' });

const plainMath = create(all ?? {}, {});

const values = new Map<string, Fraction>();
/** What mathjs makes of an expression: shares no code with the skills. */
function valueOf(expression: string): Fraction {
  const known = values.get(expression);
  if (known) return known;
  // The median of mathjs does not take fractions; of whole numbers it is a half at most, which a double holds exactly.
  const isWhole = /^(?:median|combinations|permutations)\(/u.test(expression);
  const result = (isWhole ? plainMath : math).evaluate(expression) as number | { s: bigint; n: bigint; d: bigint };
  const value = typeof result === 'number' ? new Fraction(result) : new Fraction(result.s * result.n, result.d);
  values.set(expression, value);
  return value;
}

const PRONOUN = /\b(?:he|she|him|his|her|hers|himself|herself|theirs|themself)\b/iu;
export const BROKEN =
  /undefined|NaN|Infinity|\[object|null|\.\.|  |(?<![.\d,/])\b1 (?:tomatoes|books|feet|cups|parts|groups|tens|yards)\b|\$\{/u;
const UNCOUNTABLE_BY_PART = /\b\d+\.\d+ (?:children|people|friends|students|books|tickets)\b/u;

/**
 * What is wrong with a computed problem, [] for none: recomputed by mathjs, which shares no code with the skills.
 * @param multiStep whether at least two operations were asked for
 */
export function flawsOf(problem: MathProblem, multiStep: boolean): string[] {
  const found: string[] = [];
  const flaw = (holds: boolean, name: string): void => {
    if (!holds) found.push(`${name} — ${problem.text} [${problem.expression}] → ${problem.answer.text}`);
  };
  flaw(valueOf(problem.expression).equals(problem.answer.value), 'wrong answer');
  flaw(evaluateExpression(problem.expression).equals(problem.answer.value), 'the own evaluator disagrees');
  for (const { text, equation } of problem.steps) {
    flaw(/[.?!]$/u.test(text) && !BROKEN.test(text), `step text “${text}”`);
    if (equation === undefined) continue;
    const [first, ...others] = equation.split('=').map((side) => valueOf(side));
    flaw(first !== undefined && others.length > 0 && others.every((side) => side.equals(first)), `false step ${equation}`);
  }
  flaw(problem.steps.length > 0, 'no steps');
  flaw(
    valuesInAnswer(problem.answer.text).some((value) => value.equals(problem.answer.value)),
    'an answer that the draft check would not read',
  );
  const { text: told } = toldProblem(problem);
  const given = new Set([...numbersInDigits(told), ...numbersInWords(told)]);
  for (const number of numbersOf(problem.expression)) {
    const isConstant = problem.constants.some(({ value }) => value === number);
    const parts = number.split('/');
    flaw(
      isConstant || given.has(number) || parts.every((part) => given.has(new Fraction(part).toFraction())),
      `${number} is not in the text`,
    );
  }
  flaw(
    problem.constants.every((constant) => NAMED_CONSTANTS.includes(constant)),
    'an undeclared constant',
  );
  flaw(problem.distractors.length >= 3, 'fewer than 3 distractors');
  const texts = [problem.answer.text, ...problem.distractors.map(({ text }) => text)];
  const numbers = [problem.answer.value, ...problem.distractors.map(({ value }) => value)].map((value) => value.toFraction());
  flaw(new Set(texts).size === texts.length && new Set(numbers).size === numbers.length, `repeated options ${texts.join(' | ')}`);
  flaw(
    problem.distractors.every(({ error }) => error.length > 8 && /^\p{Ll}/u.test(error)),
    'an unnamed error',
  );
  flaw(/[.?]$/u.test(problem.text) && /^[\p{Lu}\d]/u.test(problem.text), 'text does not begin or end as a sentence');
  flaw(/[.?]$/u.test(problem.bare), 'bare does not end as a sentence');
  for (const text of [problem.text, problem.bare, ...texts]) flaw(!BROKEN.test(text), 'broken text');
  flaw(!PRONOUN.test(problem.text), 'a pronoun');
  flaw(!/\bhow (?:many|much|far|long)\b/iu.test(problem.text) || /[\p{L}$%¢°:]/u.test(problem.answer.text), 'an answer without its unit');
  flaw(!UNCOUNTABLE_BY_PART.test(problem.text), 'part of a countable thing');
  if (problem.figure) {
    const told = describeFigure(problem.figure);
    flaw(readFigure(figureHref(problem.figure)) !== undefined, 'a figure that cannot be read back');
    flaw(
      problem.answer.unit === '' || !told.includes(problem.answer.text) || problem.text.includes(problem.answer.text),
      `a figure that tells the answer: ${told}`,
    );
  }
  if (multiStep) {
    flaw(problem.operations >= 2, 'multi-step with fewer than two operations');
    flaw(operationsOf(problem.expression) >= 2, 'multi-step expression with fewer than two operations');
  }
  return found;
}
