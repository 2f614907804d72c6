/**
 * Reads a typed topic once: what it is about, how sure that is, what of the text it explains and what is left over as focus.
 * Everything that needs to know goes by this reading; nothing of it outlives the request.
 */
import { type CourseWords, readCourseWords } from './course-words.ts';
import { LESSON_TOPICS, type LessonTopic } from './lesson-topics.ts';
import { type Ranked, rankTopics } from './rank-topics.ts';
import { type Correction, correctSpelling } from './spelling.ts';
import { type Found, topicIndex } from './open-topic-index.ts';
import { termOf, wordsOf } from './words.ts';

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
  /** 0 to 1: how much of what was typed is explained. */
  readonly coverage: number;
  /** Words of the topic that the reading does not explain, in order: 'with regrouping', 'chapters 8–12'. */
  readonly focus: readonly string[];
}

const LESSON_BY_ID = new Map(LESSON_TOPICS.map((topic) => [topic.id, topic]));

/** Of what was typed, weighed by how rare each word is: below, the reading is a guess; below the second, it is none. */
const SURE = 0.6;
const LEAST = 0.4;
/** Another reading is close when it scores this much of the best. */
const CLOSE = 0.8;
const MOST_ALTERNATIVES = 3;
const MOST_FAMILIES = 3;

const NAMED_IN: readonly string[] = ['title', 'also', 'words', 'codes'];

/** Terms of the query that the topic's names or words hold, not only its text. */
function termsNamed(found: readonly Found[]): ReadonlySet<string> {
  const named = new Set<string>();
  for (const { match, queryTerms, terms } of found) {
    for (const term of terms) {
      if (!match[term]?.some((field) => NAMED_IN.includes(field))) continue;
      for (const query of queryTerms) if (term === query || (query.length >= 3 && term.startsWith(query)) || near(term, query)) named.add(query);
    }
  }
  return named;
}

const near = (term: string, query: string): boolean => query.length >= 5 && term[0] === query[0] && Math.abs(term.length - query.length) <= 2 && term.slice(0, 4) === query.slice(0, 4);

interface Reading {
  readonly best: readonly Ranked[];
  readonly coverage: number;
  readonly unexplained: readonly string[];
}

function explain(text: string, best: readonly Ranked[]): Reading {
  const index = topicIndex();
  const words = [...new Set(wordsOf(text))].filter((word) => termOf(word) !== undefined);
  const named = termsNamed(best.map(({ found }) => found));
  const weight = (word: string): number => index.rarity(termOf(word) ?? word);
  const total = words.reduce((sum, word) => sum + weight(word), 0);
  const explained = words.filter((word) => named.has(termOf(word) ?? word));
  const share = explained.reduce((sum, word) => sum + weight(word), 0) / (total || 1);
  return { best, coverage: share, unexplained: words.filter((word) => !explained.includes(word)) };
}

const sharesFamily = (one: readonly string[], other: readonly string[]): boolean => one.some((family) => other.includes(family));

/** @param grade Pre-K is -1, Kindergarten 0, then 1 to 12 */
export function readTopic(typed: string, grade: number): TopicReading {
  const index = topicIndex();
  const course = readCourseWords(typed);
  const { text, corrections } = correctSpelling(course.rest, index.words, (word) => index.knows(word));
  let spelled = typed;
  for (const { typed: slip, read } of corrections) spelled = spelled.replace(slip, read);
  const query = [text, ...course.codes].join(' ');
  const { lessons, families } = rankTopics(index.search(query, course.codes), grade);
  const [lesson] = lessons;
  const [family] = families;
  const byLesson = explain(text, lesson ? [lesson] : []);
  const byFamily = explain(text, family ? [family] : []);
  const both = explain(text, [lesson, family].filter((ranked) => ranked !== undefined));
  const hasCode = course.codes.length > 0 && lesson !== undefined;
  const coverage = hasCode ? 1 : both.coverage;
  const certainty = coverage >= SURE ? 'sure' : coverage >= LEAST ? 'unsure' : 'unknown';
  const base = { typed, spelled, corrections, course };
  if (certainty === 'unknown') return { ...base, certainty, lesson: undefined, families: [], alternatives: [], coverage, focus: [] };
  const isLesson = lesson !== undefined && (hasCode || byLesson.coverage >= LEAST) && byLesson.coverage >= byFamily.coverage * 0.6;
  const meant = isLesson ? LESSON_BY_ID.get(lesson.id) : undefined;
  const own = meant?.families ?? [];
  const ranked = families.filter(({ score }) => score >= (family?.score ?? 0) * 0.5).map(({ id }) => id);
  const inOrder = [...ranked.filter((id) => own.length === 0 || own.includes(id)), ...own];
  const alternatives = lessons
    .slice(1)
    .filter(({ id, score, found }) => score >= (lesson?.score ?? 0) * CLOSE && id !== meant?.id && !sharesFamily(found.families, own))
    .slice(0, MOST_ALTERNATIVES)
    .flatMap(({ id }) => LESSON_BY_ID.get(id) ?? []);
  return {
    ...base,
    certainty: alternatives.length > 0 && certainty === 'sure' ? 'unsure' : certainty,
    lesson: meant,
    families: [...new Set(inOrder.length > 0 ? inOrder : ranked)].slice(0, MOST_FAMILIES),
    alternatives,
    coverage,
    focus: [...(meant ? byLesson : both).unexplained, ...course.places],
  };
}
