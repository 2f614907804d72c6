import { blocks, bullets, cell, heading, labelled, plain } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import type { Copy } from '../sheet.ts';
import { renderHeader } from '../parts/render-header.ts';
import type { RubricDocument } from './document.ts';
import { totalPoints } from './with-points.ts';

type Range = RubricDocument['criteria'][number]['points'][number];

function pointsText({ from, to }: Range): string {
  if (from === to) return `${to} ${to === 1 ? 'point' : 'points'}`;
  return `${from}–${to} points`;
}

/** One block of HTML without blank lines, so that Markdown leaves it alone; every cell is escaped. */
function renderTable({ levels, criteria }: RubricDocument): string {
  const headers = ['Criteria', ...levels].map((level) => `<th scope="col">${cell(level)}</th>`).join('');
  const rows = criteria.map(({ name, descriptors, points }) => {
    const cells = descriptors.map((descriptor, index) => {
      const range = points[index];
      return `<td>${range ? `<strong>${pointsText(range)}:</strong> ` : ''}${cell(descriptor)}</td>`;
    });
    const most = points[0] ? ` (${points[0].to} points)` : '';
    return `<tr><th scope="row">${cell(name)}${most}</th>${cells.join('')}</tr>`;
  });
  return ['<table>', `<thead><tr>${headers}</tr></thead>`, '<tbody>', ...rows, '</tbody>', '</table>'].join('\n');
}

export function renderRubric(document: RubricDocument, form: FormOf<'rubric'>, copy: Copy = 'teacher'): string {
  const total = totalPoints(document);
  return blocks(
    heading(1, `Rubric Matrix: ${document.title}`),
    copy === 'teacher' &&
      renderHeader({
        gradeLevel: form.gradeLevel,
        standards: document.standards,
        standard: form.stateStandard,
        framework: form.optionalFrameworks,
        more: [`${document.system} scoring`],
      }),
    form.learningObjective !== '' && labelled('Objective', form.learningObjective),
    document.brief !== '' && plain(document.brief),
    renderTable(document),
    total > 0 && String.raw`**Total:** \_\_\_\_ of ${total} points`,
    document.selfCheck !== '' && labelled('Self-check', document.selfCheck),
    document.checklist.length > 0 &&
      blocks(heading(2, 'Before you hand it in'), document.checklist.map((line) => `☐ ${plain(line)}`).join('  \n')),
    copy === 'teacher' &&
      document.use.length > 0 &&
      blocks(heading(2, 'Using it with students'), ...document.use.map((line) => plain(line))),
    copy === 'teacher' && document.teacherNotes.length > 0 && blocks(heading(2, 'Notes for the teacher'), bullets(document.teacherNotes)),
  );
}
