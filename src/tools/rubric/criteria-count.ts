import { requestedCount } from '../../composer/class-notes.ts';

export const FEWEST_CRITERIA = 3;
export const MOST_CRITERIA = 6;

/** 'Four criteria', within what a rubric can hold; undefined where no number of criteria is asked for. */
export function criteriaAsked(additionalContext: string): number | undefined {
  const asking = /[^.!?;\n]*\b(?:criteria|criterion)\b/iu.exec(additionalContext)?.[0];
  const asked = asking === undefined ? undefined : requestedCount(asking, 'criterion');
  return asked === undefined ? undefined : Math.min(MOST_CRITERIA, Math.max(FEWEST_CRITERIA, asked));
}
