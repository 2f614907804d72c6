import {
  LEAST_WORDS,
  addedPronouns,
  labelsIn,
  maskNames,
  missingNames,
  missingNumbers,
  possibleChildren,
  withoutTyped,
  wordLimit,
} from '../../composer/phrasing/email-facts.ts';
import { readDetails } from '../../composer/phrasing/teacher-details.ts';
import { countWords } from '../../text/words.ts';
import { readTeacherSentences } from '../../composer/teacher-sentences.ts';
import { readingLevel } from '../../text/reading-level.ts';
import type { FormOf } from '../catalogue.ts';
import { type CheckResult, checkThat, failed, passed, warned } from '../recipe.ts';
import { detailsOf } from './details-of.ts';
import type { ParentEmailDocument, ParentEmailPart } from './document.ts';

type Form = FormOf<'parent-comm'>;

const MOST_READING_GRADE = 8;
const LONGEST_SUBJECT = 90;

const paragraphTexts = ({ paragraphs }: ParentEmailDocument): string[] => paragraphs.flatMap(({ text, items }) => [text, ...items]);

function checkLength(document: ParentEmailDocument, form: Form): CheckResult {
  const names = [form.studentName, form.parentName, form.teacherName];
  const whole = [document.greeting, ...paragraphTexts(document), document.closing, document.signature].join(' ');
  const words = countWords(maskNames(whole, names));
  const most = wordLimit(countWords(maskNames(`${form.additionalContext} ${form.positiveNote}`, names)));
  if (words < LEAST_WORDS)
    return failed('word-count', `The email has ${words} words; a family needs at least ${LEAST_WORDS} to see care and a plan.`);
  if (words > most) return failed('word-count', `The email has ${words} words; at most ${most}.`);
  if (words > 250) return warned('word-count', `The email has ${words} words because the details are long. Shorten them if you can.`);
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

function checkFacts(email: string, typed: string): CheckResult[] {
  const numbers = missingNumbers(typed, email);
  const names = missingNames(typed, email);
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
    ...typedLabels.map((label) => warned('teacher-words', `You wrote “${label}.” A family hears it better as what you saw or heard.`)),
  ];
}

const TELLS_OF_OTHERS = new Set<Form['emailType']>(['Behavior Update', 'Incident Report', 'Classroom Participation']);

/** A family must not learn about another family's child (FERPA, 34 CFR 99). */
function checkPrivacy(form: Form): CheckResult[] {
  if (!TELLS_OF_OTHERS.has(form.emailType)) return [];
  return possibleChildren(form.additionalContext, [form.studentName, form.parentName, form.teacherName])
    .slice(0, 2)
    .map((name) => warned('other-children', `If “${name}” is another child, leave the name out.`));
}

function checkParts({ paragraphs }: ParentEmailDocument, form: Form): CheckResult[] {
  const count = (part: ParentEmailPart): number => paragraphs.filter((paragraph) => paragraph.part === part).length;
  const missing = (['opening', 'observation', 'view', 'contact'] as const).filter((part) => count(part) === 0);
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
    const typed = [...readTeacherSentences(form.additionalContext), ...readTeacherSentences(form.positiveNote)];
    const own = withoutTyped(paragraphs.map(({ text }) => text).join(' '), typed);
    results.push(
      checkThat('no-but', !/\b(?:but|however|although)\b/iu.test(own), 'praise without a “but”', 'Praise loses its worth with a “but.”'),
    );
  }
  return results;
}

export function checkParentEmail(document: ParentEmailDocument, form: Form): CheckResult[] {
  const typed = [
    ...readTeacherSentences(form.additionalContext),
    ...readDetails(form.additionalContext).parts,
    ...readDetails(detailsOf(form)).parts,
    ...readTeacherSentences(form.positiveNote),
    form.positiveNote,
  ];
  const body = paragraphTexts(document).join(' ');
  const own = withoutTyped(`${document.subject} ${body}`, typed);
  return [
    checkLength(document, form),
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
    ...checkFacts(body, `${form.additionalContext} ${form.positiveNote}`),
    ...checkTact(own, `${document.subject} ${body}`, form),
    ...checkPrivacy(form),
    ...checkParts(document, form),
  ];
}
