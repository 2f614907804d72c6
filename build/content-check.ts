/** npm run content:check [folder …]: what code finds wrong with teaching sets, one problem a line. */
import path from 'node:path';
import { checkSet } from '../src/composer/sets/check-set.ts';
import { readSet, setFolders } from './read-set.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

export function main(places: readonly string[]): void {
  const roots = places.length > 0 ? places.map((place) => path.resolve(place)) : [path.join(ROOT, 'content/topics')];
  const folders = roots.flatMap(setFolders);
  let faulty = 0;
  for (const folder of folders) {
    const { set, problems } = readSet(folder);
    const found = [...problems, ...(set ? checkSet(set) : [])];
    if (found.length > 0) faulty += 1;
    process.stdout.write(
      `${found.length === 0 ? '✓' : '✗'} ${path.relative(process.cwd(), folder)}\n${found.map((problem) => `  ${problem}\n`).join('')}`,
    );
  }
  process.stdout.write(`${folders.length - faulty} of ${folders.length} teaching sets pass\n`);
  process.exitCode = faulty === 0 && folders.length > 0 ? 0 : 1;
}
