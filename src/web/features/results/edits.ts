/**
 * What a teacher changed by hand, kept apart from the document, so that it survives when an item is moved or replaced
 * and shows in the student copy as well as in the teacher copy. An edit puts some blocks in the place of others.
 */
import { diffArrays } from 'diff';
import { NUMBER, blockKey, linesOf } from './blocks.ts';

export interface Edit {
  /** Keys of the blocks that it replaces; [] where it only adds. */
  readonly from: readonly string[];
  /** HTML of the blocks in their place; [] where it only removes. */
  readonly to: readonly string[];
  /** Key of the block before them; '' at the top. */
  readonly after: string;
}

/** What turns the one list of blocks into the other. */
export function editsBetween(rendered: readonly string[], edited: readonly string[]): readonly Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let pending: { from: string[]; to: string[] } | undefined;
  const finish = (): void => {
    if (!pending) return;
    const before = rendered[at - pending.from.length - 1];
    edits.push({ from: pending.from.map((block) => blockKey(block)), to: pending.to, after: before === undefined ? '' : blockKey(before) });
    pending = undefined;
  };
  for (const { value, added, removed } of diffArrays([...rendered], [...edited], { comparator: isSame })) {
    if (!added && !removed) {
      finish();
      at += value.length;
      continue;
    }
    pending ??= { from: [], to: [] };
    if (removed) {
      pending.from.push(...value);
      at += value.length;
    } else pending.to.push(...value);
  }
  finish();
  return edits;
}

/** An editor may write the same text with other tags around it: then nothing was changed. */
function isSame(one: string, other: string): boolean {
  return one === other || (structure(one) === structure(other) && linesOf(one).join('\n') === linesOf(other).join('\n'));
}

/** Tag and emphasis of a block, without its text. */
const structure = (block: string): string =>
  block
    .replaceAll(/<p>(?=.*<\/(?:li|td|th|blockquote)>)/gsu, '')
    .replaceAll(/<(?<tag>\/?(?:strong|em|del|code|h\d|ul|ol|a|img)\b)[^>]*>|<[^>]*>|[^<]+/gu, '<$<tag>>')
    .replaceAll('<>', '');

export interface Edited {
  readonly blocks: readonly string[];
  /** Edits that found their place. */
  readonly used: readonly Edit[];
}

/** The blocks with the edits in place; an edit whose blocks are not there (any more) is left out. */
export function applyEdits(rendered: readonly string[], edits: readonly Edit[]): Edited {
  let blocks = rendered.map((html) => ({ html, key: blockKey(html) }));
  const used: Edit[] = [];
  for (const edit of edits) {
    const at = placeOf(
      blocks.map(({ key }) => key),
      edit,
    );
    if (at < 0) continue;
    const old = blocks.slice(at, at + edit.from.length);
    const fresh = edit.to.map((html, index) => ({ html: numberedLike(html, old[index]?.html), key: edit.from[index] ?? blockKey(html) }));
    blocks = [...blocks.slice(0, at), ...fresh, ...blocks.slice(at + edit.from.length)];
    used.push(edit);
  }
  return { blocks: blocks.map(({ html }) => html), used };
}

/** Where an edit belongs: where its blocks stand, best right after the block that stood before them. */
function placeOf(keys: readonly string[], { from, after }: Edit): number {
  const preceded = (at: number): boolean => (at === 0 ? after === '' : keys[at - 1] === after);
  const places = [...keys.keys(), keys.length].filter((at) => from.every((key, index) => keys[at + index] === key));
  const best = places.find((place) => preceded(place));
  if (best !== undefined) return best;
  return from.length > 0 ? (places[0] ?? -1) : -1;
}

/** An edited question takes the number of the place where it now stands. */
function numberedLike(html: string, place: string | undefined): string {
  const number = place === undefined ? undefined : /\d+/u.exec(NUMBER.exec(linesOf(place)[0] ?? '')?.[0] ?? '')?.[0];
  if (number === undefined || !NUMBER.test(linesOf(html)[0] ?? '')) return html;
  return html.replace(/(?<=^(?:<[^>]*>|Prompt |Task )*)\d+/u, number);
}
