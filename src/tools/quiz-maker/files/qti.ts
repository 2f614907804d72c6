/**
 * IMS QTI 1.2 in a content package (a zip with a manifest), which Canvas, Blackboard, Brightspace and others import.
 * One item a question: the options as a single-response choice, one point for the answer, feedback for each option.
 */
import { strToU8, zipSync } from 'fflate';
import type { ChoiceQuestion } from '../../parts/choice-question.ts';
import { LETTERS } from '../../parts/render-choice-question.ts';
import type { QuizDocument } from '../document.ts';
import { oneLine, wholeQuestion } from './quiz-text.ts';

const QTI_FILE = 'quiz/quiz.xml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
/** Zip files hold a time; a fixed one lets the same quiz make the same file. */
const ZIP_TIME = new Date(2000, 0, 1);

/** Text in an element or an attribute; characters that XML 1.0 forbids are left out. */
function xml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Text as HTML inside XML, so that line breaks stay. */
function html(text: string): string {
  const inHtml = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').trim().replaceAll(/\r?\n/gu, '<br>');
  return `<material><mattext texttype="text/html">${xml(inHtml)}</mattext></material>`;
}

const field = (label: string, entry: string): string =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${xml(entry)}</fieldentry></qtimetadatafield>`;

const feedback = (ident: string, text: string): string =>
  `<itemfeedback ident="${ident}"><flow_mat>${html(text)}</flow_mat></itemfeedback>`;

function condition(letter: string, isAnswer: boolean, hasFeedback: boolean): string {
  return [
    '<respcondition continue="Yes">',
    `<conditionvar><varequal respident="response">${letter}</varequal></conditionvar>`,
    isAnswer ? '<setvar action="Set" varname="SCORE">100</setvar>' : '',
    hasFeedback ? `<displayfeedback feedbacktype="Response" linkrefid="${letter}_fb"/>` : '',
    '</respcondition>',
  ].join('');
}

function item(question: ChoiceQuestion, number: number): string {
  const options = question.options.map(({ text, error }, index) => {
    const isAnswer = index === question.answer;
    return { letter: LETTERS[index] ?? '', text, isAnswer, comment: isAnswer ? question.reason : error };
  });
  return [
    `<item ident="question_${number}" title="Question ${number}">`,
    `<itemmetadata><qtimetadata>${field('question_type', 'multiple_choice_question')}${field('points_possible', '1')}</qtimetadata></itemmetadata>`,
    `<presentation>${html(wholeQuestion(question))}<response_lid ident="response" rcardinality="Single"><render_choice>`,
    ...options.map(({ letter, text }) => `<response_label ident="${letter}">${html(text)}</response_label>`),
    '</render_choice></response_lid></presentation>',
    '<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>',
    ...options.map(({ letter, isAnswer, comment }) => condition(letter, isAnswer, comment !== '')),
    '</resprocessing>',
    ...options.filter(({ comment }) => comment !== '').map(({ letter, comment }) => feedback(`${letter}_fb`, comment)),
    '</item>',
  ].join('\n');
}

export function quizAsQtiXml({ title, questions }: QuizDocument): string {
  return [
    DECLARATION,
    '<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">',
    `<assessment ident="quiz" title="${xml(oneLine(title))}">`,
    `<qtimetadata>${field('cc_maxattempts', '1')}</qtimetadata>`,
    '<section ident="root_section">',
    ...questions.map((question, index) => item(question, index + 1)),
    '</section>',
    '</assessment>',
    '</questestinterop>',
  ].join('\n');
}

function manifest(): string {
  return [
    DECLARATION,
    '<manifest identifier="quiz_package" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1">',
    '<metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>',
    '<organizations/>',
    `<resources><resource identifier="quiz" type="imsqti_xmlv1p2" href="${QTI_FILE}"><file href="${QTI_FILE}"/></resource></resources>`,
    '</manifest>',
  ].join('\n');
}

export function quizAsQti(document: QuizDocument): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    zipSync({ 'imsmanifest.xml': strToU8(manifest()), [QTI_FILE]: strToU8(quizAsQtiXml(document)) }, { mtime: ZIP_TIME }),
  );
}
