import type { Materials } from '../../composer/materials.ts';
import { needsOptions } from '../../composer/needs-options.ts';
import { needsPassage } from '../../composer/passages.ts';
import { onceFor } from '../../composer/once-for.ts';
import type { Random } from '../../composer/random.ts';
import type { Fact, Term } from '../../composer/topics/topic-pack.ts';
import { contentStems } from '../../composer/typed-words.ts';
import { asSentence } from '../../text/sentence.ts';
import type { FormOf } from '../catalogue.ts';
import { mentions } from '../../composer/wished-items.ts';
import { forEarlyFinishers } from '../parts/early-finishers.ts';
import { without } from '../parts/follow-wishes.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import { isUnknown } from '../parts/skeleton.ts';
import { vocabularySkeleton } from './skeleton.ts';
import type { VocabularyDocument } from './document.ts';
import { OF_ENTRIES, languageFor, listFollowed, vocabularyFromSet } from './vocabulary-from-set.ts';
import { practiceFor } from './practice.ts';

/** What students can make their own in a week or two: five to ten words (Beck, McKeown & Kucan, 2013). */
const USUAL_COUNT = 8;
/** The words that carry the topic come first in a kit and stand in every list; only the last few take turns. */
const CORE_SHARE = 0.75;

type Language = FormOf<'vocabulary'>['translationLanguage'];

function entryFor(term: Term, language: Language, translations: Materials['translations']): VocabularyDocument['entries'][number] {
  return { ...term, say: '', meaningTranslated: '', translation: language === '' ? '' : (translations[term.term]?.[language] ?? '') };
}

function chooseTerms({ kit, translations, wishes }: Materials, count: number, language: Language, random: Random): Term[] {
  const isTranslated = ({ term }: Term): boolean => language === '' || translations[term]?.[language] !== undefined;
  const translatedFirst = (terms: readonly Term[]): Term[] =>
    random.shuffle(terms).sort((one, other) => Number(isTranslated(other)) - Number(isTranslated(one)));
  const wished = kit.terms.filter(({ term }) => wishes.words.some((phrase) => mentions(term, phrase)));
  const rest = kit.terms.filter((term) => !wished.includes(term));
  const core = [...wished, ...rest.slice(0, Math.ceil(count * CORE_SHARE))];
  const own = translatedFirst(rest.slice(Math.ceil(count * CORE_SHARE))).slice(0, Math.max(0, count - core.length));
  return [...core, ...own].slice(0, count);
}

export function spareEntries(form: FormOf<'vocabulary'>, materials: Materials, random: Random): VocabularyDocument['entries'] {
  const { kit, translations } = materials;
  const terms = random.shuffle(kit.terms);
  return terms.map((term) => entryFor(term, form.translationLanguage, translations));
}

const QUESTIONS = 2;
/** A short practice. */
const MOST_TASKS = 4;

const stemsOf = onceFor(({ answer }: Fact) => contentStems(answer));

/** Questions of the topic whose answers hold words of the list, and these answers for the teacher. */
function questionsOn(
  terms: readonly Term[],
  count: number,
  { kit, source, isSensitive }: Materials,
  random: Random,
): { ask: string[]; answer: string[] } {
  // What people suffered is no exercise in words.
  if (source !== 'pack' || isSensitive) return { ask: [], answer: [] };
  const stems = new Set(terms.flatMap(({ term }) => contentStems(term)));
  const fitting = kit.facts.filter(
    (fact) =>
      !needsOptions(fact.question) && !needsPassage(kit, fact.passage, fact.question) && stemsOf(fact).some((stem) => stems.has(stem)),
  );
  const chosen = random.sample(fitting, count);
  return {
    ask: chosen.map(({ question }) => `Answer with words from the list where you can: ${question}`),
    answer: chosen.map(({ question, answer, reason }) => `${question} ${asSentence(answer)} ${reason}`),
  };
}

export function composeVocabulary(form: FormOf<'vocabulary'>, materials: Materials, random: Random): VocabularyDocument {
  if (materials.set) return vocabularyFromSet(form, materials, materials.set, random);
  if (isUnknown(materials)) return vocabularySkeleton(materials);
  const { wishes, topic, translations, lens } = materials;
  const count = Math.min(20, Math.max(3, wishes.counts.word ?? wishes.counts.any ?? USUAL_COUNT));
  const language = languageFor(form, wishes);
  const terms = chooseTerms(materials, count, language, random);
  const cases = random.sample(materials.kitsByNearness[0]?.itemSets ?? [], 1).map(({ title, text }) => ({ title, text }));
  const questions = questionsOn(terms, QUESTIONS - cases.length, materials, random);
  const draft = {
    title: topic.title,
    standards: [...materials.codes],
    entries: random.shuffle(terms).map((term) => entryFor(term, language, translations)),
    practice: [
      ...practiceFor(terms, random).slice(0, questions.ask.length > 0 ? 1 : MOST_TASKS - cases.length - (lens ? 1 : 0)),
      ...questions.ask,
      ...cases.map(({ title }) => `Read “${title}” below. Explain what happens in it with at least three words from the list.`),
      ...(lens ? [lens.studentTask] : []),
    ],
    practiceKey: [],
    frames: [],
    watchOut: [],
    texts: cases,
  };
  const early = forEarlyFinishers(materials, random);
  const followed = [...listFollowed(wishes, draft.entries, language), ...early.followed];
  return {
    ...draft,
    language: form.translationLanguage === '' ? language : '',
    teacherNotes: [
      ...(wishes.answerKey === 'none' ? [] : questions.answer),
      ...early.lines,
      ...teacherNotes(
        without(materials, OF_ENTRIES),
        { whole: draft, items: draft.entries, words: draft.entries.map(({ term }) => term) },
        followed,
      ),
    ],
  };
}
