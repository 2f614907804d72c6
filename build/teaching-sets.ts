/**
 * A teaching set is a folder of YAML. The server has three things of each: `card.yaml?card`, what tells it apart,
 * `card.yaml?assignments`, what rubrics are asked for, and `card.yaml?set`, which opens the whole. In the built server the whole is a file of JSON, read when it is asked for.
 */
import path from 'node:path';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readSet } from './read-set.ts';

const CARD = '?card';
const ASSIGNMENTS = '?assignments';
const SET = '?set';
const WHOLE = '?whole';

export function teachingSets(): Plugin {
  let isBuild = false;
  return {
    name: 'homeroom-teaching-sets',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load(id) {
      const query = [CARD, ASSIGNMENTS, SET, WHOLE].find((ending) => id.endsWith(`card.yaml${ending}`));
      if (query === undefined) return null;
      const file = id.slice(0, -query.length);
      const folder = path.dirname(file);
      for (const name of readdirSync(folder)) this.addWatchFile(path.join(folder, name));
      // Many are opened by nobody: outside a build the whole is read when it is asked for.
      if (query === SET && !isBuild) return `export default async () => (await import(${JSON.stringify(`${file}${WHOLE}`)})).default;`;
      const { set, problems } = readSet(folder);
      if (!set) throw new Error(`${folder}:\n  ${problems.join('\n  ')}`);
      const asModule = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
      if (query === CARD) return asModule(set.card);
      if (query === ASSIGNMENTS) return asModule(set.tasks.assignments);
      if (query === WHOLE) return asModule(set);
      const fileName = `sets/${path.basename(folder)}.json`;
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(set) });
      return `import { readFile } from 'node:fs/promises';
        export default async () => JSON.parse(await readFile(new URL('./${fileName}', import.meta.url), 'utf8'));`;
    },
  };
}
