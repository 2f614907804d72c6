import { blocks, bullets, heading, labelled, plain } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import type { Copy } from '../sheet.ts';
import { renderHeader } from '../parts/render-header.ts';
import type { WritingPromptsDocument } from './document.ts';

export function renderWritingPrompts(document: WritingPromptsDocument, form: FormOf<'writing-prompts'>, copy: Copy = 'teacher'): string {
  return blocks(
    heading(1, `${form.genre} Writing Prompts: ${document.title}`),
    copy === 'teacher' &&
      renderHeader({
        gradeLevel: form.gradeLevel,
        standards: document.standards,
        standard: form.stateStandard,
        framework: form.framework,
      }),
    ...document.prompts.map(({ prompt, audience, length, minutes, plan }, index) =>
      blocks(
        heading(2, `Prompt ${index + 1}`),
        plain(prompt),
        [
          labelled('Form and reader', audience),
          labelled('How much', `${length}, about ${minutes} minutes`),
          labelled('Plan first', plan.join(' ')),
        ]
          .map((line) => `- ${line}`)
          .join('\n'),
      ),
    ),
    heading(2, 'I am done when'),
    bullets(document.success),
    copy === 'teacher' && document.teacherNotes.length > 0 && blocks(heading(2, 'Notes for the teacher'), bullets(document.teacherNotes)),
  );
}
