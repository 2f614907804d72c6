/** What the quiz's files share. */
import type { ChoiceQuestion } from '../../parts/choice-question.ts';

/** One line: programs that import quizzes read a question per line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** The text to read and the question, in one. */
export function wholeQuestion({ passage, question }: ChoiceQuestion): string {
  return passage === '' ? question : `${passage}\n\n${question}`;
}
