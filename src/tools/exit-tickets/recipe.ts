import { textsToRead } from '../parts/choice-question.ts';
import { defineRecipe } from '../recipe.ts';
import { checkExitTicket } from './checks.ts';
import { composeExitTicket } from './compose.ts';
import { exitTicketDocument } from './document.ts';
import { promptExitTicket } from './prompt.ts';
import { renderExitTicket } from './render.ts';

export const exitTicketsRecipe = defineRecipe({
  tool: 'exit-tickets',
  document: exitTicketDocument,
  topic: ({ lessonObjective }) => lessonObjective,
  prompt: promptExitTicket,
  compose: composeExitTicket,
  check: checkExitTicket,
  render: renderExitTicket,
  studentTexts: ({ instruction, items }) => [
    instruction,
    ...items.flatMap(({ passage, prompt, options }) => textsToRead(prompt, passage, options)),
  ],
});
