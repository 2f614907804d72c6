import { blocks, bullets, heading, labelled, plain, writingLines } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import type { Copy } from '../sheet.ts';
import { NAME_AND_DATE, renderHeader } from '../parts/render-header.ts';
import { renderPassages } from '../parts/render-passage.ts';
import type { QuestionBankDocument } from './document.ts';

const LINES_TO_ANSWER_ON = 4;

export function renderQuestionBank(document: QuestionBankDocument, form: FormOf<'question-bank'>, copy: Copy = 'teacher'): string {
  const passages = renderPassages(document.questions.map(({ passage }) => passage));
  return blocks(
    heading(1, `Question Bank: ${document.title}`),
    copy === 'teacher' &&
      renderHeader({
        gradeLevel: form.gradeLevel,
        standards: document.standards,
        standard: form.stateStandard,
        framework: form.framework,
        more: [`${document.questions.length} questions`],
      }),
    copy === 'student' && NAME_AND_DATE,
    ...document.questions.map(({ thinking, question, lookFors, probe }, index) =>
      blocks(
        passages[index] ?? '',
        `**${index + 1}.** ${plain(question)}${copy === 'teacher' ? ` *(${thinking})*` : ''}`,
        copy === 'student'
          ? writingLines(LINES_TO_ANSWER_ON)
          : [...lookFors.map((sign) => `- ${labelled('Look for', sign)}`), `- ${labelled('Follow up', probe)}`].join('\n'),
      ),
    ),
    copy === 'teacher' && document.teacherNotes.length > 0 && blocks(heading(2, 'Notes for the teacher'), bullets(document.teacherNotes)),
  );
}
