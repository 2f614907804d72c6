/** Content in YAML, imported as what it says: `import.meta.glob('/content/lesson-topics/*.yaml')`. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

export function yamlContent(): Plugin {
  return {
    name: 'homeroom-yaml-content',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.yaml')) return null;
      this.addWatchFile(id);
      const read: unknown = parse(readFileSync(id, 'utf8'));
      // A string that is parsed costs less than a literal that is compiled.
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(read))});`, moduleSideEffects: false };
    },
  };
}
