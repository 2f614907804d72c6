import type { FormOf } from '../catalogue.ts';
import { gradeNumber } from '../choices/grade-levels.ts';
import { readWishes } from '../../composer/understanding/read-wishes.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';

export const FEWEST_CRITERIA = 3;
export const MOST_CRITERIA = 6;

/** 'Four criteria', within what a rubric can hold; undefined where no number of criteria is asked for. */
export function criteriaAsked({
  additionalContext,
  gradeLevel,
}: Pick<FormOf<'rubric'>, 'additionalContext' | 'gradeLevel'>): number | undefined {
  return criteriaIn(readWishes(additionalContext, gradeNumber(gradeLevel)));
}

export function criteriaIn({ counts }: Wishes): number | undefined {
  return counts.criterion === undefined ? undefined : Math.min(MOST_CRITERIA, Math.max(FEWEST_CRITERIA, counts.criterion));
}
