import { blocks, bullets, labelled, plain } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import type { AdminEmailDocument, AdminEmailPart } from './document.ts';

/** Moves that read as one paragraph when they stand next to each other. */
const JOINED: Readonly<Partial<Record<AdminEmailPart, AdminEmailPart>>> = { benefit: 'proposal', decision: 'thanks' };

type Paragraph = AdminEmailDocument['paragraphs'][number];

function joinMoves(paragraphs: readonly Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = joined.at(-1);
    if (last && last.items.length === 0 && JOINED[last.part] === paragraph.part) {
      joined[joined.length - 1] = { ...paragraph, text: `${last.text} ${paragraph.text}` };
    } else joined.push(paragraph);
  }
  return joined;
}

export function renderAdminEmail(document: AdminEmailDocument, _form: FormOf<'admin-comm'>): string {
  return blocks(
    labelled('Subject', document.subject),
    plain(document.greeting),
    ...joinMoves(document.paragraphs).map(({ text, items }) => blocks(plain(text), items.length > 0 && bullets(items))),
    `${plain(document.closing)}  \n${plain(document.signature)}`,
    document.notice !== '' && blocks('---', labelled('Before you send (not part of the email)', document.notice)),
  );
}
