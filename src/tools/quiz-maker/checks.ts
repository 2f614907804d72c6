import type { FormOf } from '../catalogue.ts';
import { checkChoiceQuestions } from '../parts/check-choice-questions.ts';
import { isCountKept } from '../parts/fewer-than-asked.ts';
import { type CheckResult, checkThat } from '../recipe.ts';
import type { QuizDocument } from './document.ts';
import { questionCount } from './question-count.ts';

export function checkQuiz({ questions, written, teacherNotes }: QuizDocument, form: FormOf<'quiz-maker'>): CheckResult[] {
  const asked = questionCount(form);
  return [
    checkThat(
      'question-count',
      isCountKept(questions.length + written.length, asked, teacherNotes),
      `${questions.length + written.length} of ${asked} questions`,
      `The quiz has ${questions.length + written.length} questions; ${asked} were asked for.`,
    ),
    ...checkChoiceQuestions(questions),
  ];
}
