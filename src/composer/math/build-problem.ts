/** Turns what a skill worked out into a whole problem; the one place where wrong answers are sieved. */
import Fraction from 'fraction.js';
import type { Figure } from '../../figures/figure.ts';
import { operationsOf } from './evaluate-expression.ts';
import type { MathProblem, NumericDistractor, Quantity, Situation, Step, Wording } from './math-skill.ts';
import type { NamedConstant } from './named-constants.ts';
import type { Notation } from './quantity.ts';

export type ExactInput = Fraction | number | readonly [numerator: number, denominator: number];

/** A student's error carried out: the value it leads to and its name. */
export type Mistake = readonly [value: ExactInput, error: string];

/** What a story tells, before steps and mistakes are known. */
export interface Plot {
  readonly situation: Situation;
  readonly text: string;
  readonly expression: string;
  readonly value: Fraction;
  readonly notation: Notation;
  readonly constants?: readonly NamedConstant[];
  readonly figure?: Figure;
  readonly leansOnFigure?: boolean;
}

interface Draft extends Plot {
  readonly skill: string;
  /** A question, or an expression of which the question is 'What is …?' */
  readonly bare: string;
  readonly steps: readonly Step[];
  /** Most telling first. Those that collide with the answer or an earlier one, or cannot be written, are left out. */
  readonly mistakes: readonly Mistake[];
  /** Where it differs from the operations of the expression. */
  readonly operations?: number | undefined;
}

const MOST_DISTRACTORS = 10;
/** With so many errors of its own a skill needs no slips of the work. */
const PLENTY = 7;

export function exact(input: ExactInput): Fraction {
  if (input instanceof Fraction) return input;
  // A whole number need not be taken apart.
  if (typeof input === 'number') return new Fraction(Number.isSafeInteger(input) ? BigInt(input) : input);
  return new Fraction(input[0], input[1]);
}

const isSame = (one: Fraction, other: Fraction): boolean => one.n === other.n && one.d === other.d && one.s === other.s;

/** Keeps the values that differ from the answer and from each other and that such an answer could have. */
function sieve(mistakes: readonly Mistake[], answer: Fraction, notation: Notation, enough: number): Omit<NumericDistractor, 'text'>[] {
  const kept: Omit<NumericDistractor, 'text'>[] = [];
  for (const [input, error] of mistakes) {
    const value = exact(input);
    if (isSame(value, answer) || kept.some((other) => isSame(other.value, value)) || !notation.accepts(value)) continue;
    kept.push({ value, error });
    if (kept.length === enough) break;
  }
  return kept;
}

/** The skill's own errors first; slips of the work only where these are too few to choose from. */
function distractorsFor(mistakes: readonly Mistake[], answer: Fraction, notation: Notation): NumericDistractor[] {
  const own = sieve(mistakes, answer, notation, MOST_DISTRACTORS);
  const kept = own.length >= PLENTY ? own : sieve([...mistakes, ...slipsOfWork(answer)], answer, notation, MOST_DISTRACTORS);
  return kept.map(({ value, error }) => ({ value, text: notation.write(value), error }));
}

const FEWEST_DISTRACTORS = 3;

const hasEnoughDistractors = (mistakes: readonly Mistake[], answer: Fraction, notation: Notation): boolean =>
  sieve(mistakes, answer, notation, FEWEST_DISTRACTORS).length === FEWEST_DISTRACTORS ||
  sieve([...mistakes, ...slipsOfWork(answer)], answer, notation, FEWEST_DISTRACTORS).length === FEWEST_DISTRACTORS;

const LONG_NUMBER = /(?<![\d.,])\d{4,}(?![\d.])/gu;

