/** A total of points, shared over the questions of a quiz. */

/** Points of each question to choose from, so that all sum to what was asked for; [] where they can't. */
export function sharePoints(points: number | undefined, choices: number, written: number): number[] {
  if (points === undefined || choices === 0 || points - written < choices) return [];
  const each = Math.floor((points - written) / choices);
  const more = points - written - each * choices;
  return Array.from({ length: choices }, (_, index) => (index < choices - more ? each : each + 1));
}

/** What students are told where the questions are not worth the same. */
export function pointsSentence(points: readonly number[], hasWritten: boolean): string {
  const [first = 1] = points;
  const last = points.at(-1) ?? 1;
  if (points.length === 0 || (first === last && (first === 1 || hasWritten))) return '';
  if (first === last) return `Each question is worth ${first} points.`;
  const lower = points.filter((each) => each === first).length;
  const worth = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'} each`;
  return `Questions 1 to ${lower} are worth ${worth(first)}; questions ${lower + 1} to ${points.length}, ${worth(last)}.`;
}
