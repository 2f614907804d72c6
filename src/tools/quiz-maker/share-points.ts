/** How the points that a teacher asks for are shared out over the questions to choose from. */

/**
 * What is left after the written questions, the same for each; what can't be shared evenly goes to the last, which ask most.
 * @returns undefined where there are not enough points for one each
 */
export function sharePoints(points: number, choices: number, ofWritten: number): number[] | undefined {
  const left = points - ofWritten;
  if (choices === 0) return left === 0 ? [] : undefined;
  if (left < choices) return undefined;
  const each = Math.floor(left / choices);
  const more = left - each * choices;
  return Array.from({ length: choices }, (_, index) => each + (index >= choices - more ? 1 : 0));
}
