/** What a draft offers for the students whom the note names: the topic's own words and supports first, then how to open the work. */
import type { Materials } from '../../composer/materials.ts';
import { studentMoves } from '../../composer/student-moves.ts';
import type { StudentsOfClass } from '../../composer/understanding/wishes.ts';
import { languagesNamed } from '../cultural/class-context.ts';

const MOST_KEY_WORDS = 6;
const FEWEST_KEY_WORDS = 3;
const MOST_FRAMES = 2;

/** Languages of the class: those that are named, and those of the places that students come from. */
function languagesOf({ languages, places }: StudentsOfClass): string[] {
  return [...new Set([...languages, ...languagesNamed([...languages, ...places].join(', '))])];
}

/** 'Key words in Spanish: codon: el codón; …', where enough of them are known for sure. */
function keyWords({ set, kit, translations, source }: Materials, language: string): string[] {
  const words = set ? set.words.words.map(({ word }) => word) : source === 'open' ? [] : kit.terms.map(({ term }) => term);
  const known = words.flatMap((word) => {
    const translation =
      set?.translations[word]?.[language] ?? (translations[word] as Readonly<Record<string, string>> | undefined)?.[language] ?? '';
    return translation === '' ? [] : [`${word}: ${translation}`];
  });
  return known.length < FEWEST_KEY_WORDS ? [] : [`Key words in ${language}: ${known.slice(0, MOST_KEY_WORDS).join('; ')}.`];
}

/** A set's frames, each in quotation marks. */
const framesOf = ({ set }: Materials): string[] => set?.words.frames.map((frame) => `“${frame}”`) ?? [];

/** A set's own help with the language of this topic; nothing where it has none. */
function ofLanguage(materials: Materials, hasStarters: boolean): string[] {
  const { wishes } = materials;
  const words = languagesOf(wishes.students).flatMap((language) => keyWords(materials, language));
  const frames = hasStarters ? [] : framesOf(materials).slice(0, MOST_FRAMES);
  return [...words, ...(frames.length === 0 ? [] : [`Sentence frames for students learning English: ${frames.join(' ')}`])];
}

/** @param done keys of the wishes that the draft follows otherwise */
export function classSupports(
  materials: Materials,
  done: readonly string[],
): { readonly lines: readonly string[]; readonly followed: readonly string[] } {
  const { students } = materials.wishes;
  const starters = materials.wishes.starters ? framesOf(materials) : [];
  const own = students.multilingual ? ofLanguage(materials, starters.length > 0) : [];
  const general = studentMoves(students);
  const moves = general.moves.filter((_, index) => {
    const key = general.followed[index] ?? '';
    return !done.includes(key) && !(key === 'students:multilingual' && own.length > 0);
  });
  return {
    lines: [...own, ...(starters.length === 0 ? [] : [`Sentence starters: ${starters.join(' ')}`]), ...moves],
    followed: [...general.followed, ...(starters.length === 0 ? [] : ['starters'])],
  };
}
