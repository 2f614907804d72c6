import { expect, it } from 'vitest';
import type { VocabularyDocument } from '../document.ts';
import { vocabularyAsFlashcards } from './flashcards.ts';

const entry = { say: '', meaningTranslated: '', partOfSpeech: 'noun', tier: 3, contrast: 'x', wordParts: 'x', picture: 'x' };

it('writes a card a line, with one tab between front and back', () => {
  const document: VocabularyDocument = {
    title: 'Water',
    standards: [],
    entries: [
      { ...entry, term: 'vapor', definition: 'Water as\ta gas.', example: 'Vapor\nrises.', translation: 'vapor de agua' },
      { ...entry, term: 'rain', definition: 'Water that falls.', example: 'Rain fell.', translation: '' },
    ],
    texts: [],
    practice: ['Sort them.'],
    practiceKey: [],
    language: '',
    frames: [],
    watchOut: [],
    teacherNotes: [],
  };
  expect(vocabularyAsFlashcards(document)).toBe(
    'vapor (vapor de agua)\tWater as a gas. Example: Vapor rises.\nrain\tWater that falls. Example: Rain fell.\n',
  );
});
