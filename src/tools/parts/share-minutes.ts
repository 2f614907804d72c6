/**
 * Splits whole minutes over parts in proportion to their weights; the parts sum to the total exactly
 * (largest remainder), and none is shorter than `least`.
 */
export function shareMinutes(total: number, weights: readonly number[], least = 1): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const free = total - least * weights.length;
  if (free < 0 || sum <= 0) throw new RangeError(`${total} minutes are too few for ${weights.length} parts`);
  const exact = weights.map((weight) => (free * weight) / sum);
  const minutes = exact.map((share) => Math.floor(share) + least);
  const remainders = exact.map((share, index) => ({ index, remainder: share - Math.floor(share) }));
  remainders.sort((one, other) => other.remainder - one.remainder);
  const left = total - minutes.reduce((all, share) => all + share, 0);
  for (const { index } of remainders.slice(0, left)) minutes[index] = (minutes[index] ?? 0) + 1;
  return minutes;
}
