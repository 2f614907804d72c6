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

/** What tells the time: a wall clock may be set, a steady one only runs on. */
export interface Clocks {
  /** Milliseconds since 1970. */
  readonly wall: () => number;
  /** Milliseconds since some moment. */
  readonly steady: () => number;
}

const CLOCKS: Clocks = { wall: () => Date.now(), steady: () => performance.now() };
const MOST_DRIFT_MS = 3_600_000;

/**
 * Purges now and once a day, without holding anything up. After a jump of the wall clock nothing is deleted until both
 * clocks have agreed for a day: a clock that was set years ahead by mistake must not delete what is young.
 */
export function keepRetention(store: Store, log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>, clocks = CLOCKS): Retention {
  let last = { wall: clocks.wall(), steady: clocks.steady() };
  const hasJumped = (): boolean => {
    const now = { wall: clocks.wall(), steady: clocks.steady() };
    const drift = now.wall - last.wall - (now.steady - last.steady);
    last = now;
    return Math.abs(drift) > MOST_DRIFT_MS;
  };
  const run = (): void => {
    if (hasJumped()) return log.warn('the clock was set; old feedback is not deleted today');
    purge(store, new Date(last.wall)).then(
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
