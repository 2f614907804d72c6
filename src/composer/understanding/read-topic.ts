/**
 * Reads a typed topic once: what it is about, how sure that is, what of the text it explains and what is left over as focus.
 * Everything that needs to know goes by this reading; nothing of it outlives the request.
 */
import { isEnglishWord, isEveryday } from '../english-words.ts';
import { type CourseWords, readCourseWords } from './course-words.ts';
import { LESSON_TOPICS, type LessonTopic } from './lesson-topics.ts';
import { type Ranked, isCalled, rankTopics } from './rank-topics.ts';
import { type Correction, correctSpelling } from './spelling.ts';
import { topicIndex } from './open-topic-index.ts';
import { type Found, type TopicIndex, isByCode } from './topic-index.ts';
import { isOfSchoolwork, termOf, wordsOf } from './words.ts';

export interface TopicReading {
  readonly typed: string;
  /** As typed, its slips corrected: for a heading. */
  readonly spelled: string;
  readonly corrections: readonly Correction[];
  readonly course: CourseWords;
  readonly certainty: 'sure' | 'unsure' | 'unknown';
  /** The lesson-sized topic that is meant. */
  readonly lesson: LessonTopic | undefined;
  /** Packs and skills that are meant, the nearest first; [] where nothing is known. */
  readonly families: readonly string[];
  /** Other readings that are nearly as likely, each of another sense. */
  readonly alternatives: readonly LessonTopic[];
  /** Where nothing was understood: topics that share a word with what was typed. */
  readonly nearest: readonly LessonTopic[];
  /** What was typed is a name of the topic, no more and no less. */
  readonly isNamed: boolean;
  /** 0 to 1: how much of what was typed is explained. */
  readonly coverage: number;
  /** Words of the topic that the reading does not explain, in order: 'with regrouping', 'chapters 8–12'. */
  readonly focus: readonly string[];
}

const LESSON_BY_ID = new Map(LESSON_TOPICS.map((topic) => [topic.id, topic]));

/** Of what was typed, weighed by how rare each word is: below, the reading is a guess; below the second, it is none. */
const SURE = 0.7;
const LEAST = 0.5;
/** In two or three words each counts: 'golf swing' is no swing state. */
const LEAST_OF_FEW = 0.66;
const FEW_WORDS = 3;
/** Another reading is close when it scores this much of the best. */
const CLOSE = 0.8;
/** A word beside others in a name says little when it stands alone. */
const PART_OF_NAME = 0.6;
const EVERYDAY = 0.5;
const EVERYDAY_IN_SENTENCE = 0.25;
const OF_SCHOOLWORK = 0.15;
const SENTENCE_WORDS = 5;
const DISTINCTIVE = 0.75;
const NAMED = 0.7;
const MOST_ALTERNATIVES = 3;
const MOST_FAMILIES = 3;

/** A topic far ahead of all others is meant although words stand around it that it does not know. */
const LEAST_WITH_LEAD = 0.3;
const LEAD = 1.5;
const LEADING_SCORE = 120;

const NAMED_IN: readonly string[] = ['title', 'also', 'words', 'codes'];

/** Terms of the query that the topic's names or words hold, not only its text. */
function termsNamed(found: readonly Found[]): ReadonlySet<string> {
  const named = new Set<string>();
  for (const { match, queryTerms, terms } of found) {
    for (const term of terms) {
      if (!match[term]?.some((field) => NAMED_IN.includes(field))) continue;
      for (const query of queryTerms) if (term === query || (query.length >= 3 && term.startsWith(query))) named.add(query);
    }
  }
  return named;
}

interface Reading {
  readonly best: readonly Ranked[];
  readonly coverage: number;
  /** How many words it explains, those of schoolwork not counted. */
  readonly explained: number;
  readonly unexplained: readonly string[];
}

/** A word that no topic holds counts less if it is everyday English: 'how do text features help the reader'. */
function weightOf(index: TopicIndex, word: string, isSentence: boolean): number {
  const term = termOf(word) ?? word;
  if (isOfSchoolwork(word)) return OF_SCHOOLWORK;
  if (!index.holds(term)) return isEveryday(word) ? (isSentence ? EVERYDAY_IN_SENTENCE : EVERYDAY) : 1;
  return index.rarity(term);
}

/** A word of few topics that is no everyday English names its topic whatever stands beside it: 'Gatsby', 'stoichiometry'. */
const isDistinctive = (index: TopicIndex, word: string): boolean =>
  index.rarity(termOf(word) ?? word) >= DISTINCTIVE && !isEnglishWord(word) && /^\p{L}{4,}$/u.test(word);

