import { expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineFailure } from './engine.ts';
import { RetryBudget } from './retry-budget.ts';
import { type Attempt, withPatience } from './with-patience.ts';

const within = (ms: number): number => performance.now() + ms;
const failure = (kind: EngineFailure['kind'], retryAfterMs?: number): EngineFailure => new EngineFailure(kind, kind, retryAfterMs);

async function kindAndTime(promise: Promise<unknown>): Promise<{ kind: string; ms: number }> {
  const started = performance.now();
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { kind: error instanceof EngineFailure ? error.kind : 'none', ms: performance.now() - started };
}

const never: Attempt<never> = () => new Promise(() => {});

it('ends a silence, although the attempt does not listen', async () => {
  const { kind, ms } = await kindAndTime(withPatience(never, { deadlineMs: within(5000), silenceMs: 60 }));
  expect(kind).toBe('timeout');
  expect(ms).toBeLessThan(1000);
});

it('lets an attempt go on while it is heard, up to the deadline', async () => {
  const talks: Attempt<string> = async (signal, heard) => {
    for (let word = 0; word < 12 && !signal.aborted; word += 1) {
      await sleep(20);
      heard();
    }
    return 'done';
  };
  await expect(withPatience(talks, { deadlineMs: within(5000), silenceMs: 200 })).resolves.toBe('done');
  expect(await kindAndTime(withPatience(talks, { deadlineMs: within(60), silenceMs: 200 }))).toMatchObject({ kind: 'timeout' });
});

it('tries once more after a passing fault, and not after another', async () => {
  for (const [kind, attempts] of [
    ['unavailable', 2],
    ['rate-limited', 2],
    ['misconfigured', 1],
    ['refused', 1],
    ['resting', 1],
  ] as const) {
    let count = 0;
    const fails: Attempt<never> = () => {
      count += 1;
      return Promise.reject(failure(kind, 1));
    };
    expect((await kindAndTime(withPatience(fails, { deadlineMs: within(5000), silenceMs: 1000 }))).kind).toBe(kind);
    expect(count).toBe(attempts);
  }
});

it('does not wait longer than there is time, or than is worth it', async () => {
  for (const retryAfterMs of [3000, 60_000]) {
    const limited: Attempt<never> = () => Promise.reject(failure('rate-limited', retryAfterMs));
    const { kind, ms } = await kindAndTime(withPatience(limited, { deadlineMs: within(1000), silenceMs: 1000 }));
    expect(kind).toBe('rate-limited');
    expect(ms).toBeLessThan(500);
  }
});

it('ends at once when the caller goes away, also while it waits', async () => {
  for (const attempt of [never, (() => Promise.reject(failure('unavailable', 4000))) as Attempt<never>]) {
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 30);
    const { kind, ms } = await kindAndTime(withPatience(attempt, { deadlineMs: within(9000), silenceMs: 9000, signal: caller.signal }));
    expect(kind).toBe('cancelled');
    expect(ms).toBeLessThan(500);
  }
});

it('makes second attempts in proportion to first ones', async () => {
  const retries = new RetryBudget();
  let attempts = 0;
  const fails: Attempt<never> = () => {
    attempts += 1;
    return Promise.reject(failure('unavailable', 0));
  };
  for (let call = 0; call < 100; call += 1) {
    await kindAndTime(withPatience(fails, { deadlineMs: within(5000), silenceMs: 1000, retries }));
  }
  expect(attempts).toBeGreaterThan(125);
  expect(attempts).toBeLessThanOrEqual(130);
});
