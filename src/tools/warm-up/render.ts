import { blocks, heading, labelled, plain, rich, richBullets, richLabelled, writingLines } from '../../text/markdown.ts';
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
    copy === 'teacher' && document.goal !== '' && labelled('Goal', document.goal),
    copy === 'teacher' && document.materials.length > 0 && labelled('Materials', document.materials.join('; ')),
    NAME_AND_DATE,
    plain(document.instruction),
    document.board !== '' && rich(document.board),
    ...tasks.map(({ prompt, minutes }, index) =>
      blocks(`**Task ${index + 1}** (${minutesText(minutes)}): ${rich(prompt)}`, copy === 'student' && writingLines(LINES_TO_ANSWER_ON)),
    ),
    document.earlyFinisher !== '' &&
      richLabelled('Done early?', copy === 'student' ? withoutAnswer(document.earlyFinisher) : document.earlyFinisher),
    copy === 'teacher' && renderKey(document),
  );
}

/** The answer stands in brackets at the end. */
const withoutAnswer = (text: string): string => text.replace(/\s*[([][^()[\]]*[)\]]\s*$/u, '');

function renderKey({ tasks, withKey, shareMinutes, watchFor, bridge, teacherNotes }: WarmUpDocument): string {
  return blocks(
    heading(2, 'For the teacher'),
    ...(withKey ? tasks : []).map(({ answer, likelyError }, index) =>
      blocks(richLabelled(`Task ${index + 1}, answer`, answer), `- ${richLabelled('Likely error', likelyError)}`),
    ),
    shareMinutes > 0 && labelled('Share', `${minutesText(shareMinutes)} to compare answers and show one.`),
    watchFor.length > 0 && blocks('**Watch for**', richBullets(watchFor)),
    labelled('Bridge to the lesson', bridge),
    teacherNotes.length > 0 && richBullets(teacherNotes),
  );
}
