/** The texts that a topic's items stand on. An item without its text can't be answered. */
import { textsIn } from '../text/texts-in.ts';
import type { BandMaterial, Passage } from './topics/topic-pack.ts';

/** A title in a sentence stands in quotation marks, single ones inside others. */
const isNamedIn = ({ title }: Passage, text: string): boolean => text.includes(`“${title}`) || text.includes(`‘${title}`);

/** @param id where an item points at a passage; it may also name titles in its words */
export function passagesOf({ passages = [] }: BandMaterial, id: string | undefined, ...texts: readonly string[]): Passage[] {
  return passages.filter((passage) => passage.id === id || texts.some((text) => isNamedIn(passage, text)));
}

export function needsPassage(kit: BandMaterial, id: string | undefined, ...texts: readonly string[]): boolean {
  return passagesOf(kit, id, ...texts).length > 0;
}

/** As documents carry them: each title on a line above its text; '' for none. */
export function passageText(passages: readonly Passage[]): string {
  return passages.map(({ title, text }) => `${title}\n${text}`).join('\n\n');
}

/** Every passage whose title stands somewhere in a document. */
export function passagesNamedIn({ passages = [] }: BandMaterial, document: unknown): Passage[] {
  const texts = [...textsIn(document)];
  return passages.filter((passage) => texts.some((text) => isNamedIn(passage, text)));
}
