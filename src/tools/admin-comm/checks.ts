import { labelsIn } from '../../composer/emails/labels.ts';
import { readNote } from '../../composer/emails/read-note.ts';
import {
  LEAST_WORDS,
  MOST_WORDS,
  addedPronouns,
  maskNames,
  missingNames,
  missingNumbers,
  withoutTyped,
} from '../../composer/phrasing/email-facts.ts';
import { countWords } from '../../text/words.ts';
import { readTeacherSentences } from '../../composer/teacher-sentences.ts';
import type { FormOf } from '../catalogue.ts';
import { type CheckResult, checkThat, failed, passed, warned } from '../recipe.ts';
import type { AdminEmailDocument, AdminEmailPart } from './document.ts';

type Form = FormOf<'admin-comm'>;

const LONGEST_SUBJECT = 110;
const ASK =
  /\b(?:ask\w*|request\w*|approv\w*|may (?:i|we)|could (?:you|we|i)|can (?:you|we|i)|would like|propos\w*|clarif\w*|guidance|advice|question|update|up to date|feedback|help)\b/iu;
const BY_WHEN = /\[date\]|\bby\b|\bbefore\b|in time for|\bon [A-Z\d]|\buntil\b|\btoday\b/u;

const paragraphTexts = ({ paragraphs }: AdminEmailDocument): string[] => paragraphs.flatMap(({ text, items }) => [text, ...items]);
const firstSentences = (text: string, count: number): string =>
  text
    .split(/(?<=[.!?])\s+/u)
    .slice(0, count)
    .join(' ');

/** Where the teacher asks for a short email. */
const LEAST_WHERE_SHORT = 60;

function checkLength(document: AdminEmailDocument, form: Form, isShort: boolean): CheckResult {
  const names = [form.adminName, form.teacherName];
  const words = countWords(
    maskNames([document.greeting, ...paragraphTexts(document), document.closing, document.signature].join(' '), names),
  );
  const least = isShort ? LEAST_WHERE_SHORT : LEAST_WORDS;
  if (words < least)
    return failed('word-count', `The email has ${words} words; at least ${least} are needed for the facts, the benefit and the decision.`);
  if (words > MOST_WORDS)
    return failed('word-count', `The email has ${words} words; at most ${MOST_WORDS}. Name in the notice what was left out to stay short.`);
  return passed('word-count', `${words} words`);
}

function checkMoves({ paragraphs }: AdminEmailDocument): CheckResult[] {
  const missing = (['ask', 'benefit', 'decision', 'thanks'] satisfies AdminEmailPart[]).filter(
    (part) => !paragraphs.some((paragraph) => paragraph.part === part),
  );
  const decision = paragraphs
    .filter(({ part }) => part === 'decision')
    .map(({ text }) => text)
    .join(' ');
  return [
    checkThat(
      'email-moves',
      missing.length === 0,
      'ask, benefit, decision and thanks',
      `The email has no part for: ${missing.join(', ')}.`,
    ),
    checkThat(
      'ask-first',
      ASK.test(firstSentences(paragraphs[0]?.text ?? '', 2)),
      'the ask stands in the first two sentences',
      'The first two sentences should say what you ask for.',
    ),
    checkThat(
      'decision-by-when',
      BY_WHEN.test(decision),
      'says what is wanted by when',
      'The email should say by when you would like an answer.',
    ),
  ];
}

export function checkAdminEmail(document: AdminEmailDocument, form: Form): CheckResult[] {
  const reading = readNote(form.details, {
    student: 'The student',
    names: [form.adminName, form.teacherName],
    reader: 'principal',
    implied: form.purpose === 'Student Concern' ? 'student' : 'teacher',
    hidesOthers: false,
  });
  const typed = [...readTeacherSentences(form.details), ...reading.facts.map(({ text }) => text)];
  const body = paragraphTexts(document).join(' ');
  // What the notice names as left out is not lost: the teacher decides.
  const told = `${document.subject} ${body} ${document.notice}`;
  const numbers = missingNumbers(form.details, told);
  const names = missingNames(form.details, told);
  const labels = labelsIn(withoutTyped(`${document.subject} ${body}`, typed)).filter((label) => !labelsIn(form.details).includes(label));
  const pronouns = addedPronouns(body, form.details, [form.adminName, form.teacherName]);
  return [
    checkLength(document, form, reading.wishes.isShort),
    checkThat('subject', document.subject.length <= LONGEST_SUBJECT, 'short subject', 'The subject is too long to read at a glance.'),
    checkThat(
      'greeting',
      document.greeting.includes(form.adminName),
      'greets by the name given',
      `The greeting should hold the name exactly: “${form.adminName}.”`,
    ),
    checkThat('signature', document.signature.includes(form.teacherName), 'signed', 'The signature should hold your name exactly.'),
    ...checkMoves(document),
    checkThat(
      'facts-kept',
      numbers.length === 0,
      'all numbers and dates kept',
      `The email leaves out ${numbers.map((number) => `“${number}”`).join(', ')}.`,
    ),
    ...(names.length > 0 ? [warned('names-kept', `The email leaves out ${names.map((name) => `“${name}”`).join(', ')}.`)] : []),
    checkThat('no-labels', labels.length === 0, 'no labels or motives', `“${labels[0]}” judges rather than tells what was seen.`),
    checkThat('no-added-pronoun', pronouns.length === 0, 'no pronoun added', `“${pronouns[0]}” is not in your words.`),
  ];
}
