/** npm run build: builds what is stale. `--force` builds everything. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, installMissing } from './install.mjs';
import { markBuilt, staleParts } from './stale-parts.mjs';

export async function buildStale({ force = false } = {}) {
  const { stale, hashes } = staleParts();
  const parts = force ? { web: true, server: true } : stale;
  if (!parts.web && !parts.server) return;
  process.stdout.write('Building what has changed …\n');
  process.env.NODE_ENV = 'production';
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path.join(ROOT, 'build/build-all.ts'), { root: ROOT, configFile: false });
  await module.buildAll(parts, (url) => import(url));
  markBuilt(hashes);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  installMissing();
  await buildStale({ force: process.argv.includes('--force') });
}
