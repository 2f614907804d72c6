/** Four bands, as in the NGSS and the C3 Framework; Pre-K counts with K–2. */
export const GRADE_BANDS = ['K-2', '3-5', '6-8', '9-12'] as const;
export type GradeBand = (typeof GRADE_BANDS)[number];

/** @param grade Pre-K is -1, Kindergarten 0, then 1 to 12 */
export function bandOf(grade: number): GradeBand {
  if (grade <= 2) return 'K-2';
  if (grade <= 5) return '3-5';
  return grade <= 8 ? '6-8' : '9-12';
}

/** From grade 6 on, students read questions of twenty words as they read a sentence. */
export const READS_AT_LENGTH: ReadonlySet<GradeBand> = new Set(['6-8', '9-12']);
