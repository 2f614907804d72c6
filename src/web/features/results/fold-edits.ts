/**
 * A change of wording belongs to the document, not beside it: then it shows in every copy, version and file. Where an
 * edited line still frames exactly one text of the document, that text takes the new wording; whether it did is seen
 * by rendering the document again.
 */
import { blockKey, linesOf } from './blocks.ts';
import type { Edit } from './edits.ts';

type Path = readonly (string | number)[];

interface Leaf {
  readonly path: Path;
  readonly text: string;
}

function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value.replaceAll(/\s+/gu, ' ').trim() }];
  if (Array.isArray(value)) return value.flatMap((inner, index) => leavesOf(inner, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function withText(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((inner: unknown, index) => (index === step ? withText(inner, rest, text) : inner));
  return { ...(value as object), [step]: withText((value as Record<string, unknown>)[step], rest, text) };
}

/** The same words may stand twice in one item, as an option and as the answer: both change. */
function withTextEverywhereInItem(document: unknown, leaf: Leaf, text: string): unknown {
  const item = leaf.path.slice(0, 2).join('.');
  return leavesOf(document)
    .filter(({ path, text: other }) => other === leaf.text && path.slice(0, 2).join('.') === item)
    .reduce((changed, { path }) => withText(changed, path, text), document);
}

/** The new wording of `text`, if the line changed inside it and nowhere else. */
function rewording(line: string, edited: string, text: string): string | undefined {
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const before = line.slice(0, at);
    const after = line.slice(at + text.length);
    const isFramed = edited.startsWith(before) && edited.endsWith(after) && edited.length > before.length + after.length;
    if (isFramed) return edited.slice(before.length, edited.length - after.length).trim() || undefined;
  }
  return undefined;
}

export interface Folded {
  readonly document: unknown;
  /** Edits that the document has no place for. */
  readonly left: readonly Edit[];
}

/** @param render the blocks of a document, as the teacher saw them when she edited */
export function foldEdits(document: unknown, edits: readonly Edit[], render: (document: unknown) => readonly string[]): Folded {
  let current = document;
  const left: Edit[] = [];
  for (const edit of edits) {
    const folded = foldEdit(current, edit, render);
    if (folded === undefined) left.push(edit);
    else current = folded;
  }
  return { document: current, left };
}

function foldEdit(document: unknown, { from, to }: Edit, render: (document: unknown) => readonly string[]): unknown {
  if (from.length === 0 || from.length !== to.length) return undefined;
  const rendered = render(document);
  const at = placeOf(rendered, from);
  if (at < 0) return undefined;
  let changed = document;
  for (const [index, html] of to.entries()) {
    const next = foldBlock(changed, rendered[at + index] ?? '', html, (candidate) => render(candidate)[at + index] ?? '');
    if (next === undefined) return undefined;
    changed = next;
  }
  return changed;
}

function placeOf(rendered: readonly string[], from: readonly string[]): number {
  const keys = rendered.map((block) => blockKey(block));
  return keys.findIndex((_, at) => from.every((key, index) => keys[at + index] === key));
}

function foldBlock(document: unknown, block: string, edited: string, render: (document: unknown) => string): unknown {
  const lines = linesOf(block);
  const newLines = linesOf(edited);
  if (lines.length !== newLines.length) return undefined;
  let changed = document;
  for (const [index, line] of lines.entries()) {
    const newLine = newLines[index] ?? '';
    if (line === newLine) continue;
    const next = foldLine(changed, line, newLine, (candidate) => linesOf(render(candidate))[index] ?? '');
    if (next === undefined) return undefined;
    changed = next;
  }
  return linesOf(render(changed)).join('\n') === newLines.join('\n') ? changed : undefined;
}

function foldLine(document: unknown, line: string, edited: string, render: (document: unknown) => string): unknown {
  const longestFirst = leavesOf(document)
    .filter(({ text }) => line.includes(text))
    .sort((one, other) => other.text.length - one.text.length);
  for (const leaf of longestFirst) {
    const text = rewording(line, edited, leaf.text);
    if (text === undefined) continue;
    const candidate = withTextEverywhereInItem(document, leaf, text);
    if (render(candidate) === edited) return candidate;
  }
  return undefined;
}
