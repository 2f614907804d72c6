import { defineRecipe } from '../recipe.ts';
import { checkRubric } from './checks.ts';
import { composeRubric, spareCriteria } from './compose.ts';
import { rubricDocument } from './document.ts';
import { promptRubric } from './prompt.ts';
import { renderRubric } from './render.ts';
import { withPoints } from './with-points.ts';

export const rubricRecipe = defineRecipe({
  tool: 'rubric',
  document: rubricDocument,
  topic: () => '',
  prompt: promptRubric,
  compose: composeRubric,
  spareItems: spareCriteria,
  arrange: (document) => withPoints(document, false),
  check: checkRubric,
  render: renderRubric,
  // Students read a rubric before they start, or have it read to them.
  studentTexts: ({ criteria, selfCheck }) => [...criteria.flatMap(({ descriptors }) => descriptors), selfCheck],
});
