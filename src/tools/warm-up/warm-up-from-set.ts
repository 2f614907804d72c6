/** A warm-up out of a teaching set: one of its whole warm-ups, cut to the minutes that the teacher has. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { SetWarmUp, TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import { groupingSentence } from '../parts/use-grouping.ts';
import type { WarmUpDocument } from './document.ts';

const sum = (tasks: readonly { readonly minutes: number }[]): number => tasks.reduce((total, { minutes }) => total + minutes, 0);

/** The tasks that fit, the first ones first: each builds on those before it. */
function tasksWithin(tasks: SetWarmUp['tasks'], minutes: number): SetWarmUp['tasks'] {
  const fitting = tasks.filter((_, index) => sum(tasks.slice(0, index + 1)) <= minutes);
  return fitting.length > 0 ? fitting : tasks.slice(0, 1);
}

export function warmUpFromSet(form: FormOf<'warm-up'>, materials: Materials, set: TeachingSet, random: Random): WarmUpDocument {
  const fitting = set.warmUps.filter(({ difficulty }) => difficulty.includes(form.difficultyLevel));
  const warmUp = random.pick(fitting.length > 0 ? fitting : set.warmUps);
  const asked = materials.notes.minutes;
  const minutes = asked !== undefined && asked >= 5 && asked <= 10 ? Math.min(asked, Math.max(5, warmUp.minutes)) : warmUp.minutes;
  const tasks = tasksWithin(warmUp.tasks, minutes);
  return {
    title: warmUp.title,
    minutes,
    standards: [...materials.codes],
    goal: warmUp.goal,
    materials: [...warmUp.materials],
    board: warmUp.board ?? '',
    instruction: [warmUp.instruction, groupingSentence(materials.notes)].filter(Boolean).join(' '),
    tasks: tasks.map(({ prompt, minutes: time, answer, slip }) => ({
      prompt,
      minutes: Math.min(time, minutes),
      answer,
      likelyError: slip,
    })),
    shareMinutes: Math.max(0, minutes - sum(tasks)),
    watchFor: [...warmUp.watchFor],
    bridge: warmUp.bridge,
    earlyFinisher: warmUp.early,
    teacherNotes: [],
  };
}
