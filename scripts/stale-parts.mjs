/**
 * Which parts of dist/ are older than what they are made from. What that is, the bundlers tell when they build
 * (build/inputs.ts): it is kept in dist/built-from.json with a hash over the files' contents.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';

const RESULTS = { web: 'dist/client/index.html', server: 'dist/server/main.js' };

const marksFile = (root) => path.join(root, 'dist', 'built-from.json');

function readMarks(root) {
  return existsSync(marksFile(root)) ? JSON.parse(readFileSync(marksFile(root), 'utf8')) : {};
}

const toRegExp = (pattern) => {
  const parts = pattern.split(/(\*\*|\*)/u).map((part) => ({ '**': '.*', '*': '[^/]*' })[part] ?? escape(part));
  return new RegExp(`^${parts.join('')}$`, 'u');
};
const escape = (text) => text.replaceAll(/[$()+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** The files that a pattern matches now: one that is new belongs to the part. */
function matching(root, pattern) {
  const folder = path.dirname(`${pattern.slice(0, pattern.indexOf('*'))}x`);
  if (!existsSync(path.join(root, folder))) return [];
  const names = readdirSync(path.join(root, folder), { recursive: true }).map((name) =>
    path.posix.join(folder, name.replaceAll(path.sep, '/')),
  );
  return names.filter((name) => toRegExp(pattern).test(name)).sort();
}

function hashOf({ files, patterns }, root) {
  const hash = createHash('sha256');
  // What Vite bakes into the pages.
  const settings = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  for (const name of settings.sort()) hash.update(`${name}=${process.env[name]}\n`);
  for (const pattern of patterns) hash.update(JSON.stringify(matching(root, pattern)));
  for (const file of files) {
    const full = path.join(root, file);
    hash.update(`\n${file}\n`).update(existsSync(full) ? readFileSync(full) : 'gone');
  }
  return hash.digest('hex');
}

/** @returns for each part whether it has to be built */
export function staleParts(root = ROOT) {
  const marks = readMarks(root);
  const isStale = (part) => {
    const mark = marks[part];
    return !Array.isArray(mark?.patterns) || !existsSync(path.join(root, RESULTS[part])) || mark.hash !== hashOf(mark, root);
  };
  return { web: isStale('web'), server: isStale('server') };
}

/**
 * @param inputs for each part that has just been built, the files that its bundlers read, and the patterns by which they look for more
 * @param startedAt a file that has changed since then may not be in the build
 */
export function markBuilt(inputs, startedAt) {
  const marks = readMarks(ROOT);
  for (const [part, { files, patterns }] of Object.entries(inputs)) {
    const isOvertaken = files.some((file) => statSync(path.join(ROOT, file)).mtimeMs > startedAt);
    marks[part] = { hash: isOvertaken ? '' : hashOf({ files, patterns }, ROOT), files, patterns };
  }
  mkdirSync(path.dirname(marksFile(ROOT)), { recursive: true });
  writeFileSync(marksFile(ROOT), JSON.stringify(marks));
}
