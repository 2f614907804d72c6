/**
 * What code can say about a topic pack: that it is whole, that its items keep the rules of item writing
 * (Haladyna, Downing & Rodriguez, 2002) and that its text suits the band. Truth and tact need a reader.
 */
import { readingLevel } from '../../text/reading-level.ts';
import { countWords } from '../../text/words.ts';
import { LANGUAGE_NAMES } from '../../tools/choices/languages.ts';
import type { GradeBand } from '../grade-band.ts';
import type { BandMaterial, Fact, ItemSet, OpenQuestion, Term, TopicPack } from './topic-pack.ts';

const LEAST = {
  terms: 10,
  facts: 12,
  misconceptions: 3,
  questions: 6,
  activities: 3,
  recalls: 4,
  cultural: 4,
  connections: 3,
  objectives: 3,
} as const;
const LEAST_TRANSLATED = 6;
/** Bands of whose other words nobody is sure in every language: a term left out is better than one that is guessed. */
const FEWER_KNOWN: Readonly<Record<string, number>> = {
  'elements-of-art 6-8': 5,
  'rhythm-and-instruments 3-5': 5,
  'rhythm-and-instruments 6-8': 3,
};
const GENRES = ['Narrative', 'Persuasive', 'Expository', 'Descriptive', 'Creative'] as const;
const READING_CEILING: Record<GradeBand, number> = { 'K-2': 3, '3-5': 5.3, '6-8': 8.5, '9-12': 11 };
/** What is right for every grade of the band, where the Common Core's bands divide it (supplement to Appendix A). */
const PASSAGE_LEVEL: Record<GradeBand, readonly [least: number, most: number]> = {
  // Beginning readers have no lower bound.
  'K-2': [-Infinity, 3.5],
  '3-5': [4.51, 5.34],
  '6-8': [6.51, 10.34],
  '9-12': [10.34, 12.12],
};

const CATCH_ALL = /\b(?:all|none|both|neither) of (?:the above|these)\b|\b[A-D] and [A-D]\b/u;
const ABSOLUTES = /\b(?:always|never|every single|completely|totally|impossible)\b/iu;
const NEGATIVE_STEM = /\b(?:not|except|isn’t|isn't|never|least likely)\b/iu;
/** It could be answered with a word: a task after the question ('Give two reasons.') opens it. */
const CLOSED = /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had)\s[^?]*\?\s*$/iu;
const STEM = /\?$|:$|_{2,}|…$/u;

const holds = (text: string, term: string): boolean =>
  text.toLowerCase().includes(term.toLowerCase().replace(/(?:y|e|s)$/u, '')) || irregular(text, term);
const irregular = (text: string, term: string): boolean => term.length <= 5 && new RegExp(`\\b${term.slice(0, 2)}`, 'iu').test(text);

function termProblems({ term, definition, example }: Term): string[] {
  const problems = [];
  if (countWords(definition) > 25) problems.push(`term “${term}”: the definition has more than 25 words`);
  if (new RegExp(`(?<!\\p{L})${term.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?!\\p{L})`, 'iu').test(definition)) {
    problems.push(`term “${term}”: the definition uses the term`);
  }
  if (!holds(example, term)) problems.push(`term “${term}”: the example does not hold the term`);
  return problems;
}

function factProblems({ question, answer, distractors, reason }: Fact): string[] {
  const problems = [];
  const options = [answer, ...distractors.map(({ text }) => text)];
  if (!STEM.test(question)) problems.push('is not a question');
  if (NEGATIVE_STEM.test(question)) problems.push('asks negatively');
  if (options.some((option) => ABSOLUTES.test(option))) problems.push('has an absolute word in an option');
  if (options.some((option) => CATCH_ALL.test(option))) problems.push('has an option that speaks of the others');
  if (new Set(options.map((option) => option.toLowerCase())).size < 4) problems.push('repeats an option');
  const lengths = options.map((option) => option.length);
  const [keyLength = 0, ...others] = lengths;
  if (keyLength > 20 && keyLength > 1.4 * Math.max(...others)) problems.push('gives the key away by its length');
  if (Math.max(...lengths) > 25 && Math.max(...lengths) > 3 * Math.min(...lengths)) problems.push('has options of very unlike length');
  if (countWords(reason) < 5) problems.push('has no real reason');
  return problems.map((problem) => `fact “${question}” ${problem}`);
}

