/** A word list out of a teaching set: the words that this topic needs, in the order in which they build on each other. */
import type { Materials } from '../../composer/materials.ts';
import type { TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import type { VocabularyDocument } from './document.ts';

const FEWEST = 3;

export function vocabularyFromSet(form: FormOf<'vocabulary'>, materials: Materials, set: TeachingSet): VocabularyDocument {
  const { words, translations } = set;
  const language = form.translationLanguage;
  const count = Math.max(FEWEST, materials.wishes.counts.word ?? words.words.length);
  return {
    title: set.card.title,
    standards: [...materials.codes],
    entries: words.words.slice(0, count).map(({ word, say, pos, tier, meaning, sentence, notThis, parts, picture }) => ({
      term: word,
      say,
      partOfSpeech: pos,
      tier,
      definition: meaning,
      example: sentence,
      contrast: notThis,
      wordParts: parts,
      picture,
      translation: language === '' ? '' : (translations[word]?.[language] ?? materials.translations[word]?.[language] ?? ''),
      meaningTranslated: language === '' ? '' : (translations[word]?.[`${language} meaning`] ?? ''),
    })),
    practice: words.practice.map(({ task }) => task),
    practiceKey: words.practice.map(({ answer }) => answer),
    frames: [...words.frames],
    watchOut: [...words.watchOut],
    texts: [],
    teacherNotes: [...words.teach],
  };
}
