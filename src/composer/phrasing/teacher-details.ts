/**
 * What a teacher typed as details, made ready to stand in an email: whole sentences as prose, notes as a short list.
 * No word of it is changed.
 */
import { countWords } from '../../text/words.ts';
import { readTeacherSentences } from '../teacher-sentences.ts';

export interface TeacherDetails {
  /** The teacher's text in order; as notes without a closing stop where `asList`. */
  readonly parts: readonly string[];
  /** True where some of it is notes rather than sentences. */
  readonly asList: boolean;
  readonly words: number;
}

const SUBJECT_FIRST =
  /^(?:i|we|he|she|they|it|you|this|that|these|those|there|please|thank|who|what|when|if|because|since|after|before|while|although)\b/iu;
const FINITE_VERB = new RegExp(
  String.raw`\b(?:am|is|are|was|were|has|have|had|do|does|did|can|can[’']t|could|will|won[’']t|would|should|may|might|must|isn[’']t|wasn[’']t|\p{L}+n[’']t|\p{L}+ed|` +
    'went|came|made|said|told|took|got|gave|saw|left|hit|ran|threw|fell|hurt|kept|began|forgot|lost|found|wrote|spoke|put|sat|brought|' +
    'thought|felt|knew|met|won|led|built|drew|sang|taught|bit|broke|chose|fought|held|pushed|read|sent|shut|slept|stood|swung|understood|' +
    'helps|shows|works|reads|writes|needs|wants|takes|gets|makes|asks|says|tells|turns|comes|goes|keeps|starts|finishes|struggles|uses|tries|' +
    'talks|speaks|leaves|arrives|misses|forgets|enjoys|likes|loves|raises|completes|participates|brings|seems|looks|gives|knows|leads|sits|' +
    'need|want|plan|hope|ask|request|propose|meet|teach|believe|know|think|see|use|share|serve|work|begin|start|end|run)' +
    String.raw`\b`,
  'iu',
);
const NOT_VERBS = /^(?:during|morning|evening|nothing|something|everything|anything|spring|according|regarding|concerning|indeed)\b/iu;
const VERB_FIRST =
  /^(?:\p{L}+(?:ing|ed)|has|is|was|does|did|hit|ran|threw|went|came|made|said|told|took|got|gave|left|kept|forgot|lost|hurt|refuses|talks|needs|wants|shows|helps|works)\b/iu;

/** Notes have no verb, or begin with one: 'missing 3 assignments', 'quiz 62%', 'talked back twice'. */
export function isNote(text: string): boolean {
  if (SUBJECT_FIRST.test(text)) return false;
  if (!FINITE_VERB.test(text)) return true;
  return VERB_FIRST.test(text) && !NOT_VERBS.test(text);
}

/** A sentence may have a verb that no list knows; one that the teacher ended with a stop and began like this is one. */
const SUBJECT_PHRASE =
  /^(?:the|an?|my|our|his|her|their|your|all|both|each|every|many|most|some|several|few|no|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\S+ ){3,}/iu;

/**
 * @param names are masked while the text is judged, so that no name changes how it is laid out
 */
export function readDetails(text: string, names: readonly string[] = []): TeacherDetails {
  const sentences = readTeacherSentences(text);
  const masked = (sentence: string): string =>
    names.filter(Boolean).reduce((masking, name) => masking.replaceAll(name, () => 'Someone'), sentence);
  const typed = text.toLowerCase();
  const isWhole = (sentence: string): boolean => SUBJECT_PHRASE.test(sentence) && typed.includes(sentence.toLowerCase());
  const asList = sentences.some((sentence) => !isWhole(sentence) && isNote(masked(sentence)));
  const parts = asList ? sentences.map((sentence) => (/[^.]\.$/u.test(sentence) ? sentence.slice(0, -1) : sentence)) : sentences;
  return { parts, asList, words: countWords(parts.map(masked).join(' ')) };
}

/** The details as running text; notes get the stop that a list leaves out. */
export function typedText({ parts, asList }: TeacherDetails): string {
  const text = parts.join(' ');
  return asList && !/[.!?…:]["”’)]*$/u.test(text) ? `${text}.` : text;
}
