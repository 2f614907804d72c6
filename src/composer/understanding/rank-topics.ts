/** From what the index finds to one order of lesson-sized topics and one of families: each speaks for the other. */
import { LESSON_TOPICS, type LessonTopic } from './lesson-topics.ts';
import { placeFit, placesIn } from './places.ts';
import type { Found } from './topic-index.ts';

export interface Ranked {
  readonly id: string;
  readonly title: string;
  readonly score: number;
  readonly found: Found;
}

export interface Ranking {
  readonly lessons: readonly Ranked[];
  /** Packs and skills. */
  readonly families: readonly Ranked[];
}

/** How much a family that is found says for each of its lessons, and a lesson for its families. */
const FAMILY_FOR_LESSON = 0.35;
const LESSON_FOR_FAMILY = 0.6;

/** What is taught in the grade comes first; a grade or two away it can be adapted, far away another topic is meant. */
function gradeFit([first, last]: readonly [number, number], grade: number): number {
  const away = Math.max(0, first - grade, grade - last);
  return GRADE_FIT[away] ?? 0.15;
}

const GRADE_FIT = [1, 0.7, 0.45, 0.3, 0.2];

type Fitted = Ranked & { readonly kind: string };

/** Two grades away: material can be adapted. */
const LEAST_FIT = 0.5;

const kindOf = (id: string): string => id.slice(0, id.indexOf(' '));
const nameOf = (id: string): string => id.slice(id.indexOf(' ') + 1);

const BY_FAMILY = new Map<string, LessonTopic[]>();
for (const topic of LESSON_TOPICS)
  for (const family of topic.families.slice(0, 3)) BY_FAMILY.set(family, [...(BY_FAMILY.get(family) ?? []), topic]);

/** Lessons of a family that is found, though no word of their own is: the family's word may be theirs too. */
function lessonsOfFamilies(families: ReadonlyMap<string, number>, known: ReadonlySet<string>, grade: number): Fitted[] {
  const [best] = [...families].sort(([, one], [, other]) => other - one);
  if (!best) return [];
  return (BY_FAMILY.get(best[0]) ?? [])
    .filter(({ id }) => !known.has(id))
    .map(({ id, title, grades, families: own, priority }) => ({
      id,
      kind: 'lesson',
      title,
      score: gradeFit(grades, grade) / priority,
      found: { id: `lesson ${id}`, title, grades, families: own, score: 0, match: {}, terms: [], queryTerms: [] },
    }));
}

/** It goes by just this name, and is taught about this grade. */
export const isCalled = ({ found }: Ranked, grade: number): boolean => found.isNamed === true && gradeFit(found.grades, grade) >= LEAST_FIT;

const nameRank = (one: Ranked, grade: number): number => (isCalled(one, grade) ? (one.found.isTitled === true ? 2 : 1) : 0);

const PLACES_OF = new Map(LESSON_TOPICS.map(({ id, title, words }) => [id, placesIn([title, ...words].join(' ; '))]));

/** @param places chapters, acts and scenes, as typed */
export function rankTopics(results: readonly Found[], grade: number, places: readonly string[] = []): Ranking {
  const typedPlaces = placesIn(places.join(' ; '));
  const fitted = results.map((found): Fitted => ({
    id: nameOf(String(found.id)),
    kind: kindOf(String(found.id)),
    title: found.title,
    found,
    score: found.score * gradeFit(found.grades, grade),
  }));
  const ofFamily = new Map<string, number>();
  for (const { id, kind, score } of fitted) if (kind !== 'lesson') ofFamily.set(id, score);
  const found = fitted.filter(({ kind }) => kind === 'lesson');
  const lessons = [...found, ...lessonsOfFamilies(ofFamily, new Set(found.map(({ id }) => id)), grade)]
    .map((lesson) => ({
      ...lesson,
      score:
        placeFit(typedPlaces, PLACES_OF.get(lesson.id) ?? []) *
        (lesson.score + FAMILY_FOR_LESSON * Math.max(0, ...lesson.found.families.map((family) => ofFamily.get(family) ?? 0))),
    }))
    .sort((one, other) => other.score - one.score);
  const ofLesson = new Map<string, number>();
  for (const { score, found } of lessons) {
    for (const [place, family] of found.families.entries())
      ofLesson.set(family, Math.max(ofLesson.get(family) ?? 0, score * (place === 0 ? 1 : 0.8)));
  }
  const families = fitted
    .filter(({ kind }) => kind !== 'lesson')
    .map((family) => ({ ...family, score: family.score + LESSON_FOR_FAMILY * (ofLesson.get(family.id) ?? 0) }))
    .sort((one, other) => nameRank(other, grade) - nameRank(one, grade) || other.score - one.score);
  return { lessons, families };
}
