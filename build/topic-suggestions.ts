/**
 * `virtual:topic-suggestions`: the lesson-sized topics as the topic field offers them while a teacher types. Loaded when such
 * a field is first focused.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { setFolders } from './read-set.ts';

const NAME = 'virtual:topic-suggestions';
const RESOLVED = `\0${NAME}`;

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly grades: readonly [number, number];
  readonly priority: number;
  readonly words: readonly string[];
}

/** @param content the folder of what is authored */
export function topicSuggestions(content: string): Plugin {
  function rows(): unknown[] {
    const folder = path.join(content, 'lesson-topics');
    const withSet = new Set(setFolders(path.join(content, 'topics')).map((place) => path.basename(place)));
    const topics = existsSync(folder)
      ? readdirSync(folder).flatMap((file) => parse(readFileSync(path.join(folder, file), 'utf8')) as Listed[])
      : [];
    return topics
      .sort((one, other) => one.priority - other.priority)
      .map(({ id, title, grades: [first, last], words }) => [title, first, last, withSet.has(id) ? 1 : 0, words.join(' ').toLowerCase()]);
  }
  return {
    name: 'homeroom-topic-suggestions',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return null;
      return `export const TOPIC_ROWS = JSON.parse(${JSON.stringify(JSON.stringify(rows()))});`;
    },
  };
}
