/** npm start: installs what is missing, builds what is stale, serves. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, installMissing } from './install.mjs';

const envFile = path.join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
process.env.NODE_ENV ??= 'production';

installMissing();
const { buildStale } = await import('./build.mjs');
await buildStale();
await import(pathToFileURL(path.join(ROOT, 'dist/server/main.js')).href);
