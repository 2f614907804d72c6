/** Points for a rubric: whole numbers that sum to the total, and ranges for the four levels that don't overlap. */

export interface PointRange {
  readonly from: number;
  readonly to: number;
}

/** The best level from 90 %, then 75 %, 60 % and 45 %: work that shows a start is not failed outright. */
const LEAST_SHARES = [0.9, 0.75, 0.6, 0.45] as const;
const STEP = 5;

/** Shares 100 points over criteria in steps of five, the first ones getting more where it does not come out even. */
export function sharePoints(criteria: number, total = 100): number[] {
  const steps = total / STEP;
  const each = Math.floor(steps / criteria);
  return Array.from({ length: criteria }, (_, index) => (each + (index < steps - each * criteria ? 1 : 0)) * STEP);
}

/** Best level first. For at most 8 points each level is one number, so that young children can count it. */
export function pointRanges(most: number): PointRange[] {
  if (most <= 8) return [4, 3, 2, 1].map((level) => ({ from: (most / 4) * level, to: (most / 4) * level }));
  return LEAST_SHARES.map((share, index) => ({
    from: Math.ceil(share * most),
    to: index === 0 ? most : Math.ceil((LEAST_SHARES[index - 1] ?? 1) * most) - 1,
  }));
}
