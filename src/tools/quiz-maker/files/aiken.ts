/** Aiken, the plainest quiz file: https://docs.moodle.org/en/Aiken_format. A question is one line, so are its options. */
import { LETTERS } from '../../parts/render-choice-question.ts';
import type { QuizDocument } from '../document.ts';
import { oneLine, wholeInOneLine } from './quiz-text.ts';

export function quizAsAiken({ questions }: QuizDocument): string {
  return questions
    .map((question) =>
      [
        wholeInOneLine(question),
        ...question.options.map(({ text }, index) => `${LETTERS[index]}. ${oneLine(text)}`),
        `ANSWER: ${LETTERS[question.answer]}`,
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
