import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { QuizDocument } from '../document.ts';
import { quizAsAiken } from './aiken.ts';
import { quizAsGift } from './gift.ts';
import { quizAsRows, quizAsSpreadsheet } from './kahoot.ts';
import { quizAsQti, quizAsQtiXml } from './qti.ts';

/** Texts that would break a careless writer: marks of each format, tags, line breaks, formulas, other scripts. */
const QUIZ: QuizDocument = {
  title: 'Rates & “ratios” / part <1>',
  standards: [],
  instructions: 'Circle one.',
  choicePoints: [],
  questions: [
    {
      question: 'What is {3:4} ~ 6:8 = ? #1 \\ <b>bold</b>',
      passage: 'A recipe\nTwo cups of rice.\nThree cups of water.',
      options: [
        { text: '=1+1', error: 'adds: instead of comparing' },
        { text: 'equal ratios', error: '' },
        { text: '<img src=x onerror=alert(1)>', error: 'thinks ~ means =' },
        { text: '数学 \u{0007}', error: 'línea\notra' },
      ],
      answer: 1,
      reason: '3 × 2 = 6 & 4 × 2 = 8',
      thinking: 'understand',
    },
    {
      question: 'Which is larger?',
      passage: '',
      options: ['1/2', '1/3', '1/4', '1/5'].map((text, index) => ({ text, error: index === 0 ? '' : 'looks at the denominator only' })),
      answer: 0,
      reason: 'Fewer parts are larger parts.',
      thinking: 'remember',
    },
  ],
  written: [],
  withKey: true,
  reteach: [],
  teacherNotes: [],
};

describe('GIFT', () => {
  const gift = quizAsGift(QUIZ);
  it('escapes its own marks and keeps a question to its block', () => {
    expect(gift).toContain(String.raw`What is \{3\:4\} \~ 6\:8 \= ? \#1 \\ <b>bold</b>{`);
    expect(gift).toContain(String.raw`A recipe\nTwo cups of rice.`);
    expect(gift.split('\n\n')).toHaveLength(3);
  });
  it('marks one answer in each question and says what each wrong one tells', () => {
    expect(gift.match(/^\t=/gmu)).toHaveLength(2);
    expect(gift.match(/^\t~/gmu)).toHaveLength(6);
    expect(gift).toContain(String.raw`~\=1+1#adds\: instead of comparing`);
  });
});

it('Aiken has a line for the question, for each option and for the answer', () => {
  const questions = quizAsAiken(QUIZ).trim().split('\n\n');
  expect(questions).toHaveLength(2);
  for (const question of questions) expect(question).toMatch(/^[^\n]+\nA\. [^\n]+\nB\. [^\n]+\nC\. [^\n]+\nD\. [^\n]+\nANSWER: [A-D]$/u);
  expect(questions[0]).toMatch(/^A recipe: Two cups of rice\. Three cups of water\. What is [\s\S]*ANSWER: B$/u);
});

describe('QTI', () => {
  const files = unzipSync(quizAsQti(QUIZ));
  it('is a package whose manifest names its file', () => {
    const manifest = strFromU8(files['imsmanifest.xml'] ?? new Uint8Array());
    const href = /<resource [^>]*href="(?<href>[^"]+)"/u.exec(manifest)?.groups?.['href'] ?? '';
    expect(files[href]).toBeDefined();
  });
  it('is valid by the schema', async () => {
    const schema = readFileSync(path.resolve(import.meta.dirname, '../../../testing/qti-1.2.xsd'), 'utf8');
    const xml = strFromU8(files['quiz/quiz.xml'] ?? new Uint8Array());
    const { errors } = await validateXML({ xml: [{ fileName: 'quiz.xml', contents: xml }], schema: [schema] });
    expect(errors).toEqual([]);
    const broken = xml.replace('<resprocessing>', '<respprocessing>').replace('</resprocessing>', '</respprocessing>');
    expect((await validateXML({ xml: [{ fileName: 'broken.xml', contents: broken }], schema: [schema] })).valid).toBe(false);
  });
  it('gives the points to the answer alone', () => {
    const items = quizAsQtiXml(QUIZ).split('<item ').slice(1);
    const scored = items.map((item) => [
      ...item.matchAll(/<varequal respident="response">(?<letter>[A-D])<\/varequal><\/conditionvar><setvar/gu),
    ]);
    expect(scored.map((found) => found.map(({ groups }) => groups?.['letter']))).toEqual([['B'], ['A']]);
  });
});

it('the spreadsheet has a row for each question with four answers, seconds and the answer’s number', async () => {
  const rows = quizAsRows(QUIZ);
  expect(rows).toHaveLength(3);
  expect(rows[1]?.slice(5)).toEqual([60, 2]);
  const { content } = await quizAsSpreadsheet(QUIZ);
  const files = unzipSync(content as Uint8Array);
  const sheet = Object.entries(files).find(([name]) => name.includes('sheet1.xml'))?.[1] ?? new Uint8Array();
  const strings = Object.entries(files).find(([name]) => name.includes('sharedStrings'))?.[1] ?? new Uint8Array();
  const text = strFromU8(sheet) + strFromU8(strings);
  expect(text).toContain('equal ratios');
  expect(text).not.toMatch(/<f>/u);
});

it('says how many questions are too long for Kahoot', async () => {
  const long = { ...QUIZ, questions: QUIZ.questions.map((question) => ({ ...question, question: 'long '.repeat(40) })) };
  expect((await quizAsSpreadsheet(long)).note).toBe(
    '2 of 2 questions are longer than Kahoot takes: shorten them there. Hand out or read aloud what questions stand on: “A recipe”.',
  );
  expect((await quizAsSpreadsheet(QUIZ)).note).toBe('Hand out or read aloud what questions stand on: “A recipe”.');
  expect((await quizAsSpreadsheet({ ...QUIZ, questions: QUIZ.questions.slice(1) })).note).toBeUndefined();
});
