import type { FormOf } from '../catalogue.ts';
import { defineSheet, itemsOf } from '../sheet.ts';
import type { ExitTicketDocument } from './document.ts';
import { renderExitTicket } from './render.ts';

/** The criteria name how many items there are. */
function withCountedCriteria(document: ExitTicketDocument): ExitTicketDocument {
  const count = document.items.filter(({ aim }) => aim !== 'reflection').length;
  const counted = (criterion: string): string => criterion.replace(/\b\d+ content items\b/u, `${count} content items`);
  return { ...document, gotIt: counted(document.gotIt), almost: counted(document.almost), reteach: counted(document.reteach) };
}

export const exitTicketsSheet = defineSheet({
  tool: 'exit-tickets',
  render: renderExitTicket,
  hasStudentCopy: true,
  items: itemsOf<ExitTicketDocument, FormOf<'exit-tickets'>>()({
    key: 'items',
    noun: 'item',
    fewest: 3,
    label: ({ prompt }) => prompt,
    kind: ({ aim }) => aim,
    settle: withCountedCriteria,
  }),
});
