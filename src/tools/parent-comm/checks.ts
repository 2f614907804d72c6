import { labelsIn } from '../../composer/emails/labels.ts';
import { otherChildrenIn } from '../../composer/emails/other-children.ts';
import { explainWords } from '../../composer/emails/plain-words.ts';
import { readNote } from '../../composer/emails/read-note.ts';
import { calledBy } from '../../composer/phrasing/called-by.ts';
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
import { readingLevel } from '../../text/reading-level.ts';
import type { FormOf } from '../catalogue.ts';
import { type CheckResult, checkThat, failed, passed, warned } from '../recipe.ts';
import type { ParentEmailDocument, ParentEmailPart } from './document.ts';

type Form = FormOf<'parent-comm'>;

const MOST_READING_GRADE = 8;
const LONGEST_SUBJECT = 90;

const paragraphTexts = ({ paragraphs }: ParentEmailDocument): string[] => paragraphs.flatMap(({ text, items }) => [text, ...items]);

/** Good news needs no length, and a teacher who asks for a short email gets one. */
const LEAST_WHERE_SHORT = 60;

function checkLength(document: ParentEmailDocument, form: Form, isShort: boolean): CheckResult {
  const names = [form.studentName, form.parentName, form.teacherName];
  const whole = [document.greeting, ...paragraphTexts(document), document.closing, document.signature].join(' ');
  const words = countWords(maskNames(whole, names));
  const least = isShort || form.emailType === 'Positive Recognition' ? LEAST_WHERE_SHORT : LEAST_WORDS;
  if (words < least) return failed('word-count', `The email has ${words} words; a family needs at least ${least} to see care and a plan.`);
  if (words > MOST_WORDS)
    return failed('word-count', `The email has ${words} words; at most ${MOST_WORDS}. Name in the notice what was left out to stay short.`);
  return passed('word-count', `${words} words`);
}

function checkReading(document: ParentEmailDocument, form: Form, typed: readonly string[]): CheckResult[] {
  const own = paragraphTexts(document).map((text) => withoutTyped(text, typed));
  const level = readingLevel(own, [form.studentName, form.parentName]);
  if (!level) return [];
  return [
    checkThat(
      'reading-level',
      level.grade <= MOST_READING_GRADE,
      `reads at grade ${level.grade.toFixed(1)}`,
      `The email reads at grade ${level.grade.toFixed(1)}; for families at most ${MOST_READING_GRADE}.`,
    ),
  ];
}

/**
 * What the notice names as left out is not lost: the teacher decides.
 * @param others other children, and those whom the email calls by another part of their name
 */
