import type { FormOf } from '../catalogue.ts';
import { defineSheet, itemsOf } from '../sheet.ts';
import type { WritingPromptsDocument } from './document.ts';
import { renderWritingPrompts } from './render.ts';

export const writingPromptsSheet = defineSheet({
  tool: 'writing-prompts',
  render: renderWritingPrompts,
  hasStudentCopy: true,
  items: itemsOf<WritingPromptsDocument, FormOf<'writing-prompts'>>()({
    key: 'prompts',
    noun: 'prompt',
    label: ({ prompt }) => prompt,
  }),
});
