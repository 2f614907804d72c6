import { THINKING_LEVELS } from '../../composer/topics/topic-pack.ts';
import { gradeNumber } from '../choices/grade-levels.ts';
import type { FormOf } from '../catalogue.ts';
import { type CheckResult, checkThat, warned } from '../recipe.ts';
import type { LessonPlanDocument } from './document.ts';
import { cantBeShorter, lessonMinutes } from './lesson-minutes.ts';

/** About 40 % of a lesson’s thinking is to analyze or more; of six phases that is two. */
const LEAST_HIGHER = 1 / 3;
/** The youngest learn much by doing, and say why once or twice. */
const LEAST_HIGHER_OF_YOUNG = 1 / 4;
const YOUNG = 2;
const HIGHER = THINKING_LEVELS.slice(THINKING_LEVELS.indexOf('analyze'));

export function checkLessonPlan(document: LessonPlanDocument, form: FormOf<'lesson-planner'>): CheckResult[] {
  const { phases, materials, misconceptions, lookFors } = document;
  const { minutes: asked } = lessonMinutes(form);
  const sum = phases.reduce((total, { minutes }) => total + minutes, 0);
  const used = new Set(phases.flatMap((phase) => phase.materials));
  const unlisted = [...used].find((item) => !materials.includes(item));
  const unused = materials.find((item) => !used.has(item));
  const signs = lookFors.length + phases.filter(({ lookFor }) => lookFor !== '').length;
  const higher = phases.filter(({ thinking }) => HIGHER.includes(thinking)).length;
  return [
    checkThat(
      'minutes-sum',
      sum === asked || sum === Number(form.duration) || document.teacherNotes.includes(cantBeShorter(asked, sum)),
      `minutes add up to ${asked}`,
      `The phases take ${sum} minutes; the lesson has ${asked}.`,
    ),
    checkThat(
      'misconceptions',
      misconceptions.length >= 3,
      `${misconceptions.length} misconceptions with a move`,
      'Fewer than three misconceptions.',
    ),
    checkThat('look-fors', signs >= 3, `${signs} look-fors`, 'Fewer than three look-fors.'),
    checkThat(
      'materials',
      unlisted === undefined && unused === undefined,
      'materials match the phases',
      unlisted === undefined ? `“${unused}” is listed but not used in any phase.` : `“${unlisted}” is used but not listed.`,
    ),
    higher / phases.length >= (gradeNumber(form.gradeLevel) <= YOUNG ? LEAST_HIGHER_OF_YOUNG : LEAST_HIGHER)
      ? checkThat('higher-thinking', true, `${higher} of ${phases.length} phases ask to analyze or more`, '')
      : warned('higher-thinking', `Only ${higher} of ${phases.length} phases ask to analyze or more.`),
  ];
}
