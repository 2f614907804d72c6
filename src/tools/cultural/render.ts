import { blocks, bullets, heading, labelled, plain } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import { renderHeader } from '../parts/render-header.ts';
import type { CulturalDocument } from './document.ts';

export function renderCultural(document: CulturalDocument, form: FormOf<'cultural'>): string {
  return blocks(
    heading(1, `Cultural Relevance: ${document.title}`),
    renderHeader({ gradeLevel: form.gradeLevel, standards: document.standards, standard: form.stateStandard, framework: form.framework }),
    labelled('Same rigor', document.sameRigor),
    ...document.ideas.map(({ aspect, title, task, background, checkFirst }, index) =>
      blocks(
        `## ${index + 1}. ${plain(title)}`,
        `*${plain(aspect)}*`,
        [labelled('Students', task), labelled('Background', background), labelled('Check first', checkFirst)]
          .map((line) => `- ${line}`)
          .join('\n'),
      ),
    ),
    heading(2, 'Ask, don’t assume'),
    bullets(document.askStudents),
    heading(2, 'Notes for the teacher'),
    bullets(document.teacherNotes),
  );
}
