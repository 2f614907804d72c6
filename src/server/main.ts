/** Starts the server: reads the environment, opens the store, listens, and stops gracefully. */
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { buildApp } from './app.ts';
import { composerThreads } from './drafting/composer-threads.ts';
import { endOnUncaughtFaults } from './end-on-fault.ts';
import { readEnvironment } from './environment.ts';
import { faultForLog } from './errors.ts';
import { withLocalModel } from './models/local-models.ts';
import { openServices } from './open-services.ts';
import { readPagesOptions } from './pages.ts';
import { stopOnSignals } from './stop-gracefully.ts';

/** Under load a write for each line would take a tenth of the main thread's time. */
const WRITTEN_TOGETHER = { fd: 1, sync: true, minLength: 4096, periodicFlush: 200 };
const WARNING = pino.levels.values['warn'] ?? 0;

/** What goes as it should is written together, several times a second and at the end; a warning or a fault at once. */
function openLog(level: string): Logger {
  const destination = pino.destination(WRITTEN_TOGETHER);
  return pino(
    {
      level,
      hooks: {
        logMethod(line, log, severity) {
          log.apply(this, line);
          if (severity >= WARNING) destination.flushSync();
        },
      },
    },
    destination,
  );
}

async function start(): Promise<void> {
  const { env, found } = await withLocalModel(readEnvironment(process.env));
  const log = openLog(env.LOG_LEVEL);
  const pages = readPagesOptions(fileURLToPath(new URL('../client', import.meta.url)), env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`);
  const composer = composerThreads({
    file: new URL('./draft-worker.js', import.meta.url),
    threads: env.DRAFT_THREADS,
    onFault: (error) => log.error({ fault: faultForLog(error) }, 'a drafting thread broke'),
  });
  const services = await openServices(env, log, composer);
  const app = await buildApp({ env, services, log, pages });
  endOnUncaughtFaults(app, services);
  await app.listen({ port: env.PORT, host: env.HOST });
  stopOnSignals({ app, services, env });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.PORT;
  process.stdout.write(`Homeroom is ready on http://${env.HOST}:${port} (drafts: ${services.engineNames.join(', then ')})\n`);
  if (found)
    process.stdout.write(`Drafts by ${found.model}, which ${found.server.name} runs on this computer. LOCAL_MODELS=off turns this off.\n`);
}

start().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  const taken =
    code === 'EADDRINUSE'
      ? `Port ${process.env['PORT'] ?? 3000} is already in use. Choose another one, for example: PORT=3001 npm start`
      : undefined;
  process.stderr.write(`${taken ?? message}\n`);
  process.exit(1);
});
