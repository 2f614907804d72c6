/**
 * What a draft says to the teacher about this class: moves for its students, how to arrange the work, and in one line what was
 * asked for and not followed.
 */
import type { Materials } from '../../composer/materials.ts';
import { notFollowedLine } from '../../composer/understanding/name-wishes.ts';
import { followedInText } from '../../composer/wished-items.ts';
import { sceneNamedIn } from '../../composer/math/topic-scene.ts';
import { textsIn } from '../../text/texts-in.ts';
import { isSetIn } from '../math-problems/draw-problems.ts';
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

/** Items that stand from easy to hard in any case. */
export const RISING = /\b(?:start(?:s|ing)? (?:easy|simple)|easy to hard|easiest first|harder ones? (?:last|at the end)$)/iu;

/** Whether a quoted request says one of the parts that were followed otherwise: 'they must cite 2 sources'. */
export function meansOneOf(parts: readonly string[]): RegExp {
  const said = parts.filter(Boolean).map((part) => part.replaceAll(/[^\p{L}\p{N} ]/gu, '.'));
  return said.length === 0 ? /^\b$/u : new RegExp(said.join('|'), 'iu');
}

/** What the tool has in any case is not asked for in vain. @param has what of the note's own words it is */
export function without(materials: Materials, has: RegExp): Materials {
  const { wishes } = materials;
  return { ...materials, wishes: { ...wishes, notFollowed: wishes.notFollowed.filter((name) => !has.test(name)) } };
}

/** So many of the items have to say that they are set in the scene that computed problems are drawn for. */
const SHARE_IN_SCENE = 0.2;

/** Settings that a scene of word problems stands for: 'our school garden' is told of beds and seeds. */
function settingsByScene({ source, set, wishes, grade }: Materials, items: readonly unknown[]): string[] {
  if (source !== 'skills' || set || items.length === 0) return [];
  const texts = items.map((item) => textsIn(item).join(' '));
  return wishes.settings
    .filter((setting) => {
      const scene = sceneNamedIn(setting, Math.max(0, grade));
      return (
        scene !== undefined &&
        texts.filter((text) => isSetIn(scene, text) && text.toLowerCase().includes(scene.at)).length >= SHARE_IN_SCENE * texts.length
      );
    })
    .map((setting) => `settings:${setting}`);
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
  const done = [...followed, ...inText, ...ofWords, ...settingsByScene(materials, items ?? [])];
  const supports = classSupports(materials, done);
  const arranged = arrangements(wishes, done);
  return [...supports.lines, ...arranged.lines, ...notFollowedLine(wishes, [...done, ...supports.followed, ...arranged.followed])];
}
