import { blocks, bullets, heading, labelled, plain } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import { NAME_AND_DATE, renderHeader } from '../parts/render-header.ts';
import type { WarmUpDocument } from './document.ts';

const minutesText = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

export function renderWarmUp(document: WarmUpDocument, form: FormOf<'warm-up'>): string {
  const { tasks } = document;
  return blocks(
    heading(1, `Warm-Up Activity: ${document.title}`),
    renderHeader({
      gradeLevel: form.gradeLevel,
      standards: document.standards,
      standard: form.stateStandard,
      framework: form.framework,
      more: [minutesText(document.minutes), form.difficultyLevel],
    }),
    NAME_AND_DATE,
    plain(document.instruction),
    ...tasks.map(({ prompt, minutes }, index) => `**Task ${index + 1}** (${minutesText(minutes)}): ${plain(prompt)}`),
    document.earlyFinisher !== '' && labelled('Done early?', document.earlyFinisher),
    heading(2, 'For the teacher'),
    ...tasks.map(({ answer, likelyError }, index) =>
      blocks(labelled(`Task ${index + 1}, answer`, answer), `- ${labelled('Likely error', likelyError)}`),
    ),
    labelled('Bridge to the lesson', document.bridge),
    document.teacherNotes.length > 0 && bullets(document.teacherNotes),
  );
}
