/** Holds what the privacy policy promises: feedback is deleted after 24 months, at the start and once a day. */
import type { FastifyBaseLogger } from 'fastify';
import { faultForLog } from './errors.ts';
import type { Store } from './stores/tables.ts';
import { deleteFeedbackBefore } from './stores/user-data.ts';

export const FEEDBACK_MONTHS = 24;
const DAY_MS = 86_400_000;

export interface Retention {
  stop(): void;
}

/** The moment before which feedback is too old, ISO 8601 in UTC. */
export function oldestFeedback(now: Date): string {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - FEEDBACK_MONTHS);
  return oldest.toISOString();
}

export async function purge(store: Store, now = new Date()): Promise<number> {
  return deleteFeedbackBefore(store, oldestFeedback(now));
}

/** Purges now and once a day, without holding anything up. */
export function keepRetention(store: Store, log: Pick<FastifyBaseLogger, 'error' | 'info'>): Retention {
  const run = (): void => {
    purge(store).then(
      (deleted) => {
        if (deleted > 0) log.info({ deleted }, 'old feedback deleted');
      },
      (error: unknown) => log.error({ fault: faultForLog(error) }, 'old feedback not deleted; tomorrow again'),
    );
  };
  run();
  const daily = setInterval(run, DAY_MS).unref();
  return { stop: () => clearInterval(daily) };
}
