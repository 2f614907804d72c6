import { defineRecipe } from '../recipe.ts';
import { checkWritingPrompts } from './checks.ts';
import { composeWritingPrompts, sparePrompts } from './compose.ts';
import { writingPromptsDocument } from './document.ts';
import { promptWritingPrompts } from './prompt.ts';
import { renderWritingPrompts } from './render.ts';

/** Who writes on these by themselves writes on life; mathematics and other subjects have senses of their own for them. */
const THEME = /^(?:identity|change|power|time|differences?|reflections?|transformation|belonging|balance)$/iu;

export const writingPromptsRecipe = defineRecipe({
  tool: 'writing-prompts',
  document: writingPromptsDocument,
  topic: ({ topic }) => topic,
  isTheme: ({ topic }) => THEME.test(topic.trim()),
  prompt: promptWritingPrompts,
  compose: composeWritingPrompts,
  spareItems: sparePrompts,
  shorten: (document, form) => ({ ...document, prompts: document.prompts.slice(0, form.numberOfPrompts) }),
  check: checkWritingPrompts,
  render: renderWritingPrompts,
  studentTexts: ({ prompts, success }) => [...prompts.flatMap(({ prompt, plan }) => [prompt, ...plan]), ...success],
});
