import { blocks, bullets, heading, labelled, plain, writingLines } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import type { Copy } from '../sheet.ts';
import { NAME_AND_DATE, renderHeader } from '../parts/render-header.ts';
import type { WarmUpDocument } from './document.ts';

const LINES_TO_ANSWER_ON = 3;

const minutesText = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

export function renderWarmUp(document: WarmUpDocument, form: FormOf<'warm-up'>, copy: Copy = 'teacher'): string {
  const { tasks } = document;
  return blocks(
    heading(1, `Warm-Up Activity: ${document.title}`),
    copy === 'teacher' &&
      renderHeader({
        gradeLevel: form.gradeLevel,
        standards: document.standards,
        standard: form.stateStandard,
        framework: form.framework,
        more: [minutesText(document.minutes), form.difficultyLevel],
      }),
    NAME_AND_DATE,
    plain(document.instruction),
    ...tasks.map(({ prompt, minutes }, index) =>
      blocks(`**Task ${index + 1}** (${minutesText(minutes)}): ${plain(prompt)}`, copy === 'student' && writingLines(LINES_TO_ANSWER_ON)),
    ),
    document.earlyFinisher !== '' && labelled('Done early?', document.earlyFinisher),
    copy === 'teacher' && renderKey(document),
  );
}

function renderKey({ tasks, bridge, teacherNotes }: WarmUpDocument): string {
  return blocks(
    heading(2, 'For the teacher'),
    ...tasks.map(({ answer, likelyError }, index) =>
      blocks(labelled(`Task ${index + 1}, answer`, answer), `- ${labelled('Likely error', likelyError)}`),
    ),
    labelled('Bridge to the lesson', bridge),
    teacherNotes.length > 0 && bullets(teacherNotes),
  );
}
