/** Reads a teaching set from its folder: every part held against the schema, every reference against what it names. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { SET_PARTS, type SetTranslations, type TeachingSet } from '../src/composer/sets/teaching-set.ts';

export interface ReadSet {
  /** Undefined where a part can't be read. */
  readonly set: TeachingSet | undefined;
  /** 'lesson.yaml: moves[3].minutes: …' */
  readonly problems: readonly string[];
}

type Parts = { -readonly [Part in keyof typeof SET_PARTS]: z.infer<(typeof SET_PARTS)[Part]> };

/** Folders under `root` that hold a card. */
export function setFolders(root: string): string[] {
  if (!existsSync(root)) return [];
  if (existsSync(path.join(root, 'card.yaml'))) return [root];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => setFolders(path.join(root, entry.name)))
    .sort();
}

function readPart<Part extends keyof typeof SET_PARTS>(folder: string, part: Part, problems: string[]): Parts[Part] | undefined {
  const name = `${part}.yaml`;
  const file = path.join(folder, name);
  if (!existsSync(file)) {
    problems.push(`${name}: is missing`);
    return undefined;
  }
  const yaml = parseDocument(readFileSync(file, 'utf8'));
  if (yaml.errors.length > 0) {
    problems.push(...yaml.errors.map(({ message }) => `${name}: ${message}`));
    return undefined;
  }
  const read = SET_PARTS[part].safeParse(yaml.toJS());
  if (read.success) return read.data as Parts[Part];
  problems.push(...read.error.issues.map(({ path: place, message }) => `${name}: ${place.map(String).join('.')}: ${message}`));
  return undefined;
}

/** A Markdown table: the first column names the word, the others are languages. Empty cells are translations nobody is sure of. */
export function readTranslations(source: string): SetTranslations {
  const rows = source
    .split('\n')
    .filter((line) => line.trim().startsWith('|'))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/gu, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
  const [head = [], rule, ...body] = rows;
  if (!rule?.every((cell) => /^:?-+:?$/u.test(cell))) return {};
  return Object.fromEntries(
    body.map(([word = '', ...cells]) => [
      word,
      Object.fromEntries(head.slice(1).flatMap((language, index) => (cells[index] ? [[language, cells[index]]] : []))),
    ]),
  );
}

export function readSet(folder: string): ReadSet {
  const problems: string[] = [];
  const parts: Partial<Parts> = {};
  for (const part of Object.keys(SET_PARTS) as (keyof typeof SET_PARTS)[])
    Object.assign(parts, { [part]: readPart(folder, part, problems) });
  const table = path.join(folder, 'translations.md');
  if (!existsSync(table)) problems.push('translations.md: is missing');
  if (problems.length > 0) return { set: undefined, problems };
  const { card, texts, lesson, quiz, questions, words, tasks, culture, 'starts-and-ends': startsAndEnds } = parts as Parts;
  const set: TeachingSet = {
    card: { ...card, id: path.basename(folder) },
    texts,
    lesson,
    quiz,
    questions,
    ...startsAndEnds,
    words,
    tasks,
    culture,
    translations: readTranslations(readFileSync(table, 'utf8')),
  };
  return { set, problems };
}
