/**
 * One layer of patience for calls to a provider: limits of time, and a second attempt after a passing fault, waiting as the
 * provider asks or with full jitter (Brooker, Exponential Backoff And Jitter, 2015).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineFailure, type FailureKind } from './engine.ts';
import type { RetryBudget } from './retry-budget.ts';

const ATTEMPTS = 2;
const FIRST_BACKOFF_MS = 500;
/** A provider that asks for more patience than this is passed over. */
const LONGEST_WAIT_MS = 8000;
const PASSING: ReadonlySet<FailureKind> = new Set(['rate-limited', 'unavailable']);

export interface Patience {
  /** By when everything must be done, attempts and waits included, on the clock of `performance.now()`. */
  readonly deadlineMs: number;
  /** Longest silence within an attempt: before its first text, and between two texts. */
  readonly silenceMs: number;
  /** The caller's own end, such as a closed connection. */
  readonly signal?: AbortSignal;
  /** Shared by all calls to a provider; second attempts are free without it. */
  readonly retries?: RetryBudget;
}

/** @param heard to be called whenever something came, so that the silence is measured anew */
export type Attempt<T> = (signal: AbortSignal, heard: () => void) => Promise<T>;

/** @throws EngineFailure: 'timeout' at a limit, 'cancelled' when the caller ends, else the last attempt's */
export async function withPatience<T>(attempt: Attempt<T>, patience: Patience): Promise<T> {
  patience.retries?.earn();
  for (let number = 1; ; number += 1) {
    try {
      return await attemptWithin(attempt, patience);
    } catch (error) {
      if (!(error instanceof EngineFailure) || !PASSING.has(error.kind) || number >= ATTEMPTS) throw error;
      const waitMs = error.retryAfterMs ?? Math.random() * FIRST_BACKOFF_MS * 2 ** (number - 1);
      if (waitMs > LONGEST_WAIT_MS || performance.now() + waitMs >= patience.deadlineMs) throw error;
      if (patience.retries?.spend() === false) throw error;
      await sleep(waitMs, undefined, patience.signal && { signal: patience.signal }).catch(() => {
        throw new EngineFailure('cancelled', 'The caller went away');
      });
    }
  }
}

async function attemptWithin<T>(attempt: Attempt<T>, { deadlineMs, silenceMs, signal }: Patience): Promise<T> {
  if (signal?.aborted === true) throw new EngineFailure('cancelled', 'The caller went away');
  const leftMs = deadlineMs - performance.now();
  if (leftMs <= 0) throw new EngineFailure('timeout', 'No time was left');
  const ended = new AbortController();
  const end = (failure: EngineFailure): void => ended.abort(failure);
  const cancel = (): void => end(new EngineFailure('cancelled', 'The caller went away'));
  signal?.addEventListener('abort', cancel, { once: true });
  const limit = setTimeout(() => end(new EngineFailure('timeout', 'No whole draft in time')), leftMs);
  const silence = setTimeout(() => end(new EngineFailure('timeout', `Nothing came for ${silenceMs} ms`)), silenceMs);
  try {
    // The race holds the limits even against a client that does not listen to the signal.
    return await Promise.race([attempt(ended.signal, () => void silence.refresh()), failureOf(ended.signal)]);
  } finally {
    clearTimeout(limit);
    clearTimeout(silence);
    signal?.removeEventListener('abort', cancel);
  }
}

/** Rejects with what a signal was aborted for. */
function failureOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as EngineFailure), { once: true });
  });
}
