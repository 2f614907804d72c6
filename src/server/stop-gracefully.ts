/** Stops in the order that loses nothing: out of the load balancer, then what is under way, then the store. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Environment } from './environment.ts';
import { faultForLog } from './errors.ts';
import type { OpenServices } from './open-services.ts';

const HANG_UP_MS = 100;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export interface StopOptions {
  readonly app: FastifyInstance;
  readonly services: OpenServices;
  readonly env: Pick<Environment, 'STOP_DELAY_SECONDS' | 'STOP_TIMEOUT_SECONDS'>;
}

async function stop({ app, services, env }: StopOptions): Promise<void> {
  services.stop();
  await sleep(env.STOP_DELAY_SECONDS * 1000);
  // New connections are refused from here on; calls under way are finished, and their connections not kept.
  const hangingUp = setInterval(() => app.server.closeIdleConnections(), HANG_UP_MS);
  await app.close();
  clearInterval(hangingUp);
  await services.close();
}

/** On the first signal the process stops gracefully; on a second one, or when its time is up, at once. */
export function stopOnSignals(options: StopOptions): void {
  const { app, env } = options;
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, 'stopping');
    const limit = (env.STOP_DELAY_SECONDS + env.STOP_TIMEOUT_SECONDS) * 1000;
    setTimeout(() => {
      app.log.error('calls were still under way when the time to stop was up');
      process.exit(1);
    }, limit).unref();
    stop(options).then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ fault: faultForLog(error) }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}
