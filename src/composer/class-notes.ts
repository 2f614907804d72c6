/**
 * Reads what a teacher adds about the class. Only what is plainly said is acted on;
 * the whole note stands in the result as well, so that nothing the teacher wrote is lost.
 */
import { readTeacherSentences } from './teacher-sentences.ts';

export interface ClassNotes {
  /** As typed, '' if nothing was. */
  readonly text: string;
  /** The note as sentences that can stand in a document. */
  readonly sentences: readonly string[];
  /** 'Ten minutes', '5 min': minutes asked for. */
  readonly minutes: number | undefined;
  readonly grouping: 'individual' | 'pairs' | 'groups' | undefined;
  /** English learners are mentioned. */
  readonly multilingual: boolean;
  /** An IEP, 504 plan or a need for support is mentioned. */
  readonly support: boolean;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const NUMBER = String.raw`(\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`;
const MINUTES = new RegExp(String.raw`\b${NUMBER}[\s-]*(?:minutes?|mins?)\b`, 'iu');
const GROUPINGS = [
  ['pairs', /\b(?:pairs?|partners?|buddies)\b/iu],
  ['groups', /\b(?:small groups?|groups? of|teams?|table groups?)\b/iu],
  ['individual', /\b(?:independently|individually|individual work|on their own)\b/iu],
] as const;

function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1]?.toLowerCase();
  if (found === undefined) return undefined;
  return NUMBER_WORDS[found] ?? Number(found);
}

const UNIT_NAMES = { question: 'questions?|items?', word: 'words?|terms?', criterion: 'criteria|criterion' } as const;
type Unit = keyof typeof UNIT_NAMES;
const requested = (names: string): RegExp => new RegExp(String.raw`\b${NUMBER}\s+(?:[\p{L}-]+\s+)?(?:${names})\b`, 'iu');
const REQUESTED: Readonly<Record<Unit, RegExp>> = {
  question: requested(UNIT_NAMES.question),
  word: requested(UNIT_NAMES.word),
  criterion: requested(UNIT_NAMES.criterion),
};

/**
 * How many of something the teacher asks for: 'Ten words', '8 short questions'.
 * @param unit what is counted, in the singular; a number of anything else asks for nothing
 */
export function requestedCount(text: string, unit: Unit): number | undefined {
  return text === '' ? undefined : numberIn(text, REQUESTED[unit]);
}

export function readClassNotes(text: string): ClassNotes {
  return {
    text,
    sentences: readTeacherSentences(text),
    minutes: numberIn(text, MINUTES),
    grouping: GROUPINGS.find(([, pattern]) => pattern.test(text))?.[0],
    multilingual: /\b(?:ELLs?|ESL|EAL|ELD|newcomers?|multilingual|bilingual|english (?:language )?learners?|WIDA)\b/iu.test(text),
    support: /\b(?:IEPs?|504|special education|dyslexi[ac]|adhd|struggl\w+|support)\b/iu.test(text),
  };
}
