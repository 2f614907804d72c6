import { pointRanges, sharePoints } from '../../composer/rubrics/share-points.ts';
import type { RubricDocument } from './document.ts';

/** Few enough for a young child to count. */
const YOUNG_POINTS = 4;

/** Points are never left to a model: they are computed, so that ranges don't overlap and the total sums. */
export function withPoints(document: RubricDocument, forYoung: boolean): RubricDocument {
  const { criteria, system, total } = document;
  const shares = forYoung
    ? criteria.map(() => YOUNG_POINTS)
    : sharePoints(
        criteria.map(({ weight }) => weight),
        total,
      );
  return {
    ...document,
    criteria: criteria.map((criterion, index) => ({
      ...criterion,
      points: system === 'Points' ? pointRanges(shares[index] ?? 0) : [],
    })),
  };
}

/** Whether the document counts its points for a young child. */
export function hasYoungPoints({ criteria }: RubricDocument): boolean {
  return criteria.length > 0 && criteria.every(({ points }) => points[0]?.to === YOUNG_POINTS);
}

/** The most points that the rubric can give; 0 where it gives none. */
export function totalPoints({ criteria }: RubricDocument): number {
  return criteria.reduce((sum, { points }) => sum + (points[0]?.to ?? 0), 0);
}
