/** How a multiple-choice question and its key look on the sheet. */
import { blocks, rich } from '../../text/markdown.ts';
import { withoutStop } from '../../text/sentence.ts';
import type { ChoiceQuestion } from './choice-question.ts';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** @param passage what to read before it, as `renderPassages` has it */
export function renderChoiceQuestion(question: ChoiceQuestion, number: number, passage: string): string {
  const options = question.options.map(({ text }, index) => `${LETTERS[index]}. ${rich(text)}`).join('  \n');
  return blocks(passage, `**${number}.** ${rich(question.question)}`, options);
}

/** The key's entry: the answer, why, and what each wrong answer tells the teacher. */
export function renderChoiceKey(question: ChoiceQuestion, number: number): string {
  const answer = question.options[question.answer]?.text ?? '';
  const errors = question.options
    .map(({ error }, index) => (index === question.answer || error === '' ? '' : `- ${LETTERS[index]}: ${rich(error)}`))
    .filter(Boolean)
    .join('\n');
  return blocks(`**${number}. ${LETTERS[question.answer]}** (${rich(withoutStop(answer))}) ${rich(question.reason)}`, errors);
}
