/**
 * Notes whose subject can only be the student: 'missed 6 days' becomes 'Dev missed 6 days'. 'Called home twice' may be
 * the teacher's doing, so a verb that others do as well stays as it was typed.
 */
import { readTeacherSentences } from '../teacher-sentences.ts';

const HOW_OFTEN = '(?:always|often|also|really|still|rarely|seldom|sometimes|usually|consistently|now|already|just|never) ';
const STATES = 'is|was|has';
const DOES =
  'does|did|shows|works|reads|writes|asks|shares|listens|tries|participates|explains|solves|needs|struggles|speaks|talks|raises|' +
  'missed|improved|earned|finished|completed|participated|scored|struggled|raised|passed|failed|forgot';
/** Praise is of the student. */
const PRAISED =
  'helped|welcomed|encouraged|shared|led|stood|explained|showed|included|comforted|volunteered|cleaned|helps|leads|includes|welcomes';

/** Of what went wrong, what no teacher would write of herself: 'talked to her mother' may be the teacher, 'talked back' is not. */
const MISBEHAVED =
  'refused|interrupted|disrupted|distracted|(?:pushed|kicked|hit)(?! by )|threw|shouted|yelled|argued|' +
  'talked (?:back|out|over|through|during|while|nonstop|constantly)|(?:came|arrived) (?:late|unprepared|without)|left (?:class|early|without)|got out of|turned in (?:no|none|nothing|only|half|late|\\d+ of)';

const beginsWith = (verbs: string): RegExp => new RegExp(`^(?:${HOW_OFTEN})?(?:${verbs})(?= )`, 'iu');
const OF_STUDENT = beginsWith(`${STATES}|${DOES}|${MISBEHAVED}`);
const OF_STUDENT_PRAISED = beginsWith(`${STATES}|${DOES}|${PRAISED}`);
const OF_STUDENT_OR_PROJECT = beginsWith(DOES);

export type AboutWhat = 'praise' | 'project' | 'student';

/** @returns the teacher's sentences, one a line */
export function nameTheStudent(typed: string, student: string, about: AboutWhat): string {
  const pattern = { praise: OF_STUDENT_PRAISED, project: OF_STUDENT_OR_PROJECT, student: OF_STUDENT }[about];
  return readTeacherSentences(typed)
    .map((sentence) =>
      // 'Is Friday free for you?' asks the family.
      pattern.test(sentence) && !sentence.endsWith('?') ? `${student} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence,
    )
    .join('\n');
}
