import { defineRecipe } from '../recipe.ts';
import { checkWarmUp } from './checks.ts';
import { composeWarmUp, spareTasks } from './compose.ts';
import { warmUpDocument } from './document.ts';
import { promptWarmUp } from './prompt.ts';
import { renderWarmUp } from './render.ts';

export const warmUpRecipe = defineRecipe({
  tool: 'warm-up',
  document: warmUpDocument,
  topic: ({ topic }) => topic,
  prompt: promptWarmUp,
  compose: composeWarmUp,
  spareItems: spareTasks,
  check: checkWarmUp,
  render: renderWarmUp,
  studentTexts: ({ instruction, tasks, earlyFinisher }) => [instruction, ...tasks.map(({ prompt }) => prompt), earlyFinisher],
});
