import { defineRecipe } from '../recipe.ts';
import { checkCultural } from './checks.ts';
import { composeCultural, spareIdeas } from './compose.ts';
import { culturalDocument } from './document.ts';
import { promptCultural } from './prompt.ts';
import { renderCultural } from './render.ts';

export const culturalRecipe = defineRecipe({
  tool: 'cultural',
  document: culturalDocument,
  topic: ({ topic }) => topic,
  prompt: promptCultural,
  compose: composeCultural,
  spareItems: spareIdeas,
  check: checkCultural,
  render: renderCultural,
  // Written for the teacher, who puts the tasks into the words of the class.
  studentTexts: () => [],
});
