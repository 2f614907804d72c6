/** The opening of an email from the one good thing that the teacher noted. */
import { readTeacherSentences } from '../teacher-sentences.ts';
import { POSITIVE_PHRASE_LEADS, POSITIVE_SENTENCE_LEADS, POSITIVE_VERB_LEADS } from './parent-phrases.ts';
import { isNote } from './teacher-details.ts';

/** Verbs with which such notes begin; after the student's name they make a sentence. */
const VERBS = new RegExp(
  String.raw`^(?:(?:always|often|also|really|truly|usually|consistently|gladly|kindly) )?(?:` +
    'has|is|was|can|did|does|made|took|gave|came|led|wrote|read|spoke|stood|found|brought|kept|' +
    'helps|shows|works|reads|writes|asks|shares|listens|tries|makes|brings|participates|keeps|takes|uses|explains|solves|encourages|' +
    'includes|cares|smiles|leads|supports|contributes|comes|stays|gets|gives|loves|enjoys|volunteers|treats|thinks|speaks|draws|learns|' +
    'raises|finishes|completes|greets|welcomes|cooperates|persists|cleans|plays|sings|builds|notices|offers|' +
    String.raw`\p{L}{2,}ed)(?=\s)`,
  'iu',
);

const stop = (text: string): string => (/[.!?…]["”’)]*$/u.test(text) ? text : `${text}.`);
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Names of languages and subjects, abbreviations, and names of two parts keep their capital after a colon. */
const KEEPS_CAPITAL =
  /^(?:\p{Lu}{2,}|I\b|\p{Lu}[\p{L}.]* \p{Lu}|English|Spanish|French|Arabic|Chinese|Hindi|Japanese|Korean|Portuguese|Russian|Ukrainian|Vietnamese|Bengali|German|Latin|Algebra|Geometry)/u;

export interface PositiveOpening {
  /** Wordings to choose from, {student} and {note} still open. */
  readonly options: readonly string[];
  /** The note as it stands in them. */
  readonly note: string;
}

/** @param studentName is masked while the note is judged, so that no name changes the wording */
export function positiveOpening(typed: string, studentName: string): PositiveOpening {
  const note = typed.trim();
  const sentences = readTeacherSentences(note);
  const masked = studentName === '' ? note : note.replaceAll(studentName, () => 'Someone');
  if (sentences.length === 1 && VERBS.test(masked)) return { options: POSITIVE_VERB_LEADS, note: stop(lowerFirst(note)) };
  if (sentences.length > 1 || !isNote(masked)) {
    return { options: POSITIVE_SENTENCE_LEADS.map((lead) => `${lead} {note}`), note: sentences.join(' ') };
  }
  return { options: POSITIVE_PHRASE_LEADS, note: stop(KEEPS_CAPITAL.test(note) ? note : lowerFirst(note)) };
}