function explain(index: TopicIndex, text: string, best: readonly Ranked[]): Reading {
  const words = [...new Set(wordsOf(text))].filter((word) => termOf(word) !== undefined);
  const named = termsNamed(best.map(({ found }) => found));
  const isSentence = wordsOf(text).length >= SENTENCE_WORDS || text.includes('?');
  const weight = (word: string): number => weightOf(index, word, isSentence);
  const total = words.reduce((sum, word) => sum + weight(word), 0);
  const explained = words.filter((word) => named.has(termOf(word) ?? word));
  const isWhole = explained.some((word) => index.isName(termOf(word) ?? word)) || explained.length > 1;
  const share = (explained.reduce((sum, word) => sum + weight(word), 0) / (total || 1)) * (isWhole ? 1 : PART_OF_NAME);
  const isNamed = explained.some(
    (word) => isDistinctive(index, word) || (isSentence && index.isName(termOf(word) ?? word) && weight(word) >= NAMED),
  );
  return {
    best,
    coverage: isNamed ? Math.max(share, SURE) : share,
    explained: explained.filter((word) => !isOfSchoolwork(word)).length,
    unexplained: words.filter((word) => !explained.includes(word)),
  };
}

/** @param lessons in order, the best first */
function leads([best, ...others]: readonly Ranked[]): boolean {
  if (!best || best.score < LEADING_SCORE) return false;
  const rival = others.find(({ found }) => !sharesFamily(found.families, best.found.families));
  return best.score >= LEAD * (rival?.score ?? 0);
}

const better = (one: Reading, other: Reading): Reading => (other.coverage > one.coverage ? other : one);

const sharesFamily = (one: readonly string[], other: readonly string[]): boolean => one.some((family) => other.includes(family));

/**
 * @param grade Pre-K is -1, Kindergarten 0, then 1 to 12
 * @param index another than the library's own, to measure it without some of its names
 */
export function readTopic(typed: string, grade: number, index: TopicIndex = topicIndex()): TopicReading {
  const course = readCourseWords(typed);
  const { text, corrections } = correctSpelling(course.rest, index.words, (word) => index.knows(word));
  let spelled = typed;
  for (const { typed: slip, read } of corrections) spelled = spelled.replace(slip, read);
  const { lessons, families } = rankTopics(index.search(text, course.codes), grade, course.places);
  const [lesson] = lessons;
  const [family] = families;
  const byLesson = explain(index, text, lesson ? [lesson] : []);
  const isOwn = lesson !== undefined && family !== undefined && lesson.found.families.includes(family.id);
  // Words of two topics that do not belong together name neither: 'star wars'.
  const both = isOwn ? explain(index, text, [lesson, family]) : better(byLesson, explain(index, text, family ? [family] : []));
  const hasCode = lesson !== undefined && isByCode(lesson.found);
  const isNamed = [lesson, family].some((one) => one && isCalled(one, grade));
  const saysNothing = !isNamed && wordsOf(text).every((word) => isOfSchoolwork(word) || termOf(word) === undefined);
  const coverage = hasCode || isNamed ? 1 : both.coverage;
  const least = wordsOf(text).length <= FEW_WORDS ? LEAST_OF_FEW : LEAST;
  const isAhead = both.explained > 1 && coverage >= LEAST_WITH_LEAD && leads(lessons);
  const certainty = (coverage < least || (saysNothing && !hasCode)) && !isAhead ? 'unknown' : coverage >= SURE ? 'sure' : 'unsure';
  const nearest = lessons
    .filter(({ found }) => found.score > 0)
    .slice(0, MOST_ALTERNATIVES)
    .flatMap(({ id }) => LESSON_BY_ID.get(id) ?? []);
  const base = { typed, spelled, corrections, course, isNamed, nearest: [] };
  if (certainty === 'unknown')
    return { ...base, nearest, certainty, lesson: undefined, families: [], alternatives: [], coverage, focus: [] };
  const isLesson = lesson !== undefined;
  const meant = isLesson ? LESSON_BY_ID.get(lesson.id) : undefined;
  const own = meant?.families ?? [];
  const ranked = families.filter(({ score }) => score >= (family?.score ?? 0) * CLOSE).map(({ id }) => id);
  const called = families.filter((one) => isCalled(one, grade)).map(({ id }) => id);
  const inOrder = [...called, ...ranked.filter((id) => meant === undefined || own.includes(id))];
  const alternatives = lessons
    .slice(1)
    .filter(({ id, score, found }) => score >= (lesson?.score ?? 0) * CLOSE && id !== meant?.id && !sharesFamily(found.families, own))
    .slice(0, MOST_ALTERNATIVES)
    .flatMap(({ id }) => LESSON_BY_ID.get(id) ?? []);
  return {
    ...base,
    certainty: alternatives.length > 0 && certainty === 'sure' ? 'unsure' : certainty,
    lesson: meant,
    families: [...new Set(inOrder.length > 0 ? inOrder : own.slice(0, 1))].slice(0, MOST_FAMILIES),
    alternatives,
    coverage,
    focus: [...(meant ? byLesson : both).unexplained, ...course.places],
  };
}

/** Opens what reading a topic needs, so that the first teacher does not wait for it. */
export function openTopicReading(): void {
  readTopic('photosythesis', 7);
}
