/**
 * The item-writing flaws of Tarrant et al. (2006) that code can see. Of their nineteen, three need a reader: ambiguous
 * information, implausible distractors, and more than one defensible answer where the options differ in words.
 */
import type { ChoiceQuestion } from '../../src/tools/parts/choice-question.ts';

type Rule = readonly [flaw: string, breaks: (item: ChoiceQuestion) => boolean];

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const keyOf = ({ options, answer }: ChoiceQuestion): string => options[answer]?.text ?? '';
const others = ({ options, answer }: ChoiceQuestion): string[] => options.filter((_, index) => index !== answer).map(({ text }) => text);
const anyOption = ({ options }: ChoiceQuestion, pattern: RegExp): boolean => options.some(({ text }) => pattern.test(text));
const COMMON = new Set(
  'about after again because before could every first from have into more most only other over same some than that their them then there these they this under very what when where which while with would your'.split(
    ' ',
  ),
);

/** A long word of the question that stands in the answer and in no other option. */
function clangs(item: ChoiceQuestion): boolean {
  const asked = new Set(words(item.question).filter((word) => word.length > 4 && !COMMON.has(word)));
  return words(keyOf(item)).some((word) => asked.has(word) && !others(item).some((other) => words(other).includes(word)));
}

/** The answer holds more of the words that options share than any other option does. */
function converges(item: ChoiceQuestion): boolean {
  const shared = (text: string): number =>
    words(text).filter((word) => word.length > 3 && item.options.filter((option) => words(option.text).includes(word)).length > 1).length;
  const most = Math.max(...others(item).map((other) => shared(other)));
  return shared(keyOf(item)) > most + 1;
}

function isOutOfOrder({ options }: ChoiceQuestion): boolean {
  const values = options.map(
    ({ text }) => /^[−-]?\$?[\d,]*\.?\d+\s*%?$/u.exec(text.trim()) && Number(text.replaceAll(/[^\d.−-]/gu, '').replace('−', '-')),
  );
  if (values.some((value) => typeof value !== 'number')) return false;
  const numbers = values as number[];
  return numbers.some((value, index) => index > 0 && value < (numbers[index - 1] ?? 0));
}

export const ITEM_RULES: readonly Rule[] = [
  ['all of the above', (item) => anyOption(item, /\ball of (?:the above|these)\b/iu)],
  ['none of the above', (item) => anyOption(item, /\bnone of (?:the above|these)\b/iu)],
  ['negative question', ({ question }) => /\b(?:NOT|EXCEPT|not true|least likely)\b|\bexcept\?/u.test(question)],
  ['unfocused question', ({ question }) => words(question).length < 4 || !/[?:.]$/u.test(question.trim())],
  ['information that is not needed', ({ question, passage }) => passage === '' && words(question).length > 60],
  [
    'true or false in disguise',
    ({ question }) => /\bwhich (?:of the following |of these )?(?:statements? )?(?:is|are) (?:true|correct|false)\?/iu.test(question),
  ],
  [
    'absolute term in a wrong option',
    (item) =>
      others(item).some((text) => /\b(?:always|never|all|none|only)\b/iu.test(text)) &&
      !/\b(?:always|never|all|none|only)\b/iu.test(keyOf(item)),
  ],
  ['vague term', (item) => anyOption(item, /\b(?:usually|frequently|occasionally|often|sometimes)\b/iu)],
  ['word of the question in the answer only', clangs],
  [
    'longest option is the answer',
    (item) => keyOf(item).length > 20 && keyOf(item).length > 1.5 * Math.max(...others(item).map(({ length }) => length)),
  ],
  ['convergence', converges],
  ['grammatical cue', ({ question }) => /\b(?:a|an)$/u.test(question.trim())],
  [
    'options that exhaust the cases',
    (item) => new Set(others(item).map((text) => words(text).slice(1).join(' '))).size === 1 && words(keyOf(item)).length > 2,
  ],
  ['combined options', (item) => anyOption(item, /\b(?:both )?[A-D] and [A-D]\b/u)],
  [
    'no single answer',
    ({ options, answer }) => !options[answer] || new Set(options.map(({ text }) => text.trim().toLowerCase())).size < options.length,
  ],
  ['blank in the middle', ({ question }) => /_{2,}(?!\s*[.?]?\s*$)/u.test(question)],
  ['numbers out of order', isOutOfOrder],
];

export function flawsOf(item: ChoiceQuestion): string[] {
  return ITEM_RULES.filter(([, breaks]) => breaks(item)).map(([flaw]) => flaw);
}
