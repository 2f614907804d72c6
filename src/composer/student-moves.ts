/** How to open any piece of work to the students of this class: one move for each group that the teacher names. */
import type { StudentsOfClass } from './understanding/wishes.ts';

export const MULTILINGUAL_MOVE =
  'For students learning English: post the key words with pictures, let them talk it through in any language first, and offer the sentence start “I think … because …”.';

export const SUPPORT_MOVE =
  'For students with a plan or a need for support: use the accommodations in their plans, give one step at a time, read the task aloud, and let them answer by speaking, pointing or drawing.';

const AUTISM_MOVE =
  'For a student with autism: say ahead what will happen and for how long, keep directions literal and in view, and offer a quiet place to work.';
const READING_MOVE =
  'For students who read below grade level: read the directions and each text aloud or in pairs, cover all but one item at a time, and take spoken answers.';
const GIFTED_MOVE =
  'For students who are ready for more: skip the easy entries, ask for a second way or a counterexample, and let them write the next question.';
const TWO_TEACHERS =
  'With two teachers: one leads while the other notes who makes which error, then each takes half of the class by what was seen.';

/** @returns the moves, and the keys of the wishes that they follow */
export function studentMoves({ languages, places, multilingual, readsBelow, plan, gifted, autism, coTaught }: StudentsOfClass): {
  readonly moves: readonly string[];
  readonly followed: readonly string[];
} {
  const who = [...languages, ...places.map((place) => `from ${place}`)].join(', ');
  const chosen = [
    multilingual &&
      (['multilingual', who === '' ? MULTILINGUAL_MOVE : MULTILINGUAL_MOVE.replace('English:', `English (${who}):`)] as const),
    plan && (['plan', SUPPORT_MOVE] as const),
    autism && (['autism', AUTISM_MOVE] as const),
    readsBelow && (['readsBelow', READING_MOVE] as const),
    gifted && (['gifted', GIFTED_MOVE] as const),
    coTaught && (['coTaught', TWO_TEACHERS] as const),
  ].filter((one) => one !== false);
  return { moves: chosen.map(([, move]) => move), followed: chosen.map(([group]) => `students:${group}`) };
}
