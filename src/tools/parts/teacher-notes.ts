import type { Materials } from '../../composer/materials.ts';
import { type DraftToAsk, notesOnWishes } from './follow-wishes.ts';

/**
 * What a draft from a family of topics says to the teacher: the framework's move, and how the note is followed.
 * @param followed keys of the wishes that the draft follows itself
 */
export function teacherNotes(materials: Materials, draft: DraftToAsk, followed: readonly string[]): string[] {
  const { lens } = materials;
  return [...(lens ? [`${lens.code}: ${lens.teacherMove}`] : []), ...notesOnWishes(materials, draft, followed)];
}
