/**
 * The item-writing flaws of Tarrant et al. (2006) that code can see. Of their nineteen, three need a reader: ambiguous
 * information, implausible distractors, and more than one defensible answer where the options differ in words.
 */
import { holdsTwice } from '../text/similarity.ts';
import { wordsIn } from '../text/words.ts';

/** A multiple-choice question, as far as its flaws go. */
export interface Item {
  readonly question: string;
  /** '' for none. */
  readonly passage: string;
  readonly options: readonly { readonly text: string }[];
  /** Index of the answer in `options`. */
  readonly answer: number;
}

/** A hard flaw makes an item unfair or unanswerable, a soft one gives something away or reads badly. */
type Rule = readonly [flaw: string, weight: 'hard' | 'soft', breaks: (item: TakenApart) => boolean];

/** An item with its words at hand: most rules look at them. */
interface TakenApart extends Item {
  readonly key: string;
  readonly keyWords: readonly string[];
  readonly others: readonly string[];
  readonly otherWords: readonly (readonly string[])[];
  readonly asked: readonly string[];
  /** All options, one a line. */
  readonly lines: string;
  readonly isMarked: boolean;
}

function takeApart(item: Item): TakenApart {
  const key = item.options[item.answer]?.text ?? '';
  const others = item.options.filter((_, index) => index !== item.answer).map(({ text }) => text);
  const lines = item.options.map(({ text }) => text).join('\n');
  return {
    ...item,
    key,
    keyWords: wordsIn(key),
    others,
    otherWords: others.map((text) => wordsIn(text)),
    asked: wordsIn(item.question),
    lines,
    isMarked: MARKED.test(lines),
  };
}

/** What the patterns for options look for, in one search: few items hold any of it. */
const MARKED =
  /\b(?:all|none|both|neither|always|never|completely|every single|usually|frequently|occasionally|often|sometimes|may be|[A-D] and [A-D])\b/iu;

/** @param pattern matches within a line, and nothing that is not MARKED */
const anyOption = ({ lines, isMarked }: TakenApart, pattern: RegExp): boolean => isMarked && pattern.test(lines);
const COMMON = new Set(
  'about after again because before could every first from have into more most only other over same some than that their them then there these they this under very what when where which while with would your'.split(
    ' ',
  ),
);

/** A long word of the question that stands in the answer and in no other option. */
function clangs({ asked, keyWords, otherWords }: TakenApart): boolean {
  return keyWords.some(
    (word) => word.length > 4 && asked.includes(word) && !COMMON.has(word) && !otherWords.some((other) => other.includes(word)),
  );
}

/** The answer holds more of the words that options share than any other option does. */
function converges({ keyWords, otherWords }: TakenApart): boolean {
  const options = [keyWords, ...otherWords];
  const shared = (option: readonly string[]): number =>
    option.filter((word) => word.length > 3 && options.some((other) => other !== option && other.includes(word))).length;
  const sharedByKey = shared(keyWords);
  return sharedByKey > 1 && otherWords.every((option) => sharedByKey > shared(option) + 1);
}

/** They differ at most in their first word. */
const endAlike = (one: readonly string[], other: readonly string[] = []): boolean =>
  Math.max(0, one.length - 1) === Math.max(0, other.length - 1) && one.every((word, at) => at === 0 || word === other[at]);

function isOutOfOrder({ options }: Item): boolean {
  if (!options.every(({ text }) => /\d/u.test(text))) return false;
  const values = options.map(
    ({ text }) => /^[−-]?\$?[\d,]*\.?\d+\s*%?$/u.exec(text.trim()) && Number(text.replaceAll(/[^\d.−-]/gu, '').replace('−', '-')),
  );
  if (values.some((value) => typeof value !== 'number')) return false;
  const numbers = values as number[];
  return numbers.some((value, index) => index > 0 && value < (numbers[index - 1] ?? 0));
}

const ABSOLUTE_TERM = /\b(?:always|never|all|none|completely|every single)\b/iu;

const ITEM_RULES: readonly Rule[] = [
  ['all of the above', 'hard', (item) => anyOption(item, /\ball of (?:the above|these)\b/iu)],
  ['none of the above', 'hard', (item) => anyOption(item, /\b(?:none|both|neither) of (?:the above|these)\b/iu)],
  ['negative question', 'hard', ({ question }) => /\b(?:NOT|EXCEPT|not true|least likely)\b|\bexcept\?/u.test(question)],
  ['unfocused question', 'hard', ({ question, asked }) => asked.length < 3 || !/[?:.]$/u.test(question.trim())],
  ['information that is not needed', 'soft', ({ passage, asked }) => passage === '' && asked.length > 60],
  [
    'true or false in disguise',
    'hard',
    ({ question }) => /\bwhich (?:of the following |of these )?(?:statements? )?(?:is|are) (?:true|correct|false)\?/iu.test(question),
  ],
  [
    'absolute term in a wrong option',
    'soft',
    (item) => anyOption(item, ABSOLUTE_TERM) && item.others.some((text) => ABSOLUTE_TERM.test(text)) && !ABSOLUTE_TERM.test(item.key),
  ],
  ['vague term', 'soft', (item) => anyOption(item, /\b(?:usually|frequently|occasionally|often|sometimes|may be)\b/iu)],
  ['word of the question in the answer only', 'soft', clangs],
  [
    'longest option is the answer',
    'soft',
    (item) => item.key.length > 20 && item.key.length > 1.5 * Math.max(...item.others.map(({ length }) => length)),
  ],
  ['convergence', 'soft', converges],
  ['grammatical cue', 'hard', ({ question }) => /\b(?:a|an)$/u.test(question.trim())],
  [
    'options that exhaust the cases',
    'soft',
    ({ keyWords, otherWords }) =>
      keyWords.length > 2 && otherWords.length > 0 && otherWords.every((option) => endAlike(option, otherWords[0])),
  ],
  ['combined options', 'hard', (item) => anyOption(item, /^(?:both )?[A-D] and [A-D]\b/mu) && !/\b[A-D]\b/u.test(item.question)],
  [
    'no single answer',
    'hard',
    ({ options, answer }) => !options[answer] || holdsTwice(options.map(({ text }) => text.trim().toLowerCase())),
  ],
  [
    'blank in the middle',
    'soft',
    ({ question }) => question.includes('__') && /_{2,}(?!\s*[.?]?\s*$)/u.test(question.replaceAll(/“[^”]*”/gu, '')),
  ],
  ['numbers out of order', 'hard', isOutOfOrder],
];

/** The names of the rules that an item breaks. */
export function flawsOf(item: Item, weight?: 'hard' | 'soft'): string[] {
  const apart = takeApart(item);
  return ITEM_RULES.filter(([, weighs, breaks]) => (weight === undefined || weighs === weight) && breaks(apart)).map(([flaw]) => flaw);
}
