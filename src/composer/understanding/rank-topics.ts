/** From what the index finds to one order of lesson-sized topics and one of families: each speaks for the other. */
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
  return [1, 0.85, 0.65, 0.45, 0.3][away] ?? 0.2;
}

const kindOf = (id: string): string => id.slice(0, id.indexOf(' '));
const nameOf = (id: string): string => id.slice(id.indexOf(' ') + 1);

export function rankTopics(results: readonly Found[], grade: number): Ranking {
  const fitted = results.map((found) => ({ id: nameOf(String(found.id)), kind: kindOf(String(found.id)), title: found.title, found, score: found.score * gradeFit(found.grades, grade) }));
  const ofFamily = new Map<string, number>();
  for (const { id, kind, score } of fitted) if (kind !== 'lesson') ofFamily.set(id, score);
  const lessons = fitted
    .filter(({ kind }) => kind === 'lesson')
    .map((lesson) => ({ ...lesson, score: lesson.score + FAMILY_FOR_LESSON * Math.max(0, ...lesson.found.families.map((family) => ofFamily.get(family) ?? 0)) }))
    .sort((one, other) => other.score - one.score);
  const ofLesson = new Map<string, number>();
  for (const { score, found } of lessons) {
    for (const [place, family] of found.families.entries()) ofLesson.set(family, Math.max(ofLesson.get(family) ?? 0, score * (place === 0 ? 1 : 0.8)));
  }
  const families = fitted
    .filter(({ kind }) => kind !== 'lesson')
    .map((family) => ({ ...family, score: family.score + LESSON_FOR_FAMILY * (ofLesson.get(family.id) ?? 0) }))
    .sort((one, other) => other.score - one.score);
  return { lessons, families };
}
