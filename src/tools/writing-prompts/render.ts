import { blocks, bullets, heading, labelled, rich, richBullets, richLabelled } from '../../text/markdown.ts';
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
    ...document.prompts.map(({ title, prompt, audience, length, minutes, plan, include, starter }, index) =>
      blocks(
        heading(2, title === '' ? `Prompt ${index + 1}` : `Prompt ${index + 1}: ${title}`),
        rich(prompt),
        [labelled('Form and reader', audience), labelled('How much', `${length}, about ${minutes} minutes`)]
          .map((line) => `- ${line}`)
          .join('\n'),
        blocks('**Before you write**', bullets(plan)),
        include.length > 0 && blocks('**Your writing must have**', richBullets(include)),
        starter !== '' && richLabelled('Stuck? Start with', starter),
      ),
    ),
    heading(2, 'I am done when'),
    bullets(document.success),
    ...document.toolbox.map(({ title, body }) => blocks(heading(2, title), rich(body))),
    copy === 'teacher' && document.teacherNotes.length > 0 && blocks(heading(2, 'Notes for the teacher'), bullets(document.teacherNotes)),
  );
}
