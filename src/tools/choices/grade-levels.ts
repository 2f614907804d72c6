import { choices } from '../define-tool.ts';

export const GRADE_LEVELS = choices(
  'Pre-K',
  'Kindergarten',
  '1st Grade',
  '2nd Grade',
  '3rd Grade',
  '4th Grade',
  '5th Grade',
  '6th Grade',
  '7th Grade',
  '8th Grade',
  '9th Grade',
  '10th Grade',
  '11th Grade',
  '12th Grade',
);

export type GradeLevel = (typeof GRADE_LEVELS)[number]['value'];

/** The school year as a number: Pre-K is -1, Kindergarten 0, then 1 to 12. */
export function gradeNumber(level: GradeLevel): number {
  return GRADE_LEVELS.findIndex(({ value }) => value === level) - 1;
}
