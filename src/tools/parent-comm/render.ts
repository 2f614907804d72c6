import { joinMoves } from '../../composer/phrasing/join-moves.ts';
import { blocks, bullets, labelled, plain } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import type { ParentEmailDocument } from './document.ts';

export function renderParentEmail(document: ParentEmailDocument, _form: FormOf<'parent-comm'>): string {
  return blocks(
    labelled('Subject', document.subject),
    plain(document.greeting),
    ...joinMoves(document.paragraphs, { observation: 'meaning', view: 'contact' }).map(({ text, items }) =>
      blocks(plain(text), items.length > 0 && bullets(items)),
    ),
    `${plain(document.closing)}  \n${plain(document.signature)}`,
    document.notice !== '' && blocks('---', labelled('Before you send (not part of the email)', document.notice)),
  );
}
