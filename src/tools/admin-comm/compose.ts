import type { Materials } from '../../composer/materials.ts';
import { ADMIN_CLOSINGS, ADMIN_PHRASES, ADMIN_THANKS, type AdminPhrases, BLANK_SENTENCES } from '../../composer/phrasing/admin-phrases.ts';
import { type Move, drawMoves, fillPhrase } from '../../composer/phrasing/draw-phrases.ts';
import { LEAST_WORDS, MOST_WORDS } from '../../composer/phrasing/email-facts.ts';
import { hasDeadline, missingFacts } from '../../composer/phrasing/missing-facts.ts';
import { type TeacherDetails, readDetails, typedText } from '../../composer/phrasing/teacher-details.ts';
import { countWords } from '../../text/words.ts';
import { topicOfDetails } from '../../composer/phrasing/topic-of-details.ts';
import type { Random } from '../../composer/random.ts';
import type { FormOf } from '../catalogue.ts';
import { DANGER_PHRASES, speaksOfDanger } from '../../composer/phrasing/admin-phrases-danger.ts';
import type { AdminEmailDocument, AdminEmailPart } from './document.ts';

type Form = FormOf<'admin-comm'>;

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);

/** Purposes under which a teacher may tell of a student in danger. */
const ABOUT_STUDENTS = new Set<Form['purpose']>(['Student Concern', 'Other']);

function phrasesFor({ purpose, details }: Form): AdminPhrases {
  return ABOUT_STUDENTS.has(purpose) && speaksOfDanger(details) ? DANGER_PHRASES : ADMIN_PHRASES[purpose];
}

/** Each missing fact with one of its wordings, as sentences after the teacher's own. */
function blankSentences(form: Form, random: Random): string {
  return missingFacts(phrasesFor(form).needs, form.details)
    .map((need) => random.pick(BLANK_SENTENCES[need]))
    .join(' ');
}

/** {details} and {topic} stay open: what the teacher typed is put in last and never read as a wording. */
function moves(form: Form, details: TeacherDetails, hasTopic: boolean, blanks: string): Move<AdminEmailPart>[] {
  const phrases = phrasesFor(form);
  const listed = details.asList && details.parts.length > 1;
  const facts = phrases.leads.map((lead) => {
    if (listed) return `${lead}:`;
    return [`${lead}${details.asList ? ':' : '.'}`, '{details}', blanks].filter(Boolean).join(' ');
  });
  const after = listed && blanks !== '' ? `${blanks} ` : '';
  return [
    { part: 'ask', options: hasTopic && phrases.asksWithTopic.length > 0 ? phrases.asksWithTopic : phrases.asks },
    { part: 'facts', options: facts },
    { part: 'benefit', options: phrases.benefits.map((benefit) => after + benefit) },
    { part: 'proposal', options: phrases.proposals, dropAt: 1 },
    { part: 'decision', options: phrases.decisions },
    { part: 'thanks', options: ADMIN_THANKS },
  ];
}

/** Words outside the paragraphs: greeting, closing and signature. */
const FRAME_WORDS = 4;

export function composeAdminEmail(form: Form, _materials: Materials, random: Random): AdminEmailDocument {
  const phrases = phrasesFor(form);
  const details = readDetails(form.details, [form.teacherName, form.adminName]);
  const topic = phrases.privateSubject === undefined ? topicOfDetails(form.details) : undefined;
  const blanks = blankSentences(form, random);
  const typed = typedText(details);
  const values = { details: typed, topic: topic?.text ?? '', by: hasDeadline(form.details) ? 'in time for the date above' : 'by [date]' };
  // {by} counts as one word and may become six.
  const typedWords = details.words + (topic?.isPhrase ? countWords(topic.text) : 0) + 5;
  const bounds = { least: LEAST_WORDS - details.words - FRAME_WORDS, most: MOST_WORDS - typedWords - FRAME_WORDS };
  const items = details.asList && details.parts.length > 1 ? [...details.parts] : [];
  return {
    subject: `${phrases.subject}: ${upperFirst(phrases.privateSubject ?? topic?.text ?? 'your decision wanted')}`,
    greeting: `Dear ${form.adminName},`,
    paragraphs: drawMoves(moves(form, details, topic?.isPhrase ?? false, blanks), bounds, random).map(({ part, text }) => ({
      part,
      text: fillPhrase(text, values),
      items: part === 'facts' ? items : [],
    })),
    closing: random.pick(ADMIN_CLOSINGS),
    signature: form.teacherName,
    notice: phrases.notice,
  };
}
