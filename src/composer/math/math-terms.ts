/** The words of school mathematics, by strand and grade, with the school words of twelve languages. */
import type { Language } from '../../tools/choices/languages.ts';
import type { Term } from '../topics/topic-pack.ts';
import { contentStems } from '../typed-words.ts';
import { TOPIC_WORDS } from './glossary/topic-words.ts';
import type { MathStrand } from './math-skill.ts';

export interface MathTerm extends Term {
  /** [] for a word that stands only in the lists of the topics whose own it is. */
  readonly strands: readonly MathStrand[];
  /** First and last grade that works with the word. */
  readonly grades: readonly [first: number, last: number];
}

const modules = import.meta.glob<Record<string, readonly MathTerm[]>>('./glossary/*-terms.ts', { eager: true });
const translationModules = import.meta.glob<Record<string, Readonly<Record<string, readonly string[]>>>>('./glossary/*-translations.ts', {
  eager: true,
});

export const MATH_TERMS: readonly MathTerm[] = Object.values(modules).flatMap((module) => Object.values(module).flat());

/** The order in which translations are listed. */
const LANGUAGES: readonly Language[] = [
  'Arabic',
  'Bengali',
  'Chinese (Simplified)',
  'French',
  'Hindi',
  'Japanese',
  'Korean',
  'Portuguese',
  'Russian',
  'Spanish',
  'Ukrainian',
  'Vietnamese',
];

/** By the English term; a term that is missing has no translation known for sure. */
export const MATH_TRANSLATIONS: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = Object.fromEntries(
  Object.values(translationModules)
    .flatMap((module) => Object.values(module))
    .flatMap((table) => Object.entries(table))
    .map(([term, words]) => [term, Object.fromEntries(LANGUAGES.map((language, index) => [language, words[index]]))]),
);

const LEAST_TERMS = 14;
const MOST_TERMS = 16;
/** So many words of its own carry a topic: then few others stand beside them. */
const ENOUGH_OWN = 8;
const TERMS_BESIDE_OWN = 10;

const distanceTo = ({ grades: [first, last] }: MathTerm, grade: number): number => Math.max(first - grade, grade - last, 0);

/** What is taught, in three degrees of nearness. */
export interface TaughtText {
  /** With '; ' between them. */
  readonly titles: string;
  readonly aliases: string;
  /** What is said about it: its idea, its objective, its hint and its misconception. */
  readonly about: string;
}

/** The words that the topic goes by, then those that it is explained with, then those that are new in about this grade. */
function byNearness(terms: readonly MathTerm[], { titles, aliases, about }: TaughtText, grade: number): MathTerm[] {
  const texts = [titles, aliases, about].map((text) => new Set(contentStems(text)));
  const nearness = ({ term }: MathTerm): number => {
    const stems = contentStems(term);
    const at = texts.findIndex((text) => stems.length > 0 && stems.every((stem) => text.has(stem)));
    return at < 0 ? texts.length : at;
  };
  const yearsAway = ({ grades }: MathTerm): number => Math.abs(grades[0] - grade);
  return terms
    .map((term) => ({ term, near: nearness(term) }))
    .sort((one, other) => one.near - other.near || yearsAway(one.term) - yearsAway(other.term))
    .map(({ term }) => term);
}

const BY_TERM: ReadonlyMap<string, MathTerm> = new Map(MATH_TERMS.map((term) => [term.term, term]));

/** The words that are these topics' own, in turns: the first of each, then the second of each. */
function ownTerms(titles: string, grade: number): MathTerm[] {
  const lists = titles.split('; ').map((title) => TOPIC_WORDS[title] ?? []);
  const longest = Math.max(...lists.map(({ length }) => length));
  const words = Array.from({ length: longest }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
  return [...new Set(words)]
    .map((word) => BY_TERM.get(word))
    .filter((term) => term !== undefined)
    .filter((term) => distanceTo(term, grade) === 0);
}

/** Words for these strands in this grade: first those that are the topic's own. */
export function termsFor(
  strands: readonly MathStrand[],
  grade: number,
  taught: TaughtText = { titles: '', aliases: '', about: '' },
): readonly MathTerm[] {
  const own = ownTerms(taught.titles, grade).slice(0, MOST_TERMS);
  const ofStrands = termsOfStrands(strands, grade, taught);
  const all = [...new Set([...own, ...ofStrands])];
  return all.slice(0, own.length < ENOUGH_OWN ? ofStrands.length : Math.max(TERMS_BESIDE_OWN, own.length));
}

/** Neighbouring grades and then other strands fill up a short list. */
function termsOfStrands(strands: readonly MathStrand[], grade: number, taught: TaughtText): readonly MathTerm[] {
  const ofStrand = byNearness(
    MATH_TERMS.filter((term) => term.strands.some((strand) => strands.includes(strand))),
    taught,
    grade,
  );
  const ofGrade = ofStrand.filter((term) => distanceTo(term, grade) === 0);
  if (ofGrade.length >= LEAST_TERMS) return ofGrade.slice(0, MOST_TERMS);
  const nearby = ofStrand.filter((term) => distanceTo(term, grade) === 1);
  const others = byNearness(
    MATH_TERMS.filter((term) => term.strands.length > 0 && !ofStrand.includes(term) && distanceTo(term, grade) === 0),
    taught,
    grade,
  );
  return [...ofGrade, ...nearby, ...others].slice(0, LEAST_TERMS);
}
