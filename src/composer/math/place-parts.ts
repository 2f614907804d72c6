/** '407' as its digits, and as what they are worth by their places. */

/** @param value a whole number from 0 up */
export function digitsOf(value: number): number[] {
  const digits: number[] = [];
  for (let rest = value; rest >= 1 || digits.length === 0; rest = Math.floor(rest / 10)) digits.push(rest % 10);
  return digits.reverse();
}

/** 407 is 400 and 7: the places that hold something, largest first. */
export function placeParts(value: number): number[] {
  return digitsOf(value)
    .map((digit, index, all) => digit * 10 ** (all.length - 1 - index))
    .filter((part) => part > 0);
}
