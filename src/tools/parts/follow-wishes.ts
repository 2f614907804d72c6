/**
 * What a draft says to the teacher about this class: moves for its students, how to arrange the work, and in one line what was
 * asked for and not followed.
 */
import type { Materials } from '../../composer/materials.ts';
import { notFollowedLine } from '../../composer/understanding/name-wishes.ts';
import { followedInText } from '../../composer/wished-items.ts';
import { arrangements } from './arrangements.ts';
import { classSupports } from './class-supports.ts';

export interface DraftToAsk {
  /** All that was drafted, notes for the teacher aside. */
  readonly whole: unknown;
  /** Its items, where it has some: of these a share must speak of a wished setting or focus. */
  readonly items?: readonly unknown[];
  /** Where wished words must stand: the entries of a word list. */
  readonly words?: unknown;
  /** One item with a wished setting follows it: an idea among five, a phase of a lesson. */
  readonly isOneEnough?: boolean;
}

/** What the tool has in any case is not asked for in vain. @param has what of the note's own words it is */
export function without(materials: Materials, has: RegExp): Materials {
  const { wishes } = materials;
  return { ...materials, wishes: { ...wishes, notFollowed: wishes.notFollowed.filter((name) => !has.test(name)) } };
}

/** @param followed keys of the wishes that the draft follows by how it is made */
export function notesOnWishes(
  materials: Materials,
  { whole, items, words, isOneEnough }: DraftToAsk,
  followed: readonly string[],
): string[] {
  const { wishes } = materials;
  const inText = followedInText(wishes, whole, items, isOneEnough).filter((key) => words === undefined || !key.startsWith('words:'));
  const ofWords =
    words === undefined ? [] : followedInText({ ...wishes, settings: [], focus: [] }, words).filter((key) => key.startsWith('words:'));
  const done = [...followed, ...inText, ...ofWords];
  const supports = classSupports(materials, done);
  const arranged = arrangements(wishes, done);
  return [...supports.lines, ...arranged.lines, ...notFollowedLine(wishes, [...done, ...supports.followed, ...arranged.followed])];
}
