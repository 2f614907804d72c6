/**
 * `virtual:topic-index`: the index over everything that is authored, made once when the server is built (or first run in
 * development) and loaded as data.
 */
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const NAME = 'virtual:topic-index';
const RESOLVED = `\0${NAME}`;
const ROOT = path.resolve(import.meta.dirname, '..');

/** @param plugins what the sources of the index need to be read */
export function topicIndexPlugin(plugins: () => Plugin[]): Plugin {
  let isBuild = false;
  let made: Promise<string> | undefined;
  async function make(): Promise<string> {
    const { module } = await runnerImport<{ topicIndexJson: string }>(path.join(ROOT, 'src/composer/understanding/make-topic-index.ts'), {
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      plugins: plugins(),
    });
    return module.topicIndexJson;
  }
  return {
    name: 'homeroom-topic-index',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return null;
      const json = await (made ??= make());
      if (!isBuild) return `export default ${JSON.stringify(json)};`;
      this.emitFile({ type: 'asset', fileName: 'topic-index.json', source: json });
      return `import { readFileSync } from 'node:fs';\nexport default readFileSync(new URL('./topic-index.json', import.meta.url), 'utf8');`;
    },
  };
}
