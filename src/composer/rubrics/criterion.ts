/**
 * A criterion of a rubric: what to look at in the work, and four parallel, observable levels of it, best first.
 * The lowest level says what is there, not what is missing (Brookhart, How to Create and Use Rubrics, 2013).
 */
import type { GradeBand } from '../grade-band.ts';

/** Three registers: child words ('I …') to grade 2, plain words to grade 5, academic words above. */
export type RubricTier = 'young' | 'middle' | 'older';

export type Levels = readonly [highest: string, high: string, low: string, lowest: string];

export interface Criterion {
  /** Two criteria of one rubric never share it. */
  readonly id: string;
  readonly name: string;
  readonly youngName: string;
  /** At least two wordings each, which look at different signs, so that two drafts differ. */
  readonly scales: Readonly<Record<RubricTier, readonly [Levels, Levels, ...Levels[]]>>;
}

export function tierOf(band: GradeBand): RubricTier {
  if (band === 'K-2') return 'young';
  return band === '3-5' ? 'middle' : 'older';
}

/** One line per part, so that a bank can be read through like a page. */
export function criterion(
  id: string,
  name: string,
  youngName: string,
  young: readonly [Levels, Levels],
  middle: readonly [Levels, Levels],
  older: readonly [Levels, Levels],
): Criterion {
  return { id, name, youngName, scales: { young, middle, older } };
}
