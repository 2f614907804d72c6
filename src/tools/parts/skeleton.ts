/**
 * What is drafted where the library knows nothing of a topic: half a page that is honestly a skeleton, in the teacher's own
 * words, with blanks for what only the teacher knows. It states nothing about the topic and makes up no questions.
 */
import type { Materials } from '../../composer/materials.ts';

/** First among a skeleton's notes, in every tool. */
export const SKELETON_NOTE = 'This is a skeleton: the blanks in brackets are yours to fill in.';

export const isSkeleton = (document: unknown): boolean =>
  (document as { readonly teacherNotes?: readonly string[] } | null)?.teacherNotes?.[0] === SKELETON_NOTE;

/** Nothing is known of what was typed: no set, no pack, no skill. */
export const isUnknown = ({ set, source }: Materials): boolean => set === undefined && source === 'open';
