/** Multiple-choice items whose keys are computed and whose wrong options come from carried-out student errors. */
import Fraction from 'fraction.js';
import type { Distractor, Fact } from '../../topics/topic-pack.ts';
import { displayMath } from '../display-math.ts';
import type { MathProblem, NumericDistractor } from '../math-skill.ts';
import { pickNames } from '../names.ts';
import { writeWhole } from '../quantity.ts';
import { type ProblemSource, bareWriter, calculationOf } from './problem-source.ts';

type Three = readonly [Distractor, Distractor, Distractor];

const NEGATIVE = /\b(?:not|except|never)\b/iu;

/** Gives each rank among the sorted options about equally often, whatever the problems allow. */
export class RankDeck {
  readonly #used = [0, 0, 0, 0];

  /** The least used of the possible ranks. */
  draw(possible: readonly number[], source: ProblemSource): number {
    const least = Math.min(...possible.map((rank) => this.#used[rank] ?? 0));
    return source.random.pick(possible.filter((candidate) => this.#used[candidate] === least));
  }

  /** Counts a rank once its item is kept. */
  count(rank: number): void {
    this.#used[rank] = (this.#used[rank] ?? 0) + 1;
  }
}

/** Three wrong answers, so many of them below the key as the drawn rank says. Early, telling errors come first. */
function chooseThree(
  { answer, distractors }: MathProblem,
  deck: RankDeck,
  source: ProblemSource,
): { readonly rank: number; readonly chosen: NumericDistractor[] } {
  const below = distractors.filter(({ value }) => value.lt(answer.value));
  const above = distractors.filter(({ value }) => value.gt(answer.value));
  const possible = [0, 1, 2, 3].filter((rank) => rank <= below.length && 3 - rank <= above.length);
  if (possible.length === 0) return { rank: 0, chosen: [] };
  const rank = deck.draw(possible, source);
  const [lead] = distractors;
  const early = (list: readonly NumericDistractor[], count: number): NumericDistractor[] => {
    const kept = lead && list.includes(lead) && count > 0 ? [lead] : [];
    return [...kept, ...source.random.sample(list.filter((item) => item !== lead).slice(0, 5), count - kept.length)];
  };
  return { rank, chosen: [...early(below, rank), ...early(above, 3 - rank)] };
}

function three(items: readonly Distractor[]): Three | undefined {
  const [first, second, third] = items;
  return first && second && third ? [first, second, third] : undefined;
}

function reasonOf({ steps }: MathProblem): string {
  const told = steps.slice(-2).map(({ text, equation }) => (equation === undefined ? text : `${text} ${displayMath(equation)}.`));
  return told.join(' ');
}

/** A fact only if it keeps the rules of item writing that numbers can break. */
export function lawful(fact: Fact): Fact | undefined {
  const options = [fact.answer, ...fact.distractors.map(({ text }) => text)];
  const lengths = options.map(({ length }) => length);
  const [key = 0, ...others] = lengths;
  const balanced =
    !(key > 20 && key > 1.4 * Math.max(...others)) && !(Math.max(...lengths) > 25 && Math.max(...lengths) > 3 * Math.min(...lengths));
  const distinct = new Set(options.map((option) => option.toLowerCase())).size === 4;
  return balanced && distinct && fact.question.endsWith('?') && !NEGATIVE.test(fact.question) ? fact : undefined;
}

/** The calculation without a story. */
export function bareFact(source: ProblemSource, deck: RankDeck): Fact | undefined {
  const problem = source.draw();
  // Among sorted numbers the greatest or the least would give itself away.
  if (/^(?:max|min)\(/u.test(problem.expression)) return undefined;
  const write = bareWriter(problem);
  const { rank, chosen } = chooseThree(problem, deck, source);
  const distractors = three(chosen.map(({ value, error }) => ({ text: write(value), error })));
  const fact =
    distractors &&
    lawful({ thinking: 'apply', question: problem.bare, answer: write(problem.answer.value), distractors, reason: reasonOf(problem) });
  if (fact) deck.count(rank);
  return fact;
}

/** The same mathematics in a story. */
export function storyFact(source: ProblemSource, deck: RankDeck, multiStep: boolean): Fact | undefined {
  const problem = source.draw({ multiStep });
  const { rank, chosen } = chooseThree(problem, deck, source);
  const distractors = three(chosen.map(({ text, error }) => ({ text, error })));
  const fact =
    distractors &&
    lawful({ thinking: 'apply', question: problem.text, answer: problem.answer.text, distractors, reason: reasonOf(problem) });
  if (fact) deck.count(rank);
  return fact;
}

/** Four students, four answers, one of them wrong. */
export function wrongLineFact(source: ProblemSource): Fact | undefined {
  const skill = source.random.pick(source.skills);
  const problems: MathProblem[] = [];
  for (let drawn = 0; drawn < 4; drawn += 1) {
    const problem = source.find((made) => (calculationOf(made)?.length ?? 99) <= 24 && problems.every(({ bare }) => bare !== made.bare), {
      skill,
    });
    if (!problem) return undefined;
    problems.push(problem);
  }
  const names = pickNames(source.random, 4);
  const wrong = source.random.int(0, 3);
  const lines = problems.map((problem, index) => {
    const value = index === wrong ? (problem.distractors[0]?.value ?? problem.answer.value) : problem.answer.value;
    return `${calculationOf(problem)} = ${bareWriter(problem)(value)}`;
  });
  const [problem, slip] = [problems[wrong], problems[wrong]?.distractors[0]];
  const options = three(
    names.flatMap((name, index) => (index === wrong ? [] : [{ text: name, error: `takes the true line ${lines[index]} for false` }])),
  );
  if (!problem || !slip || !options) return undefined;
  return lawful({
    thinking: 'evaluate',
    question: `Four students each write a line. ${names.map((name, index) => `${name}: ${lines[index]}.`).join(' ')} Whose line is false?`,
    answer: names[wrong] ?? '',
    distractors: options,
    reason: `${calculationOf(problem)} = ${bareWriter(problem)(problem.answer.value)}. The student ${slip.error}.`,
  });
}

/** About how large is it? The key is the answer rounded; the others are off by a factor that no rounding explains. */
export function estimateFact(source: ProblemSource): Fact | undefined {
  const problem = source.find(
    ({ answer: { value }, ...rest }) => calculationOf({ answer: { value, text: '', unit: '' }, ...rest }) !== undefined && value.gte(18),
  );
  if (!problem) return undefined;
  const calculation = calculationOf(problem) ?? '';
  const { value } = problem.answer;
  const digits = String(value.floor().n).length;
  const unit = new Fraction(10n ** BigInt(digits - 1));
  const rounded = value.div(unit).round().mul(unit);
  if (rounded.sub(value).abs().mul(100).gt(value.mul(15)) || rounded.equals(value)) return undefined;
  const tenth = rounded.div(10);
  if (tenth.d !== 1n) return undefined;
  const options = three([
    { text: `about ${writeWhole(rounded.mul(10))}`, error: 'is a place too large: ten times as much' },
    { text: `about ${writeWhole(tenth)}`, error: 'is a place too small: a tenth of it' },
    { text: `about ${writeWhole(rounded.mul(2))}`, error: 'counts the amount twice' },
  ]);
  return (
    options &&
    lawful({
      thinking: 'understand',
      question: `Which is the best estimate for ${calculation}?`,
      answer: `about ${writeWhole(rounded)}`,
      distractors: options,
      reason: `${calculation} is ${bareWriter(problem)(value)}, which is close to ${writeWhole(rounded)}.`,
    })
  );
}
