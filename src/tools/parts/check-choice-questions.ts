/**
 * Item-writing rules that code can hold (Haladyna, Downing & Rodriguez, 2002; flaws after Tarrant et al., 2006).
 * A hard flaw makes an item unfair or unanswerable; a soft one gives something away.
 */
import { type CheckResult, checkThat, failed, passed, warned } from '../recipe.ts';
import { firstRepetition, holdsTwice } from '../../text/similarity.ts';
import { type ChoiceQuestion } from './choice-question.ts';
import { LETTERS } from './render-choice-question.ts';

const CATCH_ALL = /\b(?:all|none|both|neither) of (?:the above|these)\b|\b[A-D] and [A-D]\b/u;
const NEGATIVE = /\b(?:NOT|not true|not an? example|except|least likely)\b/u;
const ABSOLUTE = /\b(?:always|never|completely|every single)\b/iu;
const VAGUE = /\b(?:usually|sometimes|often|may be)\b/iu;

const linesOf = (options: ChoiceQuestion['options']): string => options.map(({ text }) => text).join('\n');

function hardFlaw({ question, options, answer }: ChoiceQuestion): string | undefined {
  if (holdsTwice(options.map(({ text }) => text.trim().toLowerCase()))) return 'offers the same option twice';
  if (CATCH_ALL.test(linesOf(options))) return 'has an “all of the above” kind of option';
  if (NEGATIVE.test(question)) return 'asks for what is not so';
  if (!options[answer]) return 'has no answer';
  return undefined;
}

function softFlaw({ question, options, answer }: ChoiceQuestion): string | undefined {
  const key = options[answer]?.text ?? '';
  const others = options.filter((_, index) => index !== answer).map(({ text }) => text);
  if (key.length > 25 && key.length > 1.5 * Math.max(...others.map((text) => text.length))) return 'gives the answer away by its length';
  const wrong = others.join('\n');
  if (ABSOLUTE.test(wrong) && !ABSOLUTE.test(key)) return 'has “always” or “never” in a wrong option';
  if (VAGUE.test(key) && !VAGUE.test(wrong)) return 'has a vague word only in the answer';
  if (/\ban?$/u.test(question.trim())) return 'ends with “a” or “an” before the options';
  return undefined;
}

export interface KeyedQuestion {
  readonly question: string;
  readonly key: string;
}

/** A question whose text hands over another question's answer: the giver's place, then the other's. */
export function clueBetween(questions: readonly KeyedQuestion[]): readonly [number, number] | undefined {
  for (const [index, { key: right }] of questions.entries()) {
    const key = right.toLowerCase();
    if (key.length < 12 || key.split(' ').length < 3) continue;
    const giver = questions.findIndex((other, at) => at !== index && other.question.toLowerCase().includes(key));
    if (giver >= 0) return [giver, index];
  }
  return undefined;
}

function longestRun(questions: readonly ChoiceQuestion[]): number {
  let longest = 0;
  let run = 0;
  for (const [index, { answer }] of questions.entries()) {
    run = index > 0 && questions[index - 1]?.answer === answer ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

export function checkChoiceQuestions(questions: readonly ChoiceQuestion[]): CheckResult[] {
  const results: CheckResult[] = [];
  for (const [index, question] of questions.entries()) {
    const hard = hardFlaw(question);
    const soft = softFlaw(question);
    if (hard !== undefined) results.push(failed('item-writing', `Question ${index + 1} ${hard}.`));
    else if (soft !== undefined) results.push(warned('item-writing', `Question ${index + 1} ${soft}.`));
  }
  if (results.length === 0) results.push(passed('item-writing', 'no item-writing flaws found'));
  const clue = clueBetween(questions.map(({ question, options, answer }) => ({ question, key: options[answer]?.text ?? '' })));
  if (clue) results.push(warned('item-clues', `Question ${clue[0] + 1} gives away the answer to question ${clue[1] + 1}.`));
  const repetition = firstRepetition(
    questions.map(({ question }) => question),
    undefined,
    // “What is this text mainly about?” is a new question for a new text.
    (one, other) => questions[one]?.passage === questions[other]?.passage,
  );
  results.push(
    checkThat(
      'distinct-questions',
      !repetition,
      'no two questions ask the same',
      repetition ? `Questions ${repetition[0] + 1} and ${repetition[1] + 1} ask nearly the same.` : '',
    ),
    checkThat(
      'key-positions',
      longestRun(questions) <= 4,
      'answers spread over A to D',
      `More than four answers in a row are the same letter.`,
    ),
  );
  const untold = questions.findIndex(({ options, answer }) => options.some(({ error }, at) => at !== answer && error === ''));
  if (untold >= 0) {
    results.push(
      warned('distractor-errors', `Question ${untold + 1}: the key does not say what every wrong answer shows (${LETTERS.join(', ')}).`),
    );
  }
  return results;
}
