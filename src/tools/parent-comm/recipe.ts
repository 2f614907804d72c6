import { defineRecipe } from '../recipe.ts';
import { checkParentEmail } from './checks.ts';
import { composeParentEmail } from './compose.ts';
import { parentEmailDocument } from './document.ts';
import { promptParentEmail } from './prompt.ts';
import { renderParentEmail } from './render.ts';

export const parentCommRecipe = defineRecipe({
  tool: 'parent-comm',
  document: parentEmailDocument,
  topic: () => '',
  prompt: promptParentEmail,
  compose: composeParentEmail,
  check: checkParentEmail,
  render: renderParentEmail,
  studentTexts: () => [],
});
