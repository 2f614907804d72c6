import { firstRepetition } from '../../text/similarity.ts';
import { readWishes } from '../../composer/understanding/read-wishes.ts';
import type { FormOf } from '../catalogue.ts';
import { gradeNumber } from '../choices/grade-levels.ts';
import { type CheckResult, checkThat } from '../recipe.ts';
import type { WarmUpDocument } from './document.ts';
import { minutesAsked } from './minutes-asked.ts';

export function checkWarmUp({ minutes, tasks, shareMinutes }: WarmUpDocument, form: FormOf<'warm-up'>): CheckResult[] {
  const asked = minutesAsked(readWishes(form.additionalContext, gradeNumber(form.gradeLevel)));
  const sum = tasks.reduce((total, task) => total + task.minutes, shareMinutes);
  return [
    checkThat(
      'duration',
      (minutes >= 5 && minutes <= 10) || minutes === asked,
      `${minutes} minutes`,
      `A warm-up takes 5 to 10 minutes; this one says ${minutes}.`,
    ),
    checkThat('minutes-sum', sum === minutes, `minutes add up to ${minutes}`, `The tasks take ${sum} minutes, not ${minutes}.`),
    checkThat('task-count', tasks.length <= 3, `${tasks.length} short tasks`, 'A warm-up has at most three tasks.'),
    checkThat(
      'distinct-tasks',
      !firstRepetition(tasks.map(({ prompt }) => prompt)),
      'every task is different',
      'Two tasks ask nearly the same.',
    ),
  ];
}
