import { readWishes } from '../../composer/understanding/read-wishes.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import type { FormOf } from '../catalogue.ts';
import { gradeNumber } from '../choices/grade-levels.ts';

type Form = FormOf<'lesson-planner'>;

/** Fewer minutes said in a note belong to a part of the lesson. */
const FEWEST = 15;
const MOST = 120;

export interface LessonMinutes {
  /** As long as the lesson is. */
  readonly minutes: number;
  /** Of the class period, what the lesson can't use. */
  readonly lost: number;
  /** The note's minutes stand in for those of the form. */
  readonly isFromNote: boolean;
}

/** How long the lesson is: the form's duration, or what the note says the class has, less what the note says is lost. */
export function lessonMinutesFor({ duration }: Pick<Form, 'duration'>, wishes: Wishes): LessonMinutes {
  const asked = wishes.minutes;
  const isFromNote = asked !== undefined && asked >= FEWEST && asked <= MOST;
  const period = isFromNote ? asked : Number(duration);
  const lost = wishes.minutesLost ?? 0;
  return period - lost >= FEWEST ? { minutes: period - lost, lost, isFromNote } : { minutes: period, lost: 0, isFromNote };
}

export function lessonMinutes(form: Pick<Form, 'duration' | 'additionalContext' | 'gradeLevel'>): LessonMinutes {
  return lessonMinutesFor(form, readWishes(form.additionalContext, gradeNumber(form.gradeLevel)));
}

/** What the plan says of the time. */
export function timeLines({ minutes, lost }: LessonMinutes): string[] {
  return lost === 0 ? [] : [`Time: ${lost} of ${minutes + lost} minutes are lost, so the plan takes ${minutes}.`];
}

/** Where the core of a set takes longer than there is time, the plan is as short as it can be, and says so. */
export const cantBeShorter = (asked: number, takes: number): string => `This lesson can’t be done in ${asked} minutes: it takes ${takes}.`;

/** Keys of the wishes that the lesson's length follows. */
export function timeFollowed({ lost, isFromNote }: LessonMinutes): string[] {
  return [...(lost > 0 ? ['minutesLost'] : []), ...(isFromNote ? ['minutes'] : [])];
}
