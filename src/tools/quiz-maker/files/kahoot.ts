/**
 * The spreadsheet that Kahoot imports, and others after it: a question a row with four answers, seconds and the right
 * answer's number. Kahoot takes questions of at most 120 characters and answers of at most 75:
 * https://support.kahoot.com/hc/en-us/articles/115002812547
 */
import writeExcelFile from 'write-excel-file/universal';
import type { MadeFile } from '../../sheet.ts';
import type { QuizDocument } from '../document.ts';
import { oneLine, titleOfText } from './quiz-text.ts';

const MOST_CHARACTERS = { question: 120, answer: 75 } as const;
const SECONDS = { short: 20, long: 60 } as const;
const HEADERS = ['Question', 'Answer 1', 'Answer 2', 'Answer 3', 'Answer 4', 'Time limit (sec)', 'Correct answer(s)'];

/** Rows of the spreadsheet, the headings first. */
export function quizAsRows({ questions }: QuizDocument): (string | number)[][] {
  const rows = questions.map((question) => {
    const text = oneLine(question.question);
    const seconds = text.length > MOST_CHARACTERS.question || question.passage !== '' ? SECONDS.long : SECONDS.short;
    return [text, ...question.options.map((option) => oneLine(option.text)), seconds, question.answer + 1];
  });
  return [HEADERS, ...rows];
}

function tooLongForKahoot({ questions }: QuizDocument): number {
  return questions.filter(
    (question) =>
      oneLine(question.question).length > MOST_CHARACTERS.question ||
      question.options.some(({ text }) => oneLine(text).length > MOST_CHARACTERS.answer),
  ).length;
}

export async function quizAsSpreadsheet(document: QuizDocument): Promise<MadeFile> {
  // Text cells stay text, whatever they begin with.
  const rows = quizAsRows(document).map((row) =>
    row.map((value) => (typeof value === 'number' ? { type: Number, value } : { type: String, value })),
  );
  const file = await writeExcelFile(rows, { sheet: 'Quiz' }).toBlob();
  const long = tooLongForKahoot(document);
  const notes = [
    ...(long > 0 ? [`${long} of ${document.questions.length} questions are longer than Kahoot takes: shorten them there.`] : []),
    ...textsNote(document),
  ];
  return { content: new Uint8Array(await file.arrayBuffer()), ...(notes.length > 0 && { note: notes.join(' ') }) };
}

/** A text has no place in a row of the spreadsheet. */
function textsNote({ questions }: QuizDocument): string[] {
  const titles = [...new Set(questions.map((question) => titleOfText(question)).filter(Boolean))];
  if (titles.length === 0) return [];
  return [`Hand out or read aloud what questions stand on: ${titles.map((title) => `“${title}”`).join(', ')}.`];
}
