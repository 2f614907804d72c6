/**
 * GIFT, which Moodle imports: https://docs.moodle.org/en/GIFT_format. Each wrong answer carries its error as feedback.
 */
import type { ChoiceQuestion } from '../../parts/choice-question.ts';
import type { QuizDocument } from '../document.ts';
import { wholeQuestion } from './quiz-text.ts';

/** Backslash, tilde, equals, number sign, braces and colon have a meaning in GIFT; a line break is written as \n. */
function escaped(text: string): string {
  return text
    .trim()
    .replaceAll(/[\\~=#{}:]/gu, String.raw`\$&`)
    .replaceAll(/\r?\n/gu, String.raw`\n`);
}

function questionAsGift(question: ChoiceQuestion, number: number): string {
  const options = question.options.map(({ text, error }, index) => {
    const isAnswer = index === question.answer;
    const feedback = isAnswer ? question.reason : error;
    return `\t${isAnswer ? '=' : '~'}${escaped(text)}${feedback === '' ? '' : `#${escaped(feedback)}`}`;
  });
  return [`::${escaped(`Question ${number}`)}::[plain]${escaped(wholeQuestion(question))}{`, ...options, '}'].join('\n');
}

export function quizAsGift({ title, questions }: QuizDocument): string {
  const category = title.replaceAll(/[\r\n/]+/gu, ' ').trim();
  return `$CATEGORY: ${category}\n\n${questions.map((question, index) => questionAsGift(question, index + 1)).join('\n\n')}\n`;
}
