/** A word list out of a teaching set: the words that this topic needs, in the order in which they build on each other. */
import type { Materials } from '../../composer/materials.ts';
import type { TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import { LANGUAGES } from '../choices/languages.ts';
import type { Random } from '../../composer/random.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import { mentions, wishedIn, withoutUnwanted } from '../../composer/wished-items.ts';
import { forEarlyFinishers } from '../parts/early-finishers.ts';
import { notesOnWishes, without } from '../parts/follow-wishes.ts';
import type { VocabularyDocument } from './document.ts';

const FEWEST = 3;
const MOST = 20;
/** Where all of the set's tasks need words that were left out. */
const OWN_SENTENCES = 'Use each word in a sentence of your own that shows what it means.';

type Language = FormOf<'vocabulary'>['translationLanguage'];

export function vocabularyFromSet(form: FormOf<'vocabulary'>, materials: Materials, set: TeachingSet, random: Random): VocabularyDocument {
  const { words, translations } = set;
  const { wishes } = materials;
  const language = languageFor(form, wishes);
  const asked = wishes.counts.word ?? wishes.counts.any;
  const count = Math.max(FEWEST, asked ?? words.words.length);
  const suited = withoutUnwanted(words.words, wishes);
  const wished = new Set(suited.filter((entry) => wishedIn(entry.word, wishes) > 0));
  const inTurn = [
    ...wished,
    ...byWeight(
      suited.filter((entry) => !wished.has(entry)),
      set,
    ),
  ];
  const places = new Set(inTurn.slice(0, count));
  // A task on words that were left out can't be done.
  const leftOut = words.words.filter((entry) => !places.has(entry)).map(({ word }) => word);
  const practice = words.practice.filter(({ task }) => !leftOut.some((word) => mentions(task, word)));
  const entries = words.words
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
    }));
  const draft = {
    title: set.card.title,
    standards: [...materials.codes],
    entries: [...entries, ...ofFamily(entries, language, materials)].slice(0, MOST),
    practice: practice.length === 0 ? [OWN_SENTENCES] : practice.map(({ task }) => task),
    practiceKey: wishes.answerKey === 'none' ? [] : practice.map(({ answer }) => answer),
    frames: [...words.frames],
    watchOut: [...words.watchOut],
    texts: [],
  };
  const early = forEarlyFinishers(materials, random);
  const followed = [...listFollowed(wishes, draft.entries, language), ...early.followed];
  return {
    ...draft,
    language: form.translationLanguage === '' ? language : '',
    teacherNotes: [
      ...words.teach,
      ...early.lines,
      ...notesOnWishes(
        without(materials, OF_ENTRIES),
        { whole: draft, items: draft.entries, words: draft.entries.map(({ term }) => term) },
        followed,
      ),
    ],
  };
}

type Word = TeachingSet['words']['words'][number];

/** A word of the topic itself counts as much as so many items of the quiz that need it. */
const TOPIC_WORD = 3;

/** Where not all words have room, those that the set's quiz and practice need come first. */
function byWeight(words: readonly Word[], { quiz, words: { practice } }: TeachingSet): Word[] {
  const items = [...quiz.choice.map(({ ask, right }) => `${ask} ${right}`), ...practice.map(({ task }) => task)];
  const weightOf = ({ word, tier }: Word): number => items.filter((item) => mentions(item, word)).length + (tier === 3 ? TOPIC_WORD : 0);
  const weights = new Map(words.map((word) => [word, weightOf(word)]));
  return [...words].sort((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
}

/** What each entry has. */
export const OF_ENTRIES = /\b(?:parts? of speech|definitions?|example sentences?|word parts)\b/iu;

type Entries = VocabularyDocument['entries'];

/** Words that the teacher asks for and only the family of topics has. */
function ofFamily(entries: Entries, language: Language, { kit, source, translations, wishes }: Materials): Entries {
  if (source === 'open') return [];
  const missing = wishes.words.filter((phrase) => !entries.some(({ term }) => mentions(term, phrase)));
  return kit.terms
    .filter(({ term }) => missing.some((phrase) => mentions(term, phrase)))
    .map((term) => ({
      ...term,
      say: '',
      meaningTranslated: '',
      translation: language === '' ? '' : (translations[term.term]?.[language] ?? ''),
    }));
}

/** The form's language, else the one that the note asks for. */
export function languageFor({ translationLanguage }: FormOf<'vocabulary'>, { translation }: Wishes): Language {
  return translationLanguage === ''
    ? (LANGUAGES.find(({ value }) => value !== '' && value === translation)?.value ?? '')
    : translationLanguage;
}

/** Keys of the wishes that a list of words follows by what it is. */
export function listFollowed(wishes: Wishes, entries: Entries, language: Language): string[] {
  const isTranslated = language !== '' && wishes.translation === language && entries.some(({ translation }) => translation !== '');
  return [
    ...((wishes.counts.word ?? wishes.counts.any) === entries.length ? ['counts:word', 'counts:any'] : []),
    ...(isTranslated ? ['translation'] : []),
    ...(wishes.answerKey === 'none' ? ['answerKey'] : []),
    'means:no devices',
    'means:no lab',
  ];
}