function checkFacts(email: string, notice: string, typed: string, others: readonly string[]): CheckResult[] {
  const told = `${email} ${notice}`;
  const numbers = missingNumbers(typed, told);
  const meant = new Set(others.flatMap((name) => [name, ...name.split(/\s+/u)]));
  const names = missingNames(typed, told).filter((name) => !meant.has(name.replace(/[’']s$/u, '')));
  const results = [
    checkThat(
      'facts-kept',
      numbers.length === 0,
      'all numbers and dates kept',
      `The email leaves out ${numbers.map((number) => `“${number}”`).join(', ')}.`,
    ),
  ];
  if (names.length > 0) results.push(warned('names-kept', `The email leaves out ${names.map((name) => `“${name}”`).join(', ')}.`));
  return results;
}

function checkTact(own: string, email: string, form: Form): CheckResult[] {
  const typed = `${form.additionalContext} ${form.positiveNote}`;
  const typedLabels = labelsIn(typed);
  const labels = labelsIn(own).filter((label) => !typedLabels.includes(label));
  const pronouns = addedPronouns(email, typed, [form.studentName, form.parentName, form.teacherName]);
  return [
    checkThat('no-labels', labels.length === 0, 'no labels or motives', `“${labels[0]}” judges rather than tells what was seen.`),
    checkThat(
      'no-added-pronoun',
      pronouns.length === 0,
      'no pronoun added',
      `“${pronouns[0]}” is not in your words: use the name instead.`,
    ),
    ...labelsIn(email)
      .filter((label) => typedLabels.includes(label))
      .map((label) => warned('teacher-words', `You wrote “${label}.” A family hears it better as what you saw or heard.`)),
  ];
}

/** A family must not learn about another family's child (FERPA, 34 CFR 99). */
function checkPrivacy(email: string, others: readonly string[]): CheckResult[] {
  return others
    .filter((name) => email.includes(name))
    .slice(0, 2)
    .map((name) => warned('other-children', `If “${name}” is another child, leave the name out.`));
}

function checkParts({ paragraphs }: ParentEmailDocument, form: Form, typed: readonly string[], tellsNothing: boolean): CheckResult[] {
  const count = (part: ParentEmailPart): number => paragraphs.filter((paragraph) => paragraph.part === part).length;
  const missing = (['opening', 'observation', 'view', 'contact'] as const).filter(
    (part) => count(part) === 0 && !(part === 'observation' && tellsNothing),
  );
  const results = [
    checkThat(
      'email-moves',
      missing.length === 0,
      'care, facts, the family’s view and a way to answer',
      `The email has no part for: ${missing.join(', ')}.`,
    ),
    checkThat('one-ask', count('home') <= 1, 'one thing to do at home', 'The email asks for more than one thing at home.'),
  ];
  if (form.positiveNote !== '') {
    results.push(
      checkThat(
        'opens-well',
        paragraphs[0]?.part === 'opening',
        'opens with the positive note',
        'The positive note should open the email.',
      ),
    );
  }
  if (form.emailType === 'Positive Recognition') {
    const own = withoutTyped(paragraphs.map(({ text }) => text).join(' '), typed);
    results.push(
      checkThat('no-but', !/\b(?:but|however|although)\b/iu.test(own), 'praise without a “but”', 'Praise loses its worth with a “but.”'),
    );
  }
  return results;
}

/** The teacher's words as typed and as the email tells them: for these the teacher answers. */
function typedParts(form: Form, facts: readonly { readonly text: string }[]): string[] {
  return [
    ...readTeacherSentences(form.additionalContext),
    ...readTeacherSentences(form.positiveNote),
    ...facts.map(({ text }) => text),
    ...explainWords(facts.map(({ text }) => text)),
    form.positiveNote,
  ];
}

export function checkParentEmail(document: ParentEmailDocument, form: Form): CheckResult[] {
  const names = [form.studentName, form.parentName, form.teacherName];
  const note = `${form.positiveNote}\n${form.additionalContext}`;
  const student = calledBy(form.studentName, form.parentName, note);
  const reading = readNote(note, { student, names, reader: 'family', implied: 'student', hidesOthers: true });
  const others = otherChildrenIn(note, names);
  const typed = typedParts(form, reading.facts);
  const body = paragraphTexts(document).join(' ');
  const own = withoutTyped(`${document.subject} ${body}`, typed);
  return [
    checkLength(document, form, reading.wishes.isShort),
    checkThat(
      'subject',
      document.subject.length <= LONGEST_SUBJECT + form.studentName.length && labelsIn(document.subject).length === 0,
      'subject names the topic',
      'The subject should name the topic in a few words, without a verdict.',
    ),
    checkThat(
      'greeting',
      document.greeting.includes(form.parentName),
      'greets by the name given',
      `The greeting should hold the name exactly: “${form.parentName}.”`,
    ),
    checkThat(
      'signature',
      document.signature.includes(form.teacherName || '[your name]'),
      'signed',
      'The signature should hold your name exactly.',
    ),
    ...checkReading(document, form, typed),
    ...checkFacts(body, document.notice, note, [...others, form.studentName, form.parentName, form.teacherName]),
    ...checkTact(own, `${document.subject} ${body}`, form),
    ...checkPrivacy(`${document.subject} ${body}`, others),
    // “Please sign the form” and “I am starting a small group” tell of nothing seen.
    ...checkParts(
      document,
      form,
      typed,
      reading.facts.every(({ role }) => role !== 'happened'),
    ),
  ];
}
