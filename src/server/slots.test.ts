import { expect, it } from 'vitest';
import { EngineFailure } from '../generation/engine.ts';
import { Slots } from './slots.ts';

const open = (): { promise: Promise<string>; finish: () => void } => {
  let finish = (): void => {};
  const promise = new Promise<string>((resolve) => {
    finish = () => resolve('done');
  });
  return { promise, finish };
};
const kindOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: unknown) => (error as EngineFailure).kind,
  );
const signal = new AbortController().signal;

it('runs so many, lets so many wait, and turns the others away at once', async () => {
  const slots = new Slots({ concurrent: 2, queued: 1, longestWaitMs: 5000 });
  const calls = [open(), open(), open()] as const;
  let running = 0;
  const run = (index: 0 | 1 | 2): Promise<string> =>
    slots.run(() => {
      running += 1;
      return calls[index].promise;
    }, signal);
  const all = [run(0), run(1), run(2)];
  await Promise.resolve();
  expect(running).toBe(2);
  const refused = await slots.run(() => Promise.resolve('no'), signal).catch((error: unknown) => error);
  expect(refused).toMatchObject({ kind: 'busy', retryAfterMs: 5000 });
  calls[0].finish();
  await all[0];
  await Promise.resolve();
  expect(running).toBe(3);
  for (const { finish } of calls) finish();
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
  await expect(slots.run(() => Promise.resolve('free again'), signal)).resolves.toBe('free again');
});

it('frees a place after a failure, and a place in the queue after a hang-up or too long a wait', async () => {
  const slots = new Slots({ concurrent: 1, queued: 1, longestWaitMs: 40 });
  expect(await kindOf(slots.run(() => Promise.reject(new EngineFailure('unavailable', 'down')), signal))).toBe('unavailable');
  const held = open();
  const holder = slots.run(() => held.promise, signal);
  const caller = new AbortController();
  const leaving = kindOf(slots.run(() => Promise.resolve('late'), caller.signal));
  caller.abort();
  expect(await leaving).toBe('cancelled');
  expect(await kindOf(slots.run(() => Promise.resolve('late'), signal))).toBe('busy');
  held.finish();
  await holder;
  await expect(slots.run(() => Promise.resolve('free'), signal)).resolves.toBe('free');
});
