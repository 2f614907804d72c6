import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';
import { EngineFailure, type FailureKind } from './engine.ts';

interface BreakerAt {
  readonly breaker: CircuitBreaker;
  readonly clock: { ms: number };
  readonly fail: (kind: FailureKind, retryAfterMs?: number) => Promise<string>;
  readonly calls: () => number;
}

function breakerAt(): BreakerAt {
  const clock = { ms: 1000 };
  const breaker = new CircuitBreaker('openai', () => clock.ms);
  let calls = 0;
  return {
    breaker,
    clock,
    calls: () => calls,
    fail: (kind, retryAfterMs) =>
      breaker
        .run(() => {
          calls += 1;
          return Promise.reject(new EngineFailure(kind, kind, retryAfterMs));
        })
        .then(
          () => 'none',
          (error: unknown) => (error as EngineFailure).kind,
        ),
  };
}

it('lets a provider rest after five failures in a row, then tries with one call', async () => {
  const { breaker, clock, fail, calls } = breakerAt();
  for (let time = 0; time < 5; time += 1) expect(await fail('unavailable')).toBe('unavailable');
  expect(await fail('unavailable')).toBe('resting');
  expect(calls()).toBe(5);

  clock.ms += 30_000;
  const trial = fail('timeout');
  expect(await fail('unavailable')).toBe('resting');
  expect(await trial).toBe('timeout');
  expect(await fail('unavailable')).toBe('resting');

  clock.ms += 30_000;
  await expect(breaker.run(() => Promise.resolve('back'))).resolves.toBe('back');
  await expect(breaker.run(() => Promise.resolve('and well'))).resolves.toBe('and well');
});

it('does not count what says nothing about the provider', async () => {
  const { fail } = breakerAt();
  for (const kind of ['cancelled', 'over-budget', 'busy', 'refused', 'unreadable'] as const) {
    for (let time = 0; time < 6; time += 1) expect(await fail(kind)).toBe(kind);
  }
  for (let time = 0; time < 4; time += 1) await fail('unavailable');
  await fail('refused');
  expect(await fail('unavailable')).toBe('unavailable');
  expect(await fail('unavailable')).toBe('unavailable');
});

it('takes a provider at its word when it asks for a long wait', async () => {
  const { clock, fail } = breakerAt();
  await fail('rate-limited', 120_000);
  clock.ms += 119_000;
  expect(await fail('rate-limited')).toBe('resting');
  clock.ms += 1000;
  expect(await fail('rate-limited')).toBe('rate-limited');
});