function keyLengthProblem(facts: readonly Fact[]): string[] {
  if (facts.length === 0) return [];
  const longest = facts.filter(({ answer, distractors }) => distractors.every(({ text }) => text.length < answer.length));
  const share = longest.length / facts.length;
  return share > 0.34 ? [`the key is the longest option in ${Math.round(share * 100)} % of the facts (at most 34 %)`] : [];
}

/** Everything that students read. */
function studentTexts(material: BandMaterial): string[] {
  return [
    ...material.terms.flatMap(({ definition, example }) => [definition, example]),
    ...material.facts.flatMap(({ question, answer, distractors }) => [question, answer, ...distractors.map(({ text }) => text)]),
    ...material.questions.map(({ question }) => question),
    ...material.activities.flatMap(({ steps }) => steps),
    ...material.recalls.map(({ prompt }) => prompt),
    ...material.writing.map(({ prompt }) => prompt),
    ...(material.passages ?? []).map(({ text }) => text),
    ...(material.itemSets ?? []).flatMap(({ text, facts, question }) => [
      text,
      ...facts.flatMap((fact) => [fact.question, fact.answer, ...fact.distractors.map((distractor) => distractor.text)]),
      question.question,
    ]),
  ];
}

/** A text of fewer than thirty words has no level. */
function passageProblems(band: GradeBand, { passages = [], terms }: BandMaterial): string[] {
  const taught = terms.map(({ term }) => term);
  return passages.flatMap((passage) => (passage.form === undefined ? levelProblem(band, passage, taught) : []));
}

function levelProblem(band: GradeBand, { title, text }: { readonly title: string; readonly text: string }, taught: string[]): string[] {
  const [least, most] = PASSAGE_LEVEL[band];
  const level = readingLevel([text], taught)?.grade;
  return level === undefined || (level >= least && level <= most)
    ? []
    : [`text “${title}” reads at grade ${level.toFixed(1)}, and should at ${least} to ${most}`];
}

const ITEMS_OF_A_SET = 3;

function itemSetProblems(band: GradeBand, { itemSets = [], terms }: BandMaterial): string[] {
  const taught = terms.map(({ term }) => term);
  const ofSet = (set: ItemSet): string[] => [
    ...levelProblem(band, set, taught),
    ...set.facts.flatMap(factProblems),
    ...openQuestionProblems(set.question),
    ...(set.facts.length === ITEMS_OF_A_SET ? [] : [`item set “${set.title}” has ${set.facts.length} items, not ${ITEMS_OF_A_SET}`]),
  ];
  return [
    ...itemSets.flatMap(ofSet),
    ...keyLengthProblem(itemSets.flatMap(({ facts }) => facts)),
    ...repeated(itemSets.map(({ title }) => title)).map((title) => `item set “${title}” stands twice`),
  ];
}

function openQuestionProblems({ question, lookFors }: OpenQuestion): string[] {
  const isClosed = CLOSED.test(question) && !/\b(?:why|how|what|which|where|who|when|or)\b/iu.test(question);
  return [
    ...(isClosed ? [`question “${question}” can be answered with yes or no`] : []),
    ...(lookFors.length < 2 ? [`question “${question}” has fewer than 2 look-fors`] : []),
  ];
}

