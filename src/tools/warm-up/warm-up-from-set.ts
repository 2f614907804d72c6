/** A warm-up out of a teaching set: one of its whole warm-ups, cut to the minutes that the teacher has. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { SetWarmUp, TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import { classDirections } from '../parts/class-directions.ts';
import { notesOnWishes, wishedIn, withoutUnwanted } from '../parts/follow-wishes.ts';
import type { WarmUpDocument } from './document.ts';

/** Minutes by which the talk at the end may grow where the class has more time. */
const MORE_TO_SHARE = 3;

const sum = (tasks: readonly { readonly minutes: number }[]): number => tasks.reduce((total, { minutes }) => total + minutes, 0);

/** The tasks that fit, the first ones first: each builds on those before it. */
function tasksWithin(tasks: SetWarmUp['tasks'], minutes: number): SetWarmUp['tasks'] {
  const fitting = tasks.filter((_, index) => sum(tasks.slice(0, index + 1)) <= minutes);
  return fitting.length > 0 ? fitting : tasks.slice(0, 1);
}

export function warmUpFromSet(form: FormOf<'warm-up'>, materials: Materials, set: TeachingSet, random: Random): WarmUpDocument {
  const { wishes } = materials;
  const suited = withoutUnwanted(set.warmUps, wishes);
  const warmUps = suited.length > 0 ? suited : set.warmUps;
  const fitting = warmUps.filter(({ difficulty }) => difficulty.includes(form.difficultyLevel));
  const candidates = random.shuffle(fitting.length > 0 ? fitting : warmUps);
  const [warmUp] = candidates.sort((one, other) => wishedIn(other, wishes) - wishedIn(one, wishes));
  if (!warmUp) throw new RangeError(`The set “${set.card.id}” has no warm-up`);
  const asked = wishes.minutes;
  const directions = classDirections(wishes);
  const minutes =
    asked !== undefined && asked >= 5 && asked <= 10 ? Math.min(asked, Math.max(5, warmUp.minutes) + MORE_TO_SHARE) : warmUp.minutes;
  const tasks = tasksWithin(warmUp.tasks, minutes);
  const draft = {
    title: warmUp.title,
    minutes,
    standards: [...materials.codes],
    goal: warmUp.goal,
    materials: [...warmUp.materials],
    board: warmUp.board ?? '',
    instruction: [warmUp.instruction, directions.sentence].filter(Boolean).join(' '),
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
  };
  const followed = [...directions.followed, ...(asked === minutes ? ['minutes'] : []), 'earlyFinishers', 'onePage'];
  return { ...draft, teacherNotes: notesOnWishes(wishes, draft, followed) };
}
