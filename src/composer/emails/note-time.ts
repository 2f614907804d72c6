/** When a note's clause is: by its words of time, and by the clause before it. */
import { isEnglishWord } from '../english-words.ts';
import { STAND_IN } from './student-name.ts';
import type { Tense } from './clause.ts';
import { ADVERBS, bare } from './word-kinds.ts';

export const LATER =
  /\b(?:tomorrow|tonight|next (?:week|month|monday|tuesday|wednesday|thursday|friday|quarter|semester|unit|year|time)|later today)\b/iu;
export const EARLIER =
  /\b(?:yesterday|last (?:week|month|night|year|monday|tuesday|wednesday|thursday|friday|quarter|semester|unit|time)|this morning|today|on (?:monday|tuesday|wednesday|thursday|friday|\d|january|february|march|april|may|june|july|august|september|october|november|december)|ago|earlier|after that|afterwards?)\b/iu;
const SINCE =
  /\b(?:since|so far|this (?:week|month|year|quarter|semester|term|unit)|lately|recently|all (?:week|month|year|day)|for (?:the )?(?:past|last)|for \d+)\b/iu;
const COUNTED = /\b\d+ (?:times|days|weeks|classes|periods|mornings)\b|\b(?:twice|once)\b/iu;

export const timeOf = (text: string): 'later' | 'earlier' | 'since' | 'none' => {
  if (LATER.test(text)) return 'later';
  if (SINCE.test(text)) return 'since';
  return EARLIER.test(text) ? 'earlier' : 'none';
};

/** “is”, “was” or “has been” of a state, by the time that the note names. */
export function stateVerb(text: string, before: Tense | undefined): { readonly verb: string; readonly tense: Tense } {
  const time = timeOf(text);
  const isAbsence = /^(?:\S+ )?(?:late|absent|tardy|out sick|sick|away)\b/iu.test(text);
  if (time === 'earlier') return { verb: 'was', tense: 'past' };
  if (before === 'past' && (isAbsence || /^(?:back|upset|fine|ok|okay|safe|calm|hurt|sad|tearful|shaken)\b/iu.test(text)))
    return { verb: 'was', tense: 'past' };
  if (time === 'none' && !isAbsence && COUNTED.test(text) && !/\ba (?:day|week|month|class)\b|\b(?:daily|every|each)\b/iu.test(text))
    return { verb: 'was', tense: 'past' };
  if (time === 'since' || (isAbsence && COUNTED.test(text))) return { verb: 'has been', tense: 'present' };
  return { verb: 'is', tense: 'present' };
}

/** Small at the beginning, unless it is a name, a day, a month or “I”. */
export const lower = (text: string): string => {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  // No look into the word lists, which takes its time.
  if (first === STAND_IN) return text;
  const isKept =
    /^(?:I|\p{Lu}{2,}|\p{Lu}\p{Ll}+days?|January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish|French|American)$/u.test(
      first,
    ) ||
    (/^\p{Lu}/u.test(first) && !isEnglishWord(first));
  return isKept ? text : text.charAt(0).toLowerCase() + text.slice(1);
};

export interface Parted {
  readonly adverbs: string;
  readonly rest: string;
  readonly first: string;
}

export function partAdverbs(text: string): Parted {
  const tokens = text.split(' ');
  let at = 0;
  while (at < tokens.length - 1 && ADVERBS.has(bare(tokens[at] as string))) at += 1;
  return { adverbs: tokens.slice(0, at).join(' '), rest: tokens.slice(at).join(' '), first: bare(tokens[at] ?? '') };
}

export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
