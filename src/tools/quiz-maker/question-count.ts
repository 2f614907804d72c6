import { readWishes } from '../../composer/understanding/read-wishes.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import { gradeNumber } from '../choices/grade-levels.ts';
import type { FormOf } from '../catalogue.ts';

const USUAL_COUNT = 10;
/** So many, without texts to read, have room on one page. */
const ONE_PAGE_COUNT = 6;
const MOST = 20;

/** Ten questions in all, unless the teacher asks in the context for another number. */
export function questionsIn({ counts, onePage, written }: Wishes): number {
  const usual = onePage ? ONE_PAGE_COUNT : USUAL_COUNT;
  return Math.min(MOST, Math.max(1, typeof written === 'number' ? written : 0, counts.question ?? counts.any ?? usual));
}

/** How many of the items are written: where only a mix is asked for, a quarter of them. */
export function writtenIn({ written }: Wishes, count: number): number {
  if (written === undefined) return 0;
  if (written === 'all') return count;
  if (written === 'half') return Math.round(count / 2);
  return written === 'some' ? Math.min(count, Math.max(2, Math.round(count / 4))) : Math.min(written, count);
}

export function questionCount({ additionalContext, gradeLevel }: Pick<FormOf<'quiz-maker'>, 'additionalContext' | 'gradeLevel'>): number {
  return questionsIn(readWishes(additionalContext, gradeNumber(gradeLevel)));
}
