import { blocks, bullets, heading, plain } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import type { Copy } from '../sheet.ts';
import { renderChoiceKey, renderChoiceQuestion } from '../parts/render-choice-question.ts';
import { NAME_AND_DATE, renderHeader } from '../parts/render-header.ts';
import { renderPassages } from '../parts/render-passage.ts';
import type { QuizDocument } from './document.ts';

export function renderQuiz(document: QuizDocument, form: FormOf<'quiz-maker'>, copy: Copy = 'teacher'): string {
  const passages = renderPassages(document.questions.map(({ passage }) => passage));
  return blocks(
    heading(1, `Quiz: ${document.title}`),
    copy === 'teacher' &&
      renderHeader({
        gradeLevel: form.gradeLevel,
        standards: document.standards,
        standard: form.stateStandard,
        framework: form.framework,
        more: [form.difficultyLevel],
      }),
    NAME_AND_DATE,
    plain(document.instructions),
    ...document.questions.map((question, index) => renderChoiceQuestion(question, index + 1, passages[index] ?? '')),
    copy === 'teacher' && renderKey(document),
  );
}

function renderKey({ questions, teacherNotes }: QuizDocument): string {
  return blocks(
    heading(2, 'Answer key'),
    ...questions.map((question, index) => renderChoiceKey(question, index + 1)),
    teacherNotes.length > 0 && blocks(heading(2, 'Notes for the teacher'), bullets(teacherNotes)),
  );
}
