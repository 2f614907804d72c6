import type { Materials } from '../../composer/materials.ts';
import { SKELETON_NOTE } from '../parts/skeleton.ts';
import type { VocabularyDocument } from './document.ts';

export function vocabularySkeleton({ topic }: Materials): VocabularyDocument {
  return {
    title: topic.title,
    standards: [],
    entries: [1, 2, 3].map((number) => ({
      term: `[word ${number}]`,
      say: '',
      partOfSpeech: 'noun',
      tier: 3,
      definition: '[What it means, in words a student uses.]',
      example: `[A sentence on ${topic.inText} with the word.]`,
      contrast: '[What it is mixed up with.]',
      wordParts: '[Word parts or related words.]',
      picture: '[A quick picture.]',
      translation: '',
      meaningTranslated: '',
    })),
    practice: ['Use each word in a sentence of your own. Then trade with a partner and check that the sentence shows the meaning.'],
    practiceKey: [],
    frames: [],
    watchOut: [],
    texts: [],
    teacherNotes: [SKELETON_NOTE, 'Choose the five to eight words that students can’t do without in this lesson.'],
  };
}
