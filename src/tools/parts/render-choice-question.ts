/** How a multiple-choice question, its key and the text to read before it look on the sheet. */
import { blocks, plain } from '../../text/markdown.ts';
import { withoutStop } from '../../text/sentence.ts';
import type { ChoiceQuestion } from './choice-question.ts';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** A text to read, as a quotation; the lines and stanzas of a poem stay as they are. */
export function renderPassage(passage: string): string | undefined {
  if (passage === '') return undefined;
  const [title = '', ...lines] = passage.split('\n');
  const text = lines.map((line, index) =>
    line.trim() === '' ? '>' : `> ${plain(line)}${(lines[index + 1] ?? '').trim() === '' ? '' : '  '}`,
  );
  return [`> **${plain(title)}**`, '>', ...text].join('\n');
}

/** @param readBefore the passage of the question before, which need not be printed again */
export function renderChoiceQuestion(question: ChoiceQuestion, number: number, readBefore = ''): string {
  const options = question.options.map(({ text }, index) => `${LETTERS[index]}. ${plain(text)}`).join('  \n');
  return blocks(question.passage !== readBefore && renderPassage(question.passage), `**${number}.** ${plain(question.question)}`, options);
}

/** The key's entry: the answer, why, and what each wrong answer tells the teacher. */
export function renderChoiceKey(question: ChoiceQuestion, number: number): string {
  const answer = question.options[question.answer]?.text ?? '';
  const errors = question.options
    .map(({ error }, index) => (index === question.answer || error === '' ? '' : `- ${LETTERS[index]}: ${plain(error)}`))
    .filter(Boolean)
    .join('\n');
  return blocks(`**${number}. ${LETTERS[question.answer]}** (${plain(withoutStop(answer))}) ${plain(question.reason)}`, errors);
}
