/**
 * One layer of patience for calls to a provider: a time limit over all attempts, a second attempt after a passing fault,
 * waiting as the provider asks or with full jitter (Brooker, Exponential Backoff And Jitter, 2015).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineFailure, type FailureKind } from './engine.ts';

const ATTEMPTS = 2;
const FIRST_BACKOFF_MS = 500;
/** A provider that asks for more patience than this is passed over. */
const LONGEST_WAIT_MS = 8000;
const PASSING: ReadonlySet<FailureKind> = new Set(['rate-limited', 'unavailable']);

export interface RetryLimits {
  /** Over all attempts and waits. */
  readonly timeLimitMs: number;
  /** The caller's own end, such as a closed connection. */
  readonly signal?: AbortSignal;
}

/** @throws EngineFailure: 'timeout' at the limit, 'cancelled' when the caller ends, else the last attempt's */
export async function withRetries<T>(attempt: (signal: AbortSignal) => Promise<T>, { timeLimitMs, signal }: RetryLimits): Promise<T> {
  const limit = AbortSignal.timeout(timeLimitMs);
  const either = signal ? AbortSignal.any([limit, signal]) : limit;
  const ended = (): EngineFailure | undefined => {
    if (signal?.aborted === true) return new EngineFailure('cancelled', 'The caller went away');
    return limit.aborted ? new EngineFailure('timeout', `No answer within ${timeLimitMs} ms`) : undefined;
  };
  for (let number = 1; ; number += 1) {
    try {
      return await attempt(either);
    } catch (error) {
      const failure = ended() ?? error;
      if (!(failure instanceof EngineFailure) || !PASSING.has(failure.kind) || number >= ATTEMPTS) throw failure;
      const wait = failure.retryAfterMs ?? Math.random() * FIRST_BACKOFF_MS * 2 ** (number - 1);
      if (wait > LONGEST_WAIT_MS) throw failure;
      await sleep(wait, undefined, { signal: either }).catch(() => {
        throw ended() ?? failure;
      });
    }
  }
}
