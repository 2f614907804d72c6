import type { FormOf } from '../catalogue.ts';
import { defineSheet, itemsOf } from '../sheet.ts';
import type { CulturalDocument } from './document.ts';
import { renderCultural } from './render.ts';

export const culturalSheet = defineSheet({
  tool: 'cultural',
  render: renderCultural,
  hasStudentCopy: false,
  items: itemsOf<CulturalDocument, FormOf<'cultural'>>()({
    key: 'ideas',
    noun: 'idea',
    fewest: 4,
    label: ({ title }) => title,
    kind: ({ aspect }) => aspect,
  }),
});
