import type { FormOf } from '../catalogue.ts';
import { shareMinutes } from '../parts/share-minutes.ts';
import { defineSheet, itemsOf } from '../sheet.ts';
import type { WarmUpDocument } from './document.ts';
import { renderWarmUp } from './render.ts';

/** The tasks fill the minutes of the whole, in proportion to what each took. */
function withSharedMinutes(document: WarmUpDocument): WarmUpDocument {
  const minutes = shareMinutes(
    document.minutes - document.shareMinutes,
    document.tasks.map((task) => task.minutes),
  );
  return { ...document, tasks: document.tasks.map((task, index) => ({ ...task, minutes: minutes[index] ?? task.minutes })) };
}

export const warmUpSheet = defineSheet({
  tool: 'warm-up',
  render: renderWarmUp,
  hasStudentCopy: true,
  items: itemsOf<WarmUpDocument, FormOf<'warm-up'>>()({
    key: 'tasks',
    noun: 'task',
    label: ({ prompt }) => prompt,
    inPlaceOf: (fresh, { minutes }) => ({ ...fresh, minutes }),
    settle: withSharedMinutes,
  }),
});
