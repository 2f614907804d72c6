/** The one good thing that a teacher noted, as sentences that can open an email. */
import { asSentence } from '../../text/sentence.ts';
import { countWords } from '../../text/words.ts';
import { type Reading, readNote } from './read-note.ts';

/** What is done in class, where the note names no place. */
const IN_CLASS =
  /^(?:always |often |really |consistently )?(?:asks|listens|shares|participates|works hard|works well|tries hard|tries (?:his|her) best|raises|contributes|explains|focuses|answers|thinks|pays attention)\b(?!.*\b(?:in|at|during|on|when|with|to)\b)/u;

/** One short clause takes a warm word after it; a longer note says enough. */
const MOST_BEFORE_WARMTH = 12;

/**
 * @param warmth what may follow one short sentence: “, and I am glad to have … in our class”
 * @returns '' for an empty note
 */
export function warmPositive(note: string, reading: Reading, warmth: string): string {
  if (note.trim() === '') return '';
  const { facts } = readNote(note, reading);
  const sentences = facts.map(({ text, clauses }) => {
    const [clause] = clauses;
    if (!clause || clauses.length > 1) return text;
    const mentioned = /^(?:also want to mention|this is about) (?<what>.+)$/u.exec(clause.told)?.groups?.['what'];
    if (mentioned !== undefined)
      return asSentence(
        /^(?:the|a|an|his|her|their|my|our|I|it)\b/u.test(mentioned)
          ? `I want to begin with something good: ${mentioned}`
          : `I appreciate ${reading.student}’s ${mentioned}`,
      );
    if (clause.subject === 'student' && IN_CLASS.test(clause.told) && clause.told.split(' ').length <= 6)
      return asSentence(`${reading.student} ${clause.told} in class`);
    return text;
  });
  const [only = ''] = sentences;
  const isShort =
    sentences.length === 1 &&
    /^[^,!?:;]*\.$/u.test(only) &&
    !/\b(?:joy|pleasure|glad|to have in class|in our class)\b/iu.test(only) &&
    countWords(only) <= MOST_BEFORE_WARMTH;
  return isShort ? `${only.slice(0, -1)}${warmth}.` : sentences.join(' ');
}
