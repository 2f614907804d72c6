import { defineRecipe } from '../recipe.ts';
import { checkVocabulary } from './checks.ts';
import { composeVocabulary, spareEntries } from './compose.ts';
import { vocabularyDocument } from './document.ts';
import { promptVocabulary } from './prompt.ts';
import { renderVocabulary } from './render.ts';

export const vocabularyRecipe = defineRecipe({
  tool: 'vocabulary',
  document: vocabularyDocument,
  topic: ({ topic }) => topic,
  prompt: promptVocabulary,
  compose: composeVocabulary,
  spareItems: spareEntries,
  check: checkVocabulary,
  render: renderVocabulary,
  studentTexts: ({ entries, practice, texts }) => [
    ...entries.flatMap(({ definition, example }) => [definition, example]),
    ...practice,
    ...texts.map(({ text }) => text),
  ],
  textsForGrade: ({ entries, texts }) => [
    ...entries.flatMap(({ definition, example }) => [definition, example]),
    ...texts.map(({ text }) => text),
  ],
  taughtTerms: ({ entries }) => entries.map(({ term }) => term),
});
