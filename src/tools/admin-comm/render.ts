import { joinMoves } from '../../composer/phrasing/join-moves.ts';
import { blocks, bullets, labelled, plain } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import type { AdminEmailDocument } from './document.ts';

export function renderAdminEmail(document: AdminEmailDocument, _form: FormOf<'admin-comm'>): string {
  return blocks(
    labelled('Subject', document.subject),
    plain(document.greeting),
    ...joinMoves(document.paragraphs, { benefit: 'proposal', decision: 'thanks' }).map(({ text, items }) =>
      blocks(plain(text), items.length > 0 && bullets(items)),
    ),
    `${plain(document.closing)}  \n${plain(document.signature)}`,
    document.notice !== '' && blocks('---', labelled('Before you send (not part of the email)', document.notice)),
  );
}