/** A word list comes without the band's passages. */
function strayTitles({ terms, passages = [], itemSets = [] }: BandMaterial): string[] {
  const titles = [...passages, ...itemSets].map(({ title }) => title);
  return terms.flatMap(({ term, definition, example, contrast }) =>
    titles
      .filter((title) => `${definition} ${example} ${contrast}`.includes(`“${title}`))
      .map((title) => `term “${term}” speaks of the text “${title},” which is not at hand in a word list`),
  );
}

function bandProblems(band: GradeBand, material: BandMaterial): string[] {
  const problems: string[] = [];
  for (const [part, least] of Object.entries(LEAST) as [keyof typeof LEAST, number][]) {
    if (material[part].length < least) problems.push(`${part}: ${material[part].length}, at least ${least} are needed`);
  }
  for (const genre of GENRES) {
    if (material.writing.filter((seed) => seed.genre === genre).length < 2) problems.push(`writing: fewer than 2 ${genre} seeds`);
  }
  problems.push(
    ...material.terms.flatMap(termProblems),
    ...strayTitles(material),
    ...material.facts.flatMap(factProblems),
    ...keyLengthProblem(material.facts),
  );
  if (new Set(material.questions.map(({ thinking }) => thinking)).size < 4)
    problems.push('questions cover fewer than 4 levels of thinking');
  problems.push(...material.questions.flatMap(openQuestionProblems), ...itemSetProblems(band, material));
  if (new Set(material.cultural.map(({ aspect }) => aspect)).size < 4) problems.push('cultural links cover fewer than 4 aspects');
  const passages = new Set((material.passages ?? []).map(({ id }) => id));
  for (const { passage } of [...material.facts, ...material.questions]) {
    if (passage !== undefined && !passages.has(passage)) problems.push(`there is no passage “${passage}”`);
  }
  problems.push(...passageProblems(band, material));
  const level = readingLevel(
    studentTexts(material),
    material.terms.map(({ term }) => term),
  );
  if (level && level.grade > READING_CEILING[band]) {
    problems.push(`student text reads at grade ${level.grade.toFixed(1)}, at most ${READING_CEILING[band]} for ${band}`);
  }
  return problems.map((problem) => `${band}: ${problem}`);
}

/** Of every band's words, the most important ones stand in all languages. */
function translationProblems({ id, translations }: TopicPack, band: GradeBand, { terms }: BandMaterial): string[] {
  const least = FEWER_KNOWN[`${id} ${band}`] ?? LEAST_TRANSLATED;
  const whole = terms.filter(({ term }) => Object.keys(translations[term] ?? {}).length === LANGUAGE_NAMES.length).length;
  return whole < least ? [`${band}: ${whole} terms in all ${LANGUAGE_NAMES.length} languages, at least ${least} are needed`] : [];
}

const repeated = (texts: readonly string[]): string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text.toLowerCase()).size);
};

/** @returns one sentence per problem; an empty list for a pack that may ship */
export function checkTopicPack(pack: TopicPack): string[] {
  const problems: string[] = [];
  const bands = Object.entries(pack.bands) as [GradeBand, BandMaterial][];
  if (bands.length === 0) problems.push('serves no grade band');
  if (pack.aliases.length < 4) problems.push('has fewer than 4 aliases');
  for (const alias of pack.aliases) if (alias !== alias.toLowerCase()) problems.push(`alias “${alias}” is not in lower case`);
  const terms = new Set(bands.flatMap(([, material]) => material.terms.map(({ term }) => term)));
  for (const term of Object.keys(pack.translations)) {
    if (!terms.has(term)) problems.push(`translations: “${term}” is not a term of this pack`);
  }
  for (const [band, material] of bands) {
    problems.push(...bandProblems(band, material), ...translationProblems(pack, band, material));
    problems.push(...repeated(material.facts.map(({ question }) => question)).map((text) => `${band}: fact “${text}” stands twice`));
    problems.push(...repeated(material.terms.map(({ term }) => term)).map((text) => `${band}: term “${text}” stands twice`));
  }
  return problems.map((problem) => `${pack.id}: ${problem}`);
}
