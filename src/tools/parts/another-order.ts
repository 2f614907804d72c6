import type { Random } from '../../composer/random.ts';

/** The same things in an order that is not the one they had; one thing alone stays as it is. */
export function inAnotherOrder<T>(things: readonly T[], random: Random): T[] {
  const shuffled = random.shuffle(things);
  const isSame = shuffled.every((thing, index) => thing === things[index]);
  return isSame ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
}
