/** Points for a rubric: whole numbers that sum to the total, and ranges for the four levels that don't overlap. */

export interface PointRange {
  readonly from: number;
  readonly to: number;
}

/** The best level from 90 %, then 75 %, 60 %; the lowest begins at what shows a start, 45 %. */
const LEAST_SHARES = [0.9, 0.75, 0.6, 0.45] as const;
/** Fewer points have no room for four levels. */
const LEAST_POINTS = 4;
/** Few enough for one number a level. */
const MOST_SINGLE = 4;

/**
 * Shares the total over criteria by their weights (largest remainder), in steps of five where every share then still has room,
 * so that the numbers are those a teacher would write.
 */
export function sharePoints(weights: readonly number[], total = 100): number[] {
  const step = total % 5 === 0 && total / 5 >= weights.length * 2 ? 5 : 1;
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const steps = total / step;
  const least = Math.max(1, Math.ceil(LEAST_POINTS / step));
  const exact = weights.map((weight) => Math.max(least, (weight * steps) / sum));
  const shares = exact.map(Math.floor);
  const order = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((one, other) => other.rest - one.rest || one.index - other.index);
  for (let at = 0, left = steps - shares.reduce((all, share) => all + share, 0); left !== 0; at += 1) {
    const { index } = order[at % order.length] ?? { index: 0 };
    if (left > 0) {
      shares[index] = (shares[index] ?? 0) + 1;
      left -= 1;
    } else if ((shares[index] ?? 0) > least) {
      shares[index] = (shares[index] ?? 0) - 1;
      left += 1;
    } else if (shares.every((share) => share <= least)) break;
  }
  return shares.map((share) => share * step);
}

/** Best level first. For four points or the like each level is one number, so that young children can count it. */
export function pointRanges(most: number): PointRange[] {
  if (most <= MOST_SINGLE) return [0, 1, 2, 3].map((level) => ({ from: Math.max(0, most - level), to: Math.max(0, most - level) }));
  if (most === 8) return [8, 6, 4, 2].map((points) => ({ from: points, to: points }));
  const froms = LEAST_SHARES.map((share) => Math.ceil(share * most));
  // With few points two levels would begin alike: each begins at least one below the one above.
  for (let level = 1; level < 4; level += 1) froms[level] = Math.min(froms[level] ?? 0, (froms[level - 1] ?? 0) - 1);
  return froms.map((from, index) => ({ from: Math.max(0, from), to: index === 0 ? most : Math.max(0, (froms[index - 1] ?? 1) - 1) }));
}
