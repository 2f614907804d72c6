/** Runs a TypeScript module of the project: node scripts/run.mjs bench/generate-latency.ts */
import path from 'node:path';
import { ROOT, installMissing } from './install.mjs';

installMissing();
process.env.NODE_ENV ??= 'production';
const { createServer } = await import('vite');
const [file, ...rest] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Which module? For example: node scripts/run.mjs bench/generate-latency.ts\n');
  process.exit(1);
}
const vite = await createServer({
  root: ROOT,
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  logLevel: 'error',
});
const module = await vite.ssrLoadModule(path.join(ROOT, file));
await module.main(rest);
await vite.close();
