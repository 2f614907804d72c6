import type { FormOf } from '../catalogue.ts';
import { defineSheet, itemsOf } from '../sheet.ts';
import type { VocabularyDocument } from './document.ts';
import { renderVocabulary } from './render.ts';

export const vocabularySheet = defineSheet({
  tool: 'vocabulary',
  render: renderVocabulary,
  hasStudentCopy: true,
  items: itemsOf<VocabularyDocument, FormOf<'vocabulary'>>()({
    key: 'entries',
    noun: 'word',
    fewest: 3,
    label: ({ term }) => term,
  }),
  files: [
    {
      label: 'Flashcards (Quizlet, Anki)',
      name: 'vocabulary.tsv',
      type: 'text/tab-separated-values',
      make: async (document: VocabularyDocument) => ({ content: (await import('./files/flashcards.ts')).vocabularyAsFlashcards(document) }),
    },
  ],
});
