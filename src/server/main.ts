/** Starts the server: reads the environment, opens the store, listens, and stops gracefully. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { enginesFrom } from './engines.ts';
import { readEnvironment } from './environment.ts';
import { readPagesOptions } from './pages.ts';
import { reachabilityOf } from './reachability.ts';
import { openStore } from './stores/database.ts';
import { signingKey } from './stores/signing-key.ts';
import { tokensSignedWith } from './tokens.ts';
import { version } from './version.ts';

async function start(): Promise<void> {
  const env = readEnvironment(process.env);
  const store = await openStore(path.join(env.DATA_DIR, 'homeroom.sqlite'));
  const key = env.TOKEN_SECRET === undefined ? await signingKey(store) : new TextEncoder().encode(env.TOKEN_SECRET);
  const engines = enginesFrom(env);
  const app = await buildApp({
    services: { engines, store, tokens: tokensSignedWith(key, env.TOKEN_HOURS), version, reachable: reachabilityOf(engines, env) },
    logger: { level: env.LOG_LEVEL },
    pages: readPagesOptions(fileURLToPath(new URL('../client', import.meta.url))),
  });
  app.addHook('onClose', () => store.destroy());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close().then(() => process.exit(0)));
  await app.listen({ port: env.PORT, host: env.HOST });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.PORT;
  process.stdout.write(`Homeroom is ready on http://${env.HOST}:${port} (drafts: ${engines.map(({ name }) => name).join(', then ')})\n`);
}

start().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  const taken = code === 'EADDRINUSE' ? `Port ${process.env['PORT'] ?? 3000} is already in use. Choose another one, for example: PORT=3001 npm start` : undefined;
  process.stderr.write(`${taken ?? message}\n`);
  process.exit(1);
});
