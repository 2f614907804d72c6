/** A warm-up out of a teaching set: one of its whole warm-ups, cut to the minutes that the teacher has. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { SetWarmUp, TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import { classDirections } from '../parts/class-directions.ts';
import { wishedIn, withoutUnwanted } from '../../composer/wished-items.ts';
import { notesOnWishes } from '../parts/follow-wishes.ts';
import type { WarmUpDocument } from './document.ts';
import { minutesAsked } from './minutes-asked.ts';

const MOST_TO_SHARE = 7;

const sum = (tasks: readonly { readonly minutes: number }[]): number => tasks.reduce((total, { minutes }) => total + minutes, 0);

/** The tasks that fit, the first ones first: each builds on those before it. */
function tasksWithin(tasks: SetWarmUp['tasks'], minutes: number): SetWarmUp['tasks'] {
  const fitting = tasks.filter((_, index) => sum(tasks.slice(0, index + 1)) <= minutes);
  return fitting.length > 0 ? fitting : tasks.slice(0, 1);
}

/** An instruction that sends students to a task that was left out gives way to a plain one. */
function instructionFor({ instruction, tasks }: SetWarmUp, count: number): string {
  return count < tasks.length && /\btasks? \d/u.test(instruction) ? 'Begin as soon as you sit down.' : instruction;
}

export function warmUpFromSet(form: FormOf<'warm-up'>, materials: Materials, set: TeachingSet, random: Random): WarmUpDocument {
  const { wishes } = materials;
  const suited = withoutUnwanted(set.warmUps, wishes);
  const warmUps = suited.length > 0 ? suited : set.warmUps;
  const fitting = warmUps.filter(({ difficulty }) => difficulty.includes(form.difficultyLevel));
  const candidates = random.shuffle(fitting.length > 0 ? fitting : warmUps);
  // What they did last time is what a warm-up brings back.
  const worth = (warmUp: SetWarmUp): number => wishedIn(warmUp, wishes, wishes.taught);
  const [warmUp] = candidates.sort((one, other) => worth(other) - worth(one));
  if (!warmUp) throw new RangeError(`The set “${set.card.id}” has no warm-up`);
  const asked = minutesAsked(wishes);
  const directions = classDirections(wishes);
  const count = wishes.counts.question;
  const offered = count === undefined ? warmUp.tasks : warmUp.tasks.slice(0, Math.max(1, count));
  const within = tasksWithin(offered, asked ?? warmUp.minutes);
  const [only] = within;
  // A task alone may be done in less.
  const tasks = within.length === 1 && only ? [{ ...only, minutes: Math.min(only.minutes, asked ?? only.minutes) }] : within;
  const needed = sum(tasks);
  const minutes =
    asked === undefined ? Math.max(needed, Math.min(warmUp.minutes, needed + MOST_TO_SHARE)) : Math.min(asked, needed + MOST_TO_SHARE);
  const draft = {
    title: warmUp.title,
    minutes,
    standards: [...materials.codes],
    goal: warmUp.goal,
    materials: [...warmUp.materials],
    board: warmUp.board ?? '',
    instruction: [instructionFor(warmUp, tasks.length), directions.sentence].filter(Boolean).join(' '),
    tasks: tasks.map(({ prompt, minutes: time, answer, slip }) => ({ prompt, minutes: time, answer, likelyError: slip })),
    shareMinutes: Math.max(0, minutes - needed),
    watchFor: [...warmUp.watchFor],
    bridge: warmUp.bridge,
    earlyFinisher: warmUp.early,
  };
  const followed = [
    ...directions.followed,
    ...(asked === minutes ? ['minutes'] : []),
    ...(count === tasks.length ? ['counts:question'] : []),
    ...(wishes.answerKey === 'none' ? ['answerKey'] : []),
    ...(/whiteboard/iu.test(warmUp.instruction) ? ['means:whiteboards'] : []),
    'earlyFinishers',
    'onePage',
    'written',
  ];
  return {
    ...draft,
    withKey: wishes.answerKey !== 'none',
    teacherNotes: notesOnWishes(materials, { whole: draft, items: draft.tasks, isOneEnough: true }, followed),
  };
}
