import Fraction from 'fraction.js';
import { holdsTrue, numbersOf, operationsOf } from '../../composer/math/evaluate-expression.ts';
import { NAMED_CONSTANTS } from '../../composer/math/named-constants.ts';
import { numbersInDigits, numbersInWords } from '../../composer/math/numbers-in-text.ts';
import { plainExpression } from '../../composer/math/plain-expression.ts';
import { valuesInAnswer } from '../../composer/math/values-in-answer.ts';
import { describeFigure } from '../../figures/describe-figure.ts';
import { readFigure } from '../../figures/figure.ts';
import { firstRepetition } from '../../text/similarity.ts';
import type { FormOf } from '../catalogue.ts';
import { type CheckResult, checkThat, failed, passed, warned } from '../recipe.ts';
import { judgeAnswer } from './answer-holds.ts';
import type { MathProblemsDocument, WrittenProblem } from './document.ts';

/** What a solver knows besides the text: the skills' constants and the usual units. */
const KNOWN_NUMBERS = new Set([...NAMED_CONSTANTS.map(({ value }) => value), '3', '7', '12', '16', '24', '36', '52', '365', '3.14']);

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What is wrong with a problem's mathematics, or undefined. */
function wrongAnswer({ expression, answer, text }: WrittenProblem): string | undefined {
  const verdict = judgeAnswer(expression, answer, text);
  if (verdict === 'unreadable') return 'has an expression that cannot be worked out';
  return verdict === 'holds' ? undefined : 'has an answer that its own calculation does not give';
}

function missingNumber({ text, expression, figure }: WrittenProblem, story: string): string | undefined {
  const drawn = readFigure(figure);
  const read = `${story} ${text} ${drawn ? describeFigure(drawn) : ''}`;
  const inDigits = numbersInDigits(read);
  const open = numbersOf(plainExpression(expression)).filter((number) => !KNOWN_NUMBERS.has(number) && !inDigits.has(number));
  if (open.length === 0) return undefined;
  const given = new Set([...inDigits, ...numbersInWords(read)]);
  const values = valuesInAnswer(read);
  // 75% in the text is 0.75 in the calculation, and 2 1/2 is 2.5.
  const isSaid = (number: string): boolean => values.some((value) => value.equals(new Fraction(number)));
  return open.find(
    (number) => !given.has(number) && !number.split('/').every((part) => given.has(new Fraction(part).toFraction())) && !isSaid(number),
  );
}

/** A step with a letter in it says what is to be found; only what can be worked out can be false. */
function isTrueStep(equation: string): boolean {
  const plain = plainExpression(equation);
  return attempt(() => holdsTrue(plain)) === true || /(?<![a-z])[a-z](?![a-z])/u.test(plain);
}

function falseStep({ steps }: WrittenProblem): string | undefined {
  return steps.find(({ equation }) => equation !== '' && !isTrueStep(equation))?.equation;
}

/** What makes one problem unfit to be handed out, whatever the others are; undefined for a sound one. */
export function flawOfProblem(problem: WrittenProblem, story: string, form: FormOf<'math-problems'>): string | undefined {
  const asksSteps = form.includeSteps === 'true';
  const missing = missingNumber(problem, story);
  const untrue = asksSteps ? falseStep(problem) : undefined;
  if (missing !== undefined) return `needs the number ${missing}, which its text does not give`;
  if (untrue !== undefined) return `has a step that is not true: ${untrue}`;
  if (asksSteps && problem.steps.length === 0) return 'has no steps';
  if (form.problemType === 'Multi-step Problems' && (attempt(() => operationsOf(problem.expression)) ?? 0) < 2)
    return 'takes only one operation';
  return wrongAnswer(problem);
}

function checkEach(
  problems: readonly WrittenProblem[],
  check: string,
  pass: string,
  flawOf: (problem: WrittenProblem) => string | undefined,
): CheckResult[] {
  const flaws = problems.flatMap((problem, index) => {
    const flaw = flawOf(problem);
    return flaw === undefined ? [] : [failed(check, `Problem ${index + 1} ${flaw}.`)];
  });
  return flaws.length > 0 ? flaws : [passed(check, pass)];
}

function checkUnits(problems: readonly WrittenProblem[]): CheckResult {
  const bare = problems.findIndex(({ text, answer }) => /\bhow (?:many|much|far|long)\b/iu.test(text) && !/[\p{L}$%¢°:]/u.test(answer));
  return bare < 0 ? passed('units', 'answers have their units') : warned('units', `The answer to problem ${bare + 1} has no unit.`);
}

export function checkMathProblems({ problems, story }: MathProblemsDocument, form: FormOf<'math-problems'>): CheckResult[] {
  const wanted = Number(form.numberOfProblems);
  const asksSteps = form.includeSteps === 'true';
  const repetition = firstRepetition(problems.map(({ text }) => text));
  return [
    checkThat(
      'problem-count',
      problems.length === wanted,
      `${wanted} of ${wanted} problems`,
      `There are ${problems.length} problems, not ${wanted}.`,
    ),
    ...checkEach(problems, 'answers', 'every answer recomputed', wrongAnswer),
    ...checkEach(problems, 'numbers-given', 'every number is given in the text', (problem) => {
      const missing = missingNumber(problem, story);
      return missing === undefined ? undefined : `needs the number ${missing}, which its text does not give`;
    }),
    ...checkEach(problems, 'steps', asksSteps ? 'every step is true' : 'no steps, as asked', (problem) => {
      if (!asksSteps) return problem.steps.length > 0 ? 'shows steps, which were not asked for' : undefined;
      if (problem.steps.length === 0) return 'has no steps';
      const wrong = falseStep(problem);
      return wrong === undefined ? undefined : `has a step that is not true: ${wrong}`;
    }),
    ...(form.problemType === 'Multi-step Problems'
      ? checkEach(problems, 'multi-step', 'every problem takes two operations or more', ({ expression }) =>
          operationsOf(expression) < 2 ? 'takes only one operation' : undefined,
        )
      : []),
    ...(form.problemType === 'Story-based Problems'
      ? [checkThat('story', story !== '', 'one story carries the set', 'The story has no opening.')]
      : []),
    checkThat(
      'distinct-problems',
      !repetition,
      'no two problems are alike',
      repetition ? `Problems ${repetition[0] + 1} and ${repetition[1] + 1} are nearly the same.` : '',
    ),
    checkUnits(problems),
  ];
}
