/**
 * Reads what a teacher types about the class into wishes. Plain rules on each clause: a note is telegraphic, in no grammar
 * that a parser was trained on. Pure; nothing of a note is kept.
 */
import { sceneNamedIn } from '../math/topic-scene.ts';
import { clausesOf, phrasesIn, spelledOut } from './note-clauses.ts';
import { readAmounts } from './read-amounts.ts';
import { isForSub, readMeans } from './read-means.ts';
import { asksNotFollowed, requestNotRead } from './read-not-followed.ts';
import { readNumberLimits } from './read-number-limits.ts';
import { type ReadClause, readLastPhrases, readPhrases, readTomorrow, readTone } from './read-phrases.ts';
import { hasEarlyFinishers, hasStarters, readStudents, readTranslation } from './read-students.ts';
import type { NumberLimits, Wishes } from './wishes.ts';

/** A longer note is no note; what stands after this is left unread. */
const MOST_READ = 6000;

type Loose = Omit<Wishes, ReadClause['kind'] | 'tomorrow' | 'notFollowed'>;

/** What is read wherever it stands in a text. */
function readLoose(text: string, clauses: readonly string[], grade: number): Loose {
  return {
    ...readAmounts(text),
    means: readMeans(clauses),
    subPlan: isForSub(text),
    numbers: readNumberLimits(text),
    students: readStudents(text, clauses, grade),
    tone: readTone([text, ...clauses]),
    translation: readTranslation(clauses),
    earlyFinishers: hasEarlyFinishers(text),
    starters: hasStarters(text),
  };
}

function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some((inner) => saysSomething(inner));
  return value !== undefined && value !== false;
}

interface Clause {
  readonly text: string;
  readonly phrases: ReadClause | undefined;
  readonly tomorrow: string | undefined;
  readonly notFollowed: readonly string[];
}

function readClause(text: string, grade: number): Clause {
  const tomorrow = readTomorrow(text);
  if (tomorrow !== undefined) return { text, phrases: undefined, tomorrow, notFollowed: [] };
  const notFollowed = asksNotFollowed(text);
  const phrases = readPhrases(text);
  if (phrases || notFollowed.length > 0 || saysSomething(readLoose(text, [text], grade))) return { text, phrases, tomorrow, notFollowed };
  const last = readLastPhrases(text) ?? interestIn(text, grade);
  const unread = last ? undefined : requestNotRead(text);
  return { text, phrases: last, tomorrow, notFollowed: unread === undefined ? [] : [unread] };
}

/** 'Basketball!': a word or two that name a setting of stories, and nothing else. */
function interestIn(clause: string, grade: number): ReadClause | undefined {
  if (/^(?:no|not|without)\b/iu.test(clause)) return undefined;
  const phrases = phrasesIn(clause);
  const isShort = phrases.every((phrase) => phrase.split(/\s+/u).length < 3);
  return isShort && phrases.some((phrase) => sceneNamedIn(phrase, grade)) ? { kind: 'settings', phrases } : undefined;
}

/** Numbers that students have not met stay out of what is computed, too. */
function limitsOfUntaught(limits: NumberLimits, untaught: readonly string[]): NumberLimits {
  const says = (words: RegExp): boolean => untaught.some((phrase) => words.test(phrase));
  return {
    ...limits,
    noNegatives: limits.noNegatives || says(/^negatives?(?: numbers?| integers?)?$/iu),
    noDecimals: limits.noDecimals || says(/^decimals?(?: numbers?)?$/iu),
    noRemainders: limits.noRemainders || says(/^remainders?$/iu),
    noRegrouping: limits.noRegrouping || says(/^(?:regroup|carry|borrow)\w*$/iu),
  };
}

/** @param grade of the class: who reads at a lower one reads below */
export function readWishes(note: string, grade: number): Wishes {
  const text = spelledOut(note.slice(0, MOST_READ));
  const clauses = clausesOf(text).map((clause) => readClause(clause, grade));
  const phrasesOf = (kind: ReadClause['kind']): string[] => [
    ...new Set(clauses.flatMap(({ phrases }) => (phrases?.kind === kind ? phrases.phrases : []))),
  ];
  const loose = readLoose(
    text,
    // What is planned for tomorrow is no wish for today.
    clauses.filter(({ tomorrow }) => tomorrow === undefined).map((clause) => clause.text),
    grade,
  );
  return {
    ...loose,
    numbers: limitsOfUntaught(loose.numbers, phrasesOf('untaught')),
    taught: phrasesOf('taught'),
    untaught: phrasesOf('untaught'),
    focus: phrasesOf('focus'),
    tomorrow: clauses.find(({ tomorrow }) => tomorrow !== undefined)?.tomorrow,
    words: phrasesOf('words'),
    settings: phrasesOf('settings'),
    names: phrasesOf('names'),
    avoid: phrasesOf('avoid'),
    notFollowed: [...new Set(clauses.flatMap(({ notFollowed }) => notFollowed))],
  };
}
