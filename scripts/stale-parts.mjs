/** Which parts of dist/ are older than what they are made from, by a hash over the files' contents. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';

const MARKS = path.join(ROOT, 'dist', 'built-from.json');
const SHARED = ['package-lock.json', 'package.json', 'vite.config.ts', 'build', 'src/api', 'src/tools', 'src/privacy', 'src/text'];
const PARTS = {
  web: { sources: [...SHARED, 'src/web', 'content', 'public'], result: 'dist/client/index.html' },
  server: {
    sources: [...SHARED, 'src/server', 'src/generation', 'src/composer', 'src/standards', 'src/errors'],
    result: 'dist/server/main.js',
  },
};
/** Settings that are baked into the pages. */
const BUILD_SETTINGS = ['VITE_API_HOST'];

function filesUnder(place) {
  const full = path.join(ROOT, place);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const file of sources.flatMap(filesUnder)) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function builtFrom() {
  return existsSync(MARKS) ? JSON.parse(readFileSync(MARKS, 'utf8')) : {};
}

export function staleParts() {
  const built = builtFrom();
  const hashes = Object.fromEntries(Object.entries(PARTS).map(([part, { sources }]) => [part, hashOf(sources)]));
  const stale = Object.fromEntries(
    Object.entries(PARTS).map(([part, { result }]) => [part, built[part] !== hashes[part] || !existsSync(path.join(ROOT, result))]),
  );
  return { stale, hashes };
}

/** @param parts which parts have just been built */
export function markBuilt(parts, hashes) {
  mkdirSync(path.dirname(MARKS), { recursive: true });
  const marks = { ...builtFrom(), ...Object.fromEntries(Object.entries(hashes).filter(([part]) => parts[part])) };
  writeFileSync(MARKS, JSON.stringify(marks));
}
