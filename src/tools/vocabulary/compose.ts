import { requestedCount } from '../../composer/class-notes.ts';
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { Term } from '../../composer/topics/topic-pack.ts';
import type { FormOf } from '../catalogue.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import type { VocabularyDocument } from './document.ts';
import { practiceFor } from './practice.ts';

const USUAL_COUNT = 10;

type Language = FormOf<'vocabulary'>['translationLanguage'];

function entryFor(term: Term, language: Language, translations: Materials['translations']): VocabularyDocument['entries'][number] {
  return { ...term, translation: language === '' ? '' : (translations[term.term]?.[language] ?? '') };
}

export function spareEntries(form: FormOf<'vocabulary'>, { kit, translations }: Materials, random: Random): VocabularyDocument['entries'] {
  return random.shuffle(kit.terms).map((term) => entryFor(term, form.translationLanguage, translations));
}

export function composeVocabulary(form: FormOf<'vocabulary'>, materials: Materials, random: Random): VocabularyDocument {
  const { kit, notes, topic, translations, lens } = materials;
  const count = Math.min(20, Math.max(3, requestedCount(notes.text, 'word') ?? USUAL_COUNT));
  // The words that carry the topic come first in a kit, so a shorter list keeps them.
  const core = kit.terms.slice(0, Math.ceil(count * 0.6));
  const language = form.translationLanguage;
  const isTranslated = ({ term }: { readonly term: string }): boolean => language === '' || translations[term]?.[language] !== undefined;
  const rest = random.shuffle(kit.terms.slice(core.length)).sort((one, other) => Number(isTranslated(other)) - Number(isTranslated(one)));
  const others = rest.slice(0, count - core.length);
  return {
    title: topic.title,
    standards: [...materials.codes],
    entries: random.shuffle([...core, ...others]).map((term) => entryFor(term, language, translations)),
    practice: [...practiceFor([...core, ...others], random), ...(lens ? [lens.studentTask] : [])],
    teacherNotes: teacherNotes(materials),
  };
}
