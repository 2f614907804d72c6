/** The texts that a topic's items stand on. An item without its text can't be answered. */
import { textsIn } from '../text/texts-in.ts';
import { onceFor } from './once-for.ts';
import type { BandMaterial, ItemSet, OpenQuestion, Passage } from './topics/topic-pack.ts';

type Text = Pick<Passage, 'id' | 'title' | 'text'>;

/** The text of an item set goes by its title. */
const textsOf = onceFor(({ passages = [], itemSets = [] }: BandMaterial): readonly Text[] => [
  ...passages,
  ...itemSets.map(({ title, text }) => ({ id: title, title, text })),
]);

/** A title in a sentence stands in quotation marks, single ones inside others. */
const OPENING_MARKS = ['“', '‘'] as const;

/** Tells of one passage after another whether the text names it. */
function namesIn(text: string): (passage: Text) => boolean {
  const quoted: number[] = [];
  for (const mark of OPENING_MARKS) for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) quoted.push(at + 1);
  return ({ title }) => quoted.some((at) => text.startsWith(title, at));
}

/** The open question of an item set, pointing at its text. */
export const questionOf = ({ title, question }: ItemSet): OpenQuestion => ({ ...question, passage: title });

/** @param id where an item points at a passage; it may also name titles in its words */
export function passagesOf(kit: BandMaterial, id: string | undefined, ...texts: readonly string[]): Text[] {
  const passages = textsOf(kit);
  if (passages.length === 0) return [];
  const names = texts.map(namesIn);
  return passages.filter((passage) => passage.id === id || names.some((isNamed) => isNamed(passage)));
}

export function needsPassage(kit: BandMaterial, id: string | undefined, ...texts: readonly string[]): boolean {
  return passagesOf(kit, id, ...texts).length > 0;
}

/** As documents carry them: each title on a line above its text; '' for none. */
export function passageText(passages: readonly Pick<Text, 'title' | 'text'>[]): string {
  return passages.map(({ title, text }) => `${title}\n${text}`).join('\n\n');
}

/** Every passage whose title stands somewhere in a document. */
export function passagesNamedIn(kit: BandMaterial, document: unknown): Text[] {
  const texts = textsOf(kit);
  if (texts.length === 0) return [];
  return texts.filter(namesIn(textsIn(document).join('\n')));
}
