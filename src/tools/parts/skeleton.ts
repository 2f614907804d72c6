/**
 * What is drafted where the library knows nothing of a topic: half a page that is honestly a skeleton, in the teacher's own
 * words, with blanks for what only the teacher knows. It states nothing about the topic and makes up no questions.
 */
import type { Materials } from '../../composer/materials.ts';
import { notesOnWishes } from './follow-wishes.ts';

/** First among a skeleton's notes, in every tool. */
export const SKELETON_NOTE = 'This is a skeleton: the blanks in brackets are yours to fill in.';

export const isSkeleton = (document: unknown): boolean =>
  (document as { readonly teacherNotes?: readonly string[] } | null)?.teacherNotes?.[0] === SKELETON_NOTE;

/** Nothing is known of what was typed: no set, no pack, no skill. */
export const isUnknown = ({ set, source }: Materials): boolean => set === undefined && source === 'open';

/**
 * A skeleton's notes: what it is, and what of the teacher's note it follows. It says nothing of the topic, so what should stand
 * in the items is the teacher's to fill in; what should stay out is not in it either.
 */
export function skeletonNotes(materials: Materials, followed: readonly string[]): string[] {
  const ofItems = ['avoid', 'untaught', 'numbers', 'means:no devices', 'means:no lab'];
  return [SKELETON_NOTE, ...notesOnWishes(materials, { whole: '', items: [] }, [...ofItems, ...followed])];
}
