import { blocks, bullets, heading, rich, richLabelled, writingLines } from '../../text/markdown.ts';
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
    ...document.questions.map(({ thinking, group, question, strong, lookFors, probe }, index) =>
      blocks(
        group !== '' && group !== document.questions[index - 1]?.group && heading(2, group),
        passages[index] ?? '',
        `**${index + 1}.** ${rich(question)}${copy === 'teacher' ? ` *(${thinking})*` : ''}`,
        copy === 'student'
          ? writingLines(LINES_TO_ANSWER_ON)
          : [
              ...(strong === '' ? [] : [richLabelled('A strong answer', strong)]),
              ...lookFors.map((sign) => richLabelled('Look for', sign)),
              richLabelled('Follow up', probe),
            ]
              .map((line) => `- ${line}`)
              .join('\n'),
      ),
    ),
    copy === 'teacher' && document.teacherNotes.length > 0 && blocks(heading(2, 'Notes for the teacher'), bullets(document.teacherNotes)),
  );
}
