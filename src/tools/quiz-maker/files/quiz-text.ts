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

/** The same for programs that read a question per line: the title of the text stands before a colon. */
export function wholeInOneLine({ passage, question }: ChoiceQuestion): string {
  const [title = '', ...lines] = passage.split('\n');
  return oneLine(passage === '' ? question : `${title}: ${lines.join(' ')} ${question}`);
}

export const titleOfText = ({ passage }: ChoiceQuestion): string => passage.split('\n', 1)[0] ?? '';
