/** A word list out of a teaching set: the words that this topic needs, in the order in which they build on each other. */
import type { Materials } from '../../composer/materials.ts';
import type { TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import { LANGUAGES } from '../choices/languages.ts';
import { notesOnWishes, wishedIn, withoutUnwanted } from '../parts/follow-wishes.ts';
import type { VocabularyDocument } from './document.ts';

const FEWEST = 3;

export function vocabularyFromSet(form: FormOf<'vocabulary'>, materials: Materials, set: TeachingSet): VocabularyDocument {
  const { words, translations } = set;
  const { wishes } = materials;
  const wishedLanguage = LANGUAGES.find(({ value }) => value !== '' && value === wishes.translation)?.value;
  const language = form.translationLanguage === '' ? (wishedLanguage ?? '') : form.translationLanguage;
  const asked = wishes.counts.word;
  const count = Math.max(FEWEST, asked ?? words.words.length);
  const suited = withoutUnwanted(words.words, wishes);
  const wished = new Set(suited.filter((entry) => wishedIn(entry.word, wishes) > 0));
  const places = new Set([...wished, ...suited.filter((entry) => !wished.has(entry))].slice(0, count));
  // A task on words that were left out can't be done.
  const leftOut = words.words.filter((entry) => !places.has(entry)).map(({ word }) => word);
  const practice = words.practice.filter(({ task }) => wishedIn(task, { words: leftOut, settings: [], focus: [] }) === 0);
  const draft = {
    title: set.card.title,
    standards: [...materials.codes],
    entries: words.words
      .filter((entry) => places.has(entry))
      .map(({ word, say, pos, tier, meaning, sentence, notThis, parts, picture }) => ({
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
    practice: practice.map(({ task }) => task),
    practiceKey: practice.map(({ answer }) => answer),
    frames: [...words.frames],
    watchOut: [...words.watchOut],
    texts: [],
  };
  const followed = [
    ...(asked === draft.entries.length ? ['counts:word'] : []),
    ...(wishes.translation !== undefined && wishes.translation === language ? ['translation'] : []),
    'means:no devices',
  ];
  return { ...draft, teacherNotes: [...words.teach, ...notesOnWishes(wishes, draft, followed)] };
}
