/** A part of the build is stale when something changes that its bundler read, and only then. In a copy of what it was built from. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const SCRIPT = pathToFileURL(path.join(ROOT, 'scripts/stale-parts.mjs')).href;
const FRESH = { web: false, server: false };
const RESULTS = ['dist/built-from.json', 'dist/client/index.html', 'dist/server/main.js'];

interface Marks {
  readonly [part: string]: { readonly files: readonly string[] };
}

let copy: string;
let inputs: readonly string[];
const touched = new Set<string>();

function staleParts(settings: Readonly<Record<string, string>> = {}): unknown {
  const program = `const { staleParts } = await import(${JSON.stringify(SCRIPT)}); process.stdout.write(JSON.stringify(staleParts(${JSON.stringify(copy)})));`;
  const env = { PATH: process.env['PATH'], ...settings };
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8', env }));
}

function change(file: string): void {
  touched.add(file);
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  appendFileSync(path.join(copy, file), '\n');
}

function remove(file: string): void {
  touched.add(file);
  rmSync(path.join(copy, file));
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'homeroom-stale-'));
  const marks = JSON.parse(readFileSync(path.join(ROOT, 'dist/built-from.json'), 'utf8')) as Marks;
  inputs = [...new Set(Object.values(marks).flatMap(({ files }) => files))];
  for (const file of [...inputs, ...RESULTS]) cpSync(path.join(ROOT, file), path.join(copy, file));
});
afterEach(() => {
  for (const file of touched) {
    rmSync(path.join(copy, file), { force: true });
    if (inputs.includes(file)) cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  touched.clear();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('is neither as it was built', () => {
  expect(staleParts()).toEqual(FRESH);
});

it.each([
  ['src/figures/figure.ts', { web: true, server: true }],
  ['src/figures/draw/draw-grid.ts', { web: true, server: false }],
  ['src/composer/choice-items.ts', { web: true, server: true }],
  ['src/composer/materials.ts', { web: false, server: true }],
  ['src/composer/topics/science/magnets.ts', { web: false, server: true }],
  ['src/standards/known-codes.txt', { web: true, server: true }],
  ['src/web/entry-client.tsx', { web: true, server: false }],
  ['content/faq.md', { web: true, server: false }],
  ['public/robots.txt', { web: true, server: false }],
  ['build/render-page.ts', { web: true, server: true }],
  ['package-lock.json', { web: true, server: true }],
])('is what read %s', (file, stale) => {
  expect(inputs).toContain(file);
  change(file);
  expect(staleParts()).toEqual(stale);
});

it.each([
  ['src/composer/topics/science/new-topic.ts', { web: false, server: true }],
  ['src/composer/topics/a-new-subject/new-topic.ts', { web: false, server: true }],
  ['src/composer/math/skills/new-skill.ts', { web: false, server: true }],
  ['content/blog/new-post.md', { web: true, server: false }],
  ['public/new-picture.png', { web: true, server: false }],
])('is what looks for files where %s is new', (file, stale) => {
  expect(inputs).not.toContain(file);
  change(file);
  expect(staleParts()).toEqual(stale);
});

it('is what read a file that is gone', () => {
  remove('src/composer/topics/science/magnets.ts');
  expect(staleParts()).toEqual({ web: false, server: true });
});

it('is neither after a change that no bundle reads', () => {
  for (const file of [
    'src/testing/names.ts',
    'src/figures/figure.test.ts',
    'src/composer/math/new.test.ts',
    'src/composer/topics/new.ts',
    'docs/x.md',
    'e2e/x.e2e.ts',
  ])
    change(file);
  expect(staleParts()).toEqual(FRESH);
});

it('is the web with another setting that is baked into the pages', () => {
  expect(staleParts({ VITE_API_HOST: 'https://other.example' })).toMatchObject({ web: true });
});
