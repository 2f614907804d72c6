import type { Mistake } from './build-problem.ts';

/** What students answer instead of `groups * size`. */
export function productMistakes(groups: number, size: number): Mistake[] {
  const product = groups * size;
  return [
    [groups + size, 'adds the number of groups and the size of a group'],
    [product - size, 'counts one group too few'],
    [product + size, 'counts one group too many'],
    [product - groups, 'puts one too few in each group'],
    [product + groups, 'puts one too many in each group'],
    [product + 1, 'miscounts by one'],
    [product - 1, 'miscounts by one, one too few'],
    [product + 10, 'counts a ten twice'],
  ];
}

/** What students answer instead of `total / divisor`. */
export function quotientMistakes(total: number, divisor: number): Mistake[] {
  const quotient = total / divisor;
  return [
    [total - divisor, 'subtracts once where equal groups are made'],
    [quotient + 1, 'counts one group or share too many'],
    [quotient - 1, 'counts one group or share too few'],
    [divisor, 'gives the number that divides'],
    [quotient + 2, 'skip counts two jumps too far'],
    [quotient - 2, 'stops skip counting two jumps too soon'],
    [total + divisor, 'adds the numbers of the story'],
    [quotient * 2, 'splits into half as many groups'],
    [quotient - 3, 'stops skip counting three jumps too soon'],
  ];
}
