import type { Materials } from '../../composer/materials.ts';
import { skeletonNotes } from '../parts/skeleton.ts';
import type { VocabularyDocument } from './document.ts';

const FEWEST = 3;
const MOST = 20;

export function vocabularySkeleton(materials: Materials): VocabularyDocument {
  const { topic, wishes } = materials;
  const count = Math.min(MOST, Math.max(FEWEST, wishes.words.length, wishes.counts.word ?? wishes.counts.any ?? FEWEST));
  return {
    title: topic.title,
    standards: [],
    entries: Array.from({ length: count }, (_, index) => ({
      term: wishes.words[index] ?? `[word ${index + 1}]`,
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
    language: '',
    teacherNotes: [
      ...skeletonNotes(materials, [
        ...wishes.words.map((word) => `words:${word}`),
        ...((wishes.counts.word ?? wishes.counts.any) === count ? ['counts:word', 'counts:any'] : []),
      ]),
      'Choose the five to eight words that students can’t do without in this lesson.',
    ],
  };
}
