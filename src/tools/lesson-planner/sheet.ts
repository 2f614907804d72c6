import type { FormOf } from '../catalogue.ts';
import { shareMinutes } from '../parts/share-minutes.ts';
import { defineSheet, itemsOf } from '../sheet.ts';
import type { LessonPlanDocument } from './document.ts';
import { renderLessonPlan } from './render.ts';

/** The phases fill the lesson, in proportion to what each took; the materials are those that they use. */
function withSharedMinutes(document: LessonPlanDocument, { duration }: FormOf<'lesson-planner'>): LessonPlanDocument {
  const minutes = shareMinutes(
    Number(duration),
    document.phases.map((phase) => phase.minutes),
  );
  const phases = document.phases.map((phase, index) => ({ ...phase, minutes: minutes[index] ?? phase.minutes }));
  return { ...document, phases, materials: [...new Set(phases.flatMap((phase) => phase.materials))] };
}

export const lessonPlannerSheet = defineSheet({
  tool: 'lesson-planner',
  render: renderLessonPlan,
  hasStudentCopy: false,
  items: itemsOf<LessonPlanDocument, FormOf<'lesson-planner'>>()({
    key: 'phases',
    noun: 'phase',
    fewest: 3,
    label: ({ name, teacher }) => `${name}: ${teacher}`,
    kind: ({ name }) => name,
    inPlaceOf: (fresh, { minutes, name }) => ({ ...fresh, minutes, name }),
    settle: withSharedMinutes,
  }),
});
