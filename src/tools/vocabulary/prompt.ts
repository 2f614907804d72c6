import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { reference } from '../parts/reference.ts';
import type { Prompt } from '../recipe.ts';

export function promptVocabulary(form: FormOf<'vocabulary'>, materials: Materials): Prompt {
  const language = form.translationLanguage;
  return {
    task: [
      `List the ${materials.wishes.counts.word ?? 10} words that students most need for the topic, topic words and academic words mixed.`,
      'Definitions are for a student of the grade: at most 25 words, never using the word itself. Examples hold the word and are about the topic.',
      'An everyday word with a special meaning here is worth more than a rare word. Group words that belong together next to each other. A definition says what it is in words that students know, not in synonyms.',
      'Contrast says what the word is mixed up with. Pictures can be drawn in a minute. End with up to four short practice tasks that use the words.',
      language === ''
        ? 'Leave every translation empty.'
        : `Give the standard school term in ${language}, in its own script. Leave a translation empty rather than guess.`,
    ].join('\n'),
    reference: reference(materials, { terms: 14, misconceptions: 2 }),
  };
}
