/** npm run operator -- COMMAND: the operator's commands, on the store that the settings name. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, installMissing } from './install.mjs';

const envFile = path.join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

installMissing();
const { buildStale } = await import('./build.mjs');
// What a command prints may go into a file: nothing else is written to the standard output.
await buildStale({ quiet: true, only: 'server' });
await import(pathToFileURL(path.join(ROOT, 'dist/server/operator.js')).href);
