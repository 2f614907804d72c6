/** Where the finite verb of a clause stands, if it has one: a note with subject and verb needs little. */
import { type VerbForm, baseOf, isBareParticiple } from './verbs.ts';
import {
  ADVERBS,
  AGENTS,
  DETERMINERS,
  HAPPENED,
  HELPERS,
  PREPOSITIONS,
  STATES,
  SUBJECT_PRONOUNS,
  bare,
  isNumber,
  isPlural,
} from './word-kinds.ts';

/** Plural nouns that are verbs as well: “grades dropped”, “questions asked”. */
const NOUNS_IN_S = new Set(
  `grades tests scores reports questions talks calls notes points plans tasks needs works reads shows groups books times sets costs units results
  benefits lists copies tears marks cuts drops gains issues projects visits reviews documents labels minutes looks bumps trips breaks fights
  labs problems meetings checks classes pushes starts steps supports texts ties turns uses`.split(/\s+/u),
);
const PLAIN_AFTER_PLURAL = new Set(
  'need want have use share struggle work get make take ask like cost start end begin meet finish lose love enjoy miss keep wait sit know see feel seem run go come do say tell help show learn leave read write fail pass'.split(
    ' ',
  ),
);

/** What follows is a clause inside the clause. */
const CLAUSE_WITHIN = new Set('because if when while since although though unless who whom whose which where whenever'.split(' '));

const startsNoun = (word: string): boolean => DETERMINERS.has(word) || isNumber(word);
const is = (word: string, form: VerbForm): boolean => baseOf(word, form) !== undefined;

export interface FiniteVerb {
  readonly at: number;
  readonly form: 'helper' | 'third' | 'past' | 'base';
}

/** The first verb that has a subject before it; undefined where the note leaves out one or the other. */
export function finiteVerb(tokens: readonly string[]): FiniteVerb | undefined {
  const words = tokens.map(bare);
  let start = 0;
  while (start < words.length - 1 && ADVERBS.has(words[start] as string)) start += 1;
  const first = words[start] as string;
  if (/^(?:i|we|you|he|she|it|they|that|there|what)’(?:m|ve|ll|d|re|s)$/u.test(first)) return { at: start, form: 'helper' };
  if (beginsWithVerb(words.slice(start))) return undefined;
  const beginsWithPast = is(first, 'past') && !AGENTS.has(first) && !isName(tokens[start] as string);
  for (let at = start + 1; at < words.length; at += 1) {
    const found = verbAt(tokens, words, at);
    if (found === 'none') return undefined;
    // “Missed assignments are …”, but “cried when asked …”.
    if (found && (!beginsWithPast || (found.form === 'helper' && at === start + 2 && isPlural(words[start + 1] as string)))) return found;
  }
  return undefined;
}

const isName = (token: string): boolean => /^\p{Lu}\p{Ll}/u.test(token);
const WISHES = new Set('want need hope would like request propose suggest plan please ask'.split(' '));

/** “needs to bring …”: its subject is left out. */
export function beginsWithVerb([first = '', second = '', ...rest]: readonly string[]): boolean {
  if (SUBJECT_PRONOUNS.has(first)) return false;
  if (HELPERS.has(first) || WISHES.has(first)) return true;
  if (!is(first, 'third')) return false;
  const hasOther = [second, ...rest].some((word) => HELPERS.has(word) || is(word, 'past') || is(word, 'third'));
  return !NOUNS_IN_S.has(first) || !hasOther || startsNoun(second) || second === 'to' || PREPOSITIONS.has(second) || STATES.has(second);
}

/** The finite verb at this place; “none” where a clause within the clause begins. */
function verbAt(tokens: readonly string[], words: readonly string[], at: number): FiniteVerb | 'none' | undefined {
  const word = words[at] as string;
  const before = words[at - 1] as string;
  const typedBefore = tokens[at - 1] as string;
  if (CLAUSE_WITHIN.has(word)) return 'none';
  if (before === 'to' || /[,;:]$/u.test(typedBefore)) return undefined;
  // The month.
  if (word === 'may' && /^(?:on|in|by|since|until|of|this|last|next)$/u.test(before)) return undefined;
  if (/^sets?$/u.test(word) && before === 'class') return undefined;
  if (word === 'may' && /^\d/u.test(words[at + 1] ?? '')) return undefined;
  if (HELPERS.has(word) && !PREPOSITIONS.has(before) && !SUBJECT_PRONOUNS.has(word)) return { at, form: 'helper' };
  const subject = ADVERBS.has(before) && at > 1 ? (words[at - 2] as string) : before;
  const isSomebody = SUBJECT_PRONOUNS.has(subject) || isName(typedBefore);
  const isPerson = isSomebody || AGENTS.has(subject);
  const isNoun =
    isNumber(subject) ||
    (!startsNoun(subject) &&
      !PREPOSITIONS.has(subject) &&
      !STATES.has(subject) &&
      !ADVERBS.has(subject) &&
      !/(?:ly|ing)$/u.test(subject) &&
      subject !== 'and' &&
      subject !== 'not');
  if (is(word, 'third') && (NOUNS_IN_S.has(word) ? isSomebody : isPerson || (isNoun && !isPlural(subject)))) return { at, form: 'third' };
  if (is(word, 'past') && !isBareParticiple(word) && (isPerson || isNoun)) return { at, form: 'past' };
  const isPluralSubject = /^(?:i|we|you|they|these|those|all|many|most|some|several|both)$/u.test(subject) || isPlural(subject);
  if (is(word, 'base') && isPluralSubject && (SUBJECT_PRONOUNS.has(subject) || PLAIN_AFTER_PLURAL.has(word))) return { at, form: 'base' };
  return undefined;
}

const TOLD_TO = new Set('call notify contact inform email text update mentor train hire observe interview'.split(' '));

/** “topic picked”, “parents called”: what looks like subject and verb was done by somebody. */
export function isDoneTo(fragment: string): boolean {
  const tokens = fragment.split(' ');
  const finite = finiteVerb(tokens);
  if (finite?.form !== 'past') return false;
  const base = baseOf(bare(tokens[finite.at] ?? ''), 'past') ?? '';
  const subject = bare(tokens[finite.at - 1] ?? '');
  const isLast = finite.at === tokens.length - 1;
  if (AGENTS.has(subject)) return isLast && TOLD_TO.has(base) && !SUBJECT_PRONOUNS.has(subject);
  if ((isNumber(subject) && subject !== '911') || SUBJECT_PRONOUNS.has(subject) || isName(tokens[finite.at - 1] ?? '') || HAPPENED(base))
    return false;
  return (
    isLast ||
    /^(?:to|by|in|on|at|from|with|for|yet|till|until|through|for|already|today|yesterday|last|this|since|twice|\d+|home)$/u.test(
      bare(tokens[finite.at + 1] ?? ''),
    )
  );
}
