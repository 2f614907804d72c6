import { defineRecipe } from '../recipe.ts';
import { checkAdminEmail } from './checks.ts';
import { composeAdminEmail } from './compose.ts';
import { adminEmailDocument } from './document.ts';
import { promptAdminEmail } from './prompt.ts';
import { renderAdminEmail } from './render.ts';

export const adminCommRecipe = defineRecipe({
  tool: 'admin-comm',
  document: adminEmailDocument,
  topic: () => '',
  prompt: promptAdminEmail,
  compose: composeAdminEmail,
  check: checkAdminEmail,
  render: renderAdminEmail,
  studentTexts: () => [],
});
