/** How often what teachers type leads to the right family and the right lesson-sized topic. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LESSON_TOPICS } from '../../src/composer/understanding/lesson-topics.ts';

export interface TypedTopic {
  readonly typed: string;
  readonly lesson: string;
  readonly grade: number;
  readonly subject: string;
  /** Packs and skills that are right; [] where the library has no family. */
  readonly families: readonly string[];
  /** Every second way: what reading makes of it is measured with an index that does not know it. */
  readonly isHeldOut: boolean;
}

export function typedTopics(): TypedTopic[] {
  const byId = new Map(LESSON_TOPICS.map((topic) => [topic.id, topic]));
  return readFileSync(path.join(import.meta.dirname, 'as-typed.tsv'), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', packs = '', typed = ''] = line.split('\t');
      const lesson = byId.get(id);
      if (!lesson) throw new Error(`There is no lesson-sized topic ${id}`);
      const grade = Math.round((lesson.grades[0] + lesson.grades[1]) / 2);
      const families = [...packs.split(' ').filter(Boolean), ...lesson.families];
      return typed
        .split(' | ')
        .map((way, index) => ({ typed: way, isHeldOut: index % 2 === 1, lesson: id, grade, subject: lesson.subject, families }));
    });
}
