import { requestedCount } from '../../composer/class-notes.ts';

const USUAL_COUNT = 10;
const MOST = 20;

/** Ten questions, unless the teacher asks in the context for another number. */
export function questionCount(additionalContext: string): number {
  const asked = requestedCount(additionalContext, 'question') ?? USUAL_COUNT;
  return Math.min(MOST, Math.max(1, asked));
}
