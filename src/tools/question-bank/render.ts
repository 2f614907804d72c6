import { blocks, bullets, heading, labelled, plain } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import { renderPassage } from '../parts/render-choice-question.ts';
import { renderHeader } from '../parts/render-header.ts';
import type { QuestionBankDocument } from './document.ts';

export function renderQuestionBank(document: QuestionBankDocument, form: FormOf<'question-bank'>): string {
  return blocks(
    heading(1, `Question Bank: ${document.title}`),
    renderHeader({
      gradeLevel: form.gradeLevel,
      standards: document.standards,
      standard: form.stateStandard,
      framework: form.framework,
      more: [`${document.questions.length} questions`],
    }),
    ...document.questions.map(({ thinking, passage, question, lookFors, probe }, index) =>
      blocks(
        renderPassage(passage),
        `**${index + 1}.** ${plain(question)} *(${thinking})*`,
        [...lookFors.map((sign) => `- ${labelled('Look for', sign)}`), `- ${labelled('Follow up', probe)}`].join('\n'),
      ),
    ),
    document.teacherNotes.length > 0 && blocks(heading(2, 'Notes for the teacher'), bullets(document.teacherNotes)),
  );
}
