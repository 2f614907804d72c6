/** The middle one of the values, or the higher of the two in the middle; undefined for none. */
export function median(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}
