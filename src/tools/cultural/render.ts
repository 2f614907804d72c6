import { blocks, bullets, heading, labelled, plain, rich, richBullets, richLabelled } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import { renderHeader } from '../parts/render-header.ts';
import type { CulturalDocument } from './document.ts';

/** A quotation, a table or a list begins on a line of its own. */
const BEGINS_BLOCK = /^\s*(?:>|\||[-*] |\d+\. |```)/u;

export function renderCultural(document: CulturalDocument, form: FormOf<'cultural'>): string {
  return blocks(
    heading(1, `Cultural Relevance: ${document.title}`),
    renderHeader({ gradeLevel: form.gradeLevel, standards: document.standards, standard: form.stateStandard, framework: form.framework }),
    labelled('Same rigor', document.sameRigor),
    document.know.length > 0 && blocks(heading(2, 'What to know first'), richBullets(document.know)),
    ...document.ideas.map(({ aspect, title, minutes, task, background, checkFirst }, index) =>
      blocks(
        `## ${index + 1}. ${plain(title)}`,
        `*${plain(aspect)}${minutes > 0 ? `, ${minutes} minutes` : ''}*`,
        ...(BEGINS_BLOCK.test(task) ? ['**Students:**', rich(task)] : [`**Students:** ${rich(task)}`]),
        [richLabelled('Background', background), richLabelled('Check first', checkFirst)].map((line) => `- ${line}`).join('\n'),
      ),
    ),
    heading(2, 'Ask, don’t assume'),
    richBullets(document.askStudents),
    document.avoid.length > 0 && blocks(heading(2, 'Stay away from'), richBullets(document.avoid)),
    document.teacherNotes.length > 0 && blocks(heading(2, 'Notes for the teacher'), bullets(document.teacherNotes)),
  );
}
