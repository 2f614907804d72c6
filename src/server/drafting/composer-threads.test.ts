/** Threads that do as the form says, good and bad; the built one is tested with the built server. */
import { afterEach, expect, it } from 'vitest';
import { type Composer, type ComposerThreadsSettings, composerThreads } from './composer-threads.ts';
import type { ComposerOutcome, ComposerTask } from './messages.ts';

const TIME_LIMIT_MS = 1500;

let composer: Composer;
afterEach(() => composer.close());

function start(settings: Partial<ComposerThreadsSettings> = {}): void {
  const file = new URL('../../testing/obedient-worker.mjs', import.meta.url);
  composer = composerThreads({ file, threads: 2, timeLimitMs: TIME_LIMIT_MS, ...settings });
}

const asks = (details: string): ComposerTask => ({
  kind: 'generate',
  request: { toolId: 'admin-comm', formData: { details } },
  seed: 1,
  passedOver: [],
});
const run = (details = 'draft', signal = new AbortController().signal): Promise<ComposerOutcome> => composer.run(asks(details), signal);
const threadOf = async (outcome: Promise<ComposerOutcome>): Promise<number> =>
  (JSON.parse(((await outcome) as { json: string }).json) as { thread: number }).thread;

it('hands on what a thread says', async () => {
  start();
  expect(await run()).toMatchObject({ toolId: 'admin-comm', engine: 'composer' });
  expect(await run('refuse')).toEqual({ refused: { code: 'no-fresh-item', message: 'No.' }, failures: [] });
  expect(await run('fail')).toEqual({ fault: { type: 'TypeError', stack: ['at x'] } });
});

it('makes do with one thread while there is little to do, and starts another when there is more', async () => {
  start();
  const alone = new Set<number>();
  for (let count = 0; count < 10; count += 1) alone.add(await threadOf(run()));
  expect(alone.size).toBe(1);
  const started = performance.now();
  let threads = new Set<number>();
  while (threads.size < 2 && performance.now() - started < 10_000) {
    threads = new Set(await Promise.all(Array.from({ length: 20 }, () => threadOf(run('rest')))));
  }
  expect(threads.size).toBe(2);
});

it.each([
  ['breaks', 'break', 'unavailable'],
  ['runs out of memory', 'swell', 'unavailable'],
  ['freezes', 'freeze', 'timeout'],
])('gives the call of a thread that %s an error within its time, and nobody else', async (_name, deed, kind) => {
  // Filling the memory takes a while, the more so beside other work.
  start({ timeLimitMs: deed === 'swell' ? 15_000 : TIME_LIMIT_MS });
  await run();
  const started = performance.now();
  const good = (): Promise<string[]> =>
    Promise.all(Array.from({ length: 30 }, async () => ('json' in (await run('rest')) ? 'drafted' : 'not drafted')));
  const [bad, ...beside] = await Promise.all([run(deed).catch((error: unknown) => error), good(), good()]);
  expect(bad).toMatchObject({ name: 'EngineFailure', kind });
  if (deed !== 'swell') expect(performance.now() - started).toBeLessThan(TIME_LIMIT_MS + 6000);
  expect(new Set(beside.flat())).toEqual(new Set(['drafted']));
  expect(new Set(await good())).toEqual(new Set(['drafted']));
});

it('serves those in line after all threads froze at once', async () => {
  start();
  const frozen = Promise.allSettled([run('freeze'), run('freeze')]);
  const waiting = Array.from({ length: 10 }, () => run());
  expect((await frozen).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  for (const outcome of await Promise.all(waiting)) expect(outcome).toHaveProperty('json');
});

it('turns away at once who finds the line full, and says when to come back', async () => {
  start({ threads: 1, mostWaiting: 2 });
  const working = [run('rest'), run('rest'), run('rest')];
  await expect(run()).rejects.toMatchObject({ code: 'busy', status: 503, retryAfterSeconds: expect.any(Number) as number });
  for (const outcome of await Promise.all(working)) expect(outcome).toHaveProperty('json');
});

it('lets a caller that leaves out of the line, and does not break off work for it', async () => {
  start({ threads: 1 });
  const leaving = new AbortController();
  const working = run('rest', leaving.signal);
  const thread = threadOf(run());
  const waiting = run('draft', leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  expect(await threadOf(working)).toBe(await thread);
});

it('ends the calls under way when it is closed', async () => {
  start({ threads: 1 });
  await run();
  const calls = Promise.allSettled([run('freeze'), run(), run()]);
  await composer.close();
  const reasons = (await calls).map((call) => (call.status === 'rejected' ? (call.reason as { code?: string }).code : 'drafted'));
  expect(reasons).toEqual(['stopping', 'stopping', 'stopping']);
});

it('ends calls in their time where threads can’t start at all', async () => {
  start({ file: new URL('not-there.mjs', import.meta.url), timeLimitMs: 500 });
  for (let count = 0; count < 3; count += 1) await expect(run()).rejects.toMatchObject({ name: 'EngineFailure' });
});
