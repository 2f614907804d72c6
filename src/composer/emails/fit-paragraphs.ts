/** An email between its bounds: said a little more warmly where it is too short, shorter where it is too long. */
import { countWords } from '../../text/words.ts';
import type { FamilyPart } from './family-email.ts';

export interface FamilyParagraph {
  readonly part: FamilyPart;
  readonly text: string;
  /** When it goes, where the email is too long: 1 first; without it never. */
  readonly spare?: number;
}

export const wordsOf = (paragraphs: readonly { readonly text: string }[]): number =>
  paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);

/** What each kind of email may say besides, where it would be too short to show care. */
export function lengthened(paragraphs: readonly FamilyParagraph[], more: readonly string[], least: number): readonly FamilyParagraph[] {
  let kept = paragraphs;
  for (const sentence of more) {
    if (wordsOf(kept) >= least) break;
    const at = kept.findIndex(({ part }) => part === 'view');
    const before = kept[at - 1];
    kept =
      before?.part === 'school' || before?.part === 'meaning'
        ? kept.map((paragraph) => (paragraph === before ? { ...paragraph, text: `${paragraph.text} ${sentence}` } : paragraph))
        : [...kept.slice(0, at), { part: 'school', text: sentence }, ...kept.slice(at)];
  }
  return kept;
}

/** What can be spared goes first where an email is too long. */
export function fitWords(paragraphs: readonly FamilyParagraph[], most: number): readonly FamilyParagraph[] {
  let kept = paragraphs;
  for (const spare of [1, 2, 3]) {
    if (wordsOf(kept) <= most) break;
    kept = kept.filter((paragraph) => paragraph.spare !== spare);
  }
  return kept;
}
