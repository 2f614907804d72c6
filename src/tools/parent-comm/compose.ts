import type { Materials } from '../../composer/materials.ts';
import { calledBy } from '../../composer/phrasing/called-by.ts';
import { type Move, type WordBounds, drawMoves, fillPhrase } from '../../composer/phrasing/draw-phrases.ts';
import { LEAST_WORDS, MOST_WORDS } from '../../composer/phrasing/email-facts.ts';
import { namesTime, offersTime } from '../../composer/phrasing/missing-facts.ts';
import { TIME_GIVEN_CONTACTS } from '../../composer/phrasing/parent-contacts.ts';
import { speaksOfHardship, withCare } from '../../composer/phrasing/parent-phrases-care.ts';
import { CLOSINGS, type HomeStage, PARENT_PHRASES, type ParentPhrases } from '../../composer/phrasing/parent-phrases.ts';
import { type PositiveOpening, positiveOpening } from '../../composer/phrasing/positive-note.ts';
import { type TeacherDetails, readDetails, typedText } from '../../composer/phrasing/teacher-details.ts';
import { countWords } from '../../text/words.ts';
import type { Random } from '../../composer/random.ts';
import { similarity, trigramsOf } from '../../text/similarity.ts';
import type { FormOf } from '../catalogue.ts';
import { gradeNumber } from '../choices/grade-levels.ts';
import { detailsOf } from './details-of.ts';
import type { ParentEmailDocument, ParentEmailPart } from './document.ts';

type Form = FormOf<'parent-comm'>;

function homeStage(gradeLevel: Form['gradeLevel']): HomeStage {
  const grade = gradeNumber(gradeLevel);
  if (grade <= 2) return 'young';
  return grade <= 5 ? 'middle' : 'older';
}

/** Without one of these an incident report does not say what the school did: the teacher has to. */
const SCHOOL_ACTED =
  /\b(?:nurse|office|principal|counselor|ice|separated|apologi[sz]ed|comforted|cleaned|called|checked|first aid|staff|we (?:talked|spoke|stopped|moved|helped)|i (?:talked|spoke|stopped|moved|helped|asked|stepped|sent|walked))\b/iu;
const SCHOOL_DID = 'Right away, we did this: [what the school did].';

/** These say in their opening why the teacher writes, so it stays after a positive note. */
const KEEPS_OPENING = new Set<Form['emailType']>(['Incident Report', 'Parent Conference Request']);

function phrasesFor({ emailType, additionalContext }: Form): ParentPhrases {
  return withCare(emailType, PARENT_PHRASES[emailType], additionalContext);
}

function openings(form: Form, positive: PositiveOpening | undefined): readonly string[] {
  const { openings: usual } = phrasesFor(form);
  if (!positive) return usual;
  if (!KEEPS_OPENING.has(form.emailType) && !speaksOfHardship(form.additionalContext)) return positive.options;
  return usual.flatMap((opening) => positive.options.map((good) => `${good} ${opening}`));
}

/** A conference needs times to choose from, and an incident a talk: the blank stands only where the details name no time for it. */
function contacts(form: Form): readonly string[] {
  const { emailType, additionalContext } = form;
  if (emailType === 'Parent Conference Request' && namesTime(additionalContext)) return TIME_GIVEN_CONTACTS;
  if (emailType === 'Incident Report' && offersTime(additionalContext)) return TIME_GIVEN_CONTACTS;
  return phrasesFor(form).contacts;
}

/** 'What I would like to talk about' reads badly before 'I would like to talk about reading.' */
function leads(form: Form): readonly string[] {
  const { leads: usual } = phrasesFor(form);
  const typed = trigramsOf(form.additionalContext);
  const fresh = usual.filter((lead) => similarity(trigramsOf(lead), typed) === 0);
  return fresh.length > 0 ? fresh : usual;
}

/** {details} and {note} stay open: what the teacher typed is put in last and never read as a wording. */
function moves(form: Form, details: TeacherDetails, positive: PositiveOpening | undefined): Move<ParentEmailPart>[] {
  const phrases = phrasesFor(form);
  const needsSchoolAction = form.emailType === 'Incident Report' && !SCHOOL_ACTED.test(form.additionalContext);
  const [mark, rest] = details.asList ? [':', details.parts.length > 1 ? '' : ' {details}'] : ['.', ' {details}'];
  return [
    { part: 'opening', options: openings(form, positive) },
    { part: 'observation', options: leads(form).map((lead) => lead + mark + rest) },
    { part: 'meaning', options: phrases.meanings, dropAt: 1 },
    needsSchoolAction
      ? { part: 'school', options: phrases.school.map((plan) => `${SCHOOL_DID} ${plan}`) }
      : { part: 'school', options: phrases.school, dropAt: 2 },
    { part: 'home', options: phrases.home[homeStage(form.gradeLevel)] },
    { part: 'view', options: phrases.views },
    { part: 'contact', options: contacts(form) },
  ];
}

/** Words outside the paragraphs: greeting, closing and signature. */
const FRAME_WORDS = 4;
/** {note} and {details} count as a word each in a phrase, and their words are counted as typed. */
const COUNTED_TWICE = 2;

const wordsLeft = (typedWords: number): WordBounds => ({
  least: LEAST_WORDS - typedWords - FRAME_WORDS + COUNTED_TWICE,
  most: MOST_WORDS - typedWords - FRAME_WORDS,
});

export function composeParentEmail(form: Form, _materials: Materials, random: Random): ParentEmailDocument {
  const phrases = phrasesFor(form);
  const student = calledBy(form.studentName, form.parentName, `${form.positiveNote}\n${form.additionalContext}`);
  const details = readDetails(detailsOf(form), [form.studentName, form.parentName, form.teacherName, student]);
  const positive = form.positiveNote === '' ? undefined : positiveOpening(form.positiveNote, form.studentName);
  const items = details.asList && details.parts.length > 1 ? [...details.parts] : [];
  const grade = form.gradeLevel === 'Pre-K' ? 'pre-K' : form.gradeLevel.toLowerCase();
  const values = {
    student,
    grade,
    gradeAdjective: grade.replace(' ', '-'),
    note: positive?.note ?? '',
    details: typedText(details),
  };
  const typedWords = details.words + countWords(values.note.replaceAll(form.studentName, () => 'Someone'));
  return {
    subject: fillPhrase(random.pick(phrases.subjects), { ...values, student: form.studentName }),
    greeting: `Dear ${form.parentName},`,
    closing: random.pick(CLOSINGS),
    signature: form.teacherName || '[your name]',
    paragraphs: drawMoves(moves(form, details, positive), wordsLeft(typedWords), random).map(({ part, text }) => ({
      part,
      text: fillPhrase(text, values),
      items: part === 'observation' ? items : [],
    })),
    notice: phrases.notice,
  };
}