/** One stop after 'p.m.', and separators in numbers that a story put in bare. */
function tidy(text: string): string {
  const stopped = text.includes('m..') ? text.replaceAll('m..', 'm.') : text;
  return /\d{4}/u.test(stopped) ? stopped.replaceAll(LONG_NUMBER, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')) : stopped;
}

/** For these numbers the skill knows fewer than three errors that lead to different answers. */
export class TooFewDistractors extends RangeError {}

/** @throws TooFewDistractors */
export function buildProblem({
  skill,
  situation,
  text,
  bare,
  expression,
  constants = [],
  value,
  notation,
  steps,
  mistakes,
  operations,
  figure,
  leansOnFigure = false,
}: Draft): MathProblem {
  if (!hasEnoughDistractors(mistakes, value, notation))
    throw new TooFewDistractors(`${skill}: too few different wrong answers for ${expression}`);
  return new BuiltProblem(
    {
      skill,
      situation,
      expression,
      constants,
      answer: { value, text: notation.write(value), unit: notation.unit },
    },
    new Work({ expression, operations, steps, mistakes }, value, notation),
    { text: tidy(text), bare: tidy(/[?.]$/u.test(bare) ? bare : `What is ${bare}?`), figure, leansOnFigure },
  );
}

type RawWork = Pick<Draft, 'expression' | 'operations' | 'steps' | 'mistakes'>;

/** Many problems are drawn for one that is kept: what comes after the question is worked out when it is read. */
class Work {
  readonly #raw: RawWork;
  readonly #answer: Fraction;
  readonly #notation: Notation;
  #steps: readonly Step[] | undefined;
  #distractors: readonly NumericDistractor[] | undefined;

  constructor(raw: RawWork, answer: Fraction, notation: Notation) {
    this.#raw = raw;
    this.#answer = answer;
    this.#notation = notation;
  }
  get operations(): number {
    return this.#raw.operations ?? operationsOf(this.#raw.expression);
  }
  get steps(): readonly Step[] {
    return (this.#steps ??= this.#raw.steps.map((step) => ({ ...step, text: tidy(step.text) })));
  }
  get distractors(): readonly NumericDistractor[] {
    return (this.#distractors ??= distractorsFor(this.#raw.mistakes, this.#answer, this.#notation));
  }
}

/** The getters stand on the class: on an object of its own each would make V8 give up its fast properties. */
class BuiltProblem implements MathProblem {
  readonly skill: string;
  readonly situation: Situation;
  readonly text: string;
  readonly bare: string;
  readonly expression: string;
  readonly constants: readonly NamedConstant[];
  readonly answer: Quantity;
  readonly figure?: Figure;
  readonly leansOnFigure?: boolean;
  readonly #work: Work;

  constructor(
    { skill, situation, expression, constants, answer }: Omit<MathProblem, keyof Wording | keyof Work | 'retold'>,
    work: Work,
    { text, bare, figure, leansOnFigure }: Wording,
  ) {
    this.skill = skill;
    this.situation = situation;
    this.text = text;
    this.bare = bare;
    this.expression = expression;
    this.constants = constants;
    this.answer = answer;
    if (figure) {
      this.figure = figure;
      this.leansOnFigure = leansOnFigure;
    }
    this.#work = work;
  }
  get operations(): number {
    return this.#work.operations;
  }
  get steps(): readonly Step[] {
    return this.#work.steps;
  }
  get distractors(): readonly NumericDistractor[] {
    return this.#work.distractors;
  }
  retold(wording: Partial<Wording>): BuiltProblem {
    const { text, bare, figure, leansOnFigure = false } = this;
    return new BuiltProblem(this, this.#work, { text, bare, figure, leansOnFigure, ...wording });
  }
}

/**
 * Slips that any calculation can suffer on its way, after the errors of the skill itself: of place, of regrouping, of order
 * and of counting. What an answer of this kind cannot be is sieved out by its notation.
 */
function slipsOfWork(answer: Fraction): Mistake[] {
  const isWhole = answer.d === 1n;
  const places: Mistake[] = [
    [answer.mul(10), isWhole ? 'writes a zero too many' : 'makes it ten times as large'],
    [answer.div(10), isWhole ? 'writes a zero too few' : 'makes it a tenth as large'],
  ];
  if (!isWhole) {
    const part = new Fraction(1, answer.d);
    return [
      [answer.add(part), 'counts one part too many'],
      [answer.sub(part), 'counts one part too few'],
      [answer.inverse(), 'turns the fraction upside down'],
      ...places,
    ];
  }
  const digits = String(answer.n);
  const swapped = Array.from(digits).toReversed().join('');
  const regrouping: Mistake[] = [
    [answer.sub(10), 'drops a ten on the way'],
    [answer.add(10), 'counts a ten twice'],
  ];
  return [
    ...(digits.length === 2 && !swapped.startsWith('0')
      ? [[new Fraction(swapped).mul(answer.s), 'writes the digits in the wrong order'] as Mistake]
      : []),
    ...(digits.length > 1 ? regrouping : []),
    [answer.add(1), 'counts one too many'],
    [answer.sub(1), 'counts one too few'],
    [answer.neg(), 'loses the sign'],
    ...(digits.length > 1 ? places : regrouping),
    [answer.add(2), 'skips two while counting'],
    [answer.sub(2), 'stops two too soon while counting'],
    ...(digits.length > 1 ? [] : places),
  ];
}

/** Slips in counting on or back, which every whole-number skill shares. */
export function countingSlips(answer: number): Mistake[] {
  return [
    [answer + 1, 'counts one too many'],
    [answer - 1, 'counts one too few'],
    [answer + 2, 'counts two too many'],
    [answer - 2, 'counts two too few'],
  ];
}

/** Slips in a place: ten or a hundred too many or too few, from a carried digit that is lost or counted twice. */
export function placeSlips(answer: number): Mistake[] {
  const slips: Mistake[] = [
    [answer - 10, 'loses a ten while regrouping'],
    [answer + 10, 'counts a ten twice'],
  ];
  if (answer >= 200) slips.push([answer - 100, 'loses a hundred while regrouping'], [answer + 100, 'counts a hundred twice']);
  return slips;
}
