import type { Wishes } from '../../composer/understanding/wishes.ts';

const FEWEST_MINUTES = 2;
const MOST_MINUTES = 15;

/** A warm-up's minutes, where the teacher says so and they are few enough for one. */
export function minutesAsked({ minutes }: Pick<Wishes, 'minutes'>): number | undefined {
  return minutes !== undefined && minutes >= FEWEST_MINUTES && minutes <= MOST_MINUTES ? minutes : undefined;
}
