import type { FormOf } from '../catalogue.ts';
import { defineSheet, itemsOf } from '../sheet.ts';
import { FEWEST_CRITERIA } from './criteria-count.ts';
import type { RubricDocument } from './document.ts';
import { renderRubric } from './render.ts';
import { hasYoungPoints, withPoints } from './with-points.ts';

export const rubricSheet = defineSheet({
  tool: 'rubric',
  render: renderRubric,
  hasStudentCopy: true,
  items: itemsOf<RubricDocument, FormOf<'rubric'>>()({
    key: 'criteria',
    noun: 'criterion',
    plural: 'criteria',
    fewest: FEWEST_CRITERIA,
    label: ({ name }) => name,
    inPlaceOf: (fresh, { points }) => ({ ...fresh, points }),
    settle: (document) => withPoints(document, hasYoungPoints(document)),
  }),
  files: [
    {
      label: 'Spreadsheet (CSV)',
      name: 'rubric.csv',
      type: 'text/csv',
      make: async (_document: RubricDocument, html: string) => ({ content: (await import('./files/csv.ts')).rubricAsCsv(html) }),
    },
  ],
});
