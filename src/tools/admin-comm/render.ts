import { blocks, bullets, labelled, plain } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import type { AdminEmailDocument } from './document.ts';

/** “Cost: about $89” with its label in bold, so that it is found at a glance. */
const LABEL = /^(?<label>\p{Lu}[\p{L} ]{1,18}): (?<text>\S.*)$/su;

function factList(items: readonly string[]): string {
  if (!items.some((item) => LABEL.test(item))) return bullets(items);
  return items
    .map((item) => {
      const { label, text } = LABEL.exec(item)?.groups ?? {};
      return label !== undefined && text !== undefined ? `- ${labelled(label, text)}` : bullets([item]);
    })
    .join('\n');
}

const WHY = 'Why it matters';

export function renderAdminEmail(document: AdminEmailDocument, _form: FormOf<'admin-comm'>): string {
  return blocks(
    labelled('Subject', document.subject),
    plain(document.greeting),
    ...document.paragraphs.map(({ part, text, items }) =>
      blocks(part === 'benefit' ? labelled(WHY, text) : plain(text), items.length > 0 && factList(items)),
    ),
    `${plain(document.closing)}  \n${plain(document.signature)}`,
    document.notice !== '' && blocks('---', labelled('Before you send (not part of the email)', document.notice)),
  );
}
