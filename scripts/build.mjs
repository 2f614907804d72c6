/** npm run build: builds what is stale. `--force` builds everything. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, installMissing } from './install.mjs';
import { markBuilt, staleParts } from './stale-parts.mjs';

/**
 * @param force builds everything
 * @param only 'server' leaves the web app as it is
 * @param quiet writes to the standard error, where the standard output is a command's result
 */
export async function buildStale({ force = false, only, quiet = false } = {}) {
  const startedAt = Date.now();
  const wanted = force ? { web: true, server: true } : staleParts();
  const parts = only === 'server' ? { web: false, server: wanted.server } : wanted;
  if (!parts.web && !parts.server) return;
  (quiet ? process.stderr : process.stdout).write('Building what has changed …\n');
  process.env.NODE_ENV = 'production';
  const { runnerImport } = await import('vite');
  const buildAll = path.join(ROOT, 'build/build-all.ts');
  const { module, dependencies } = await runnerImport(buildAll, { root: ROOT, configFile: false });
  const inputs = await module.buildAll(parts, { importBuilt: (url) => import(url), builtBy: [buildAll, ...dependencies] });
  markBuilt(inputs, startedAt);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  installMissing();
  await buildStale({ force: process.argv.includes('--force') });
}
