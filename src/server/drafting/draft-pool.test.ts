import { afterEach, expect, it } from 'vitest';
import type { GenerateRequest } from '../../generation/generate.ts';
import { type DraftPool, draftPool } from './draft-pool.ts';

let pool: DraftPool;
afterEach(() => pool.close());

/** A thread that does as the tool's name says; the built one is tested with the built server. */
function threadThat(body: string): URL {
  const source = `import { parentPort, threadId } from 'node:worker_threads';
    parentPort.postMessage([]);
    parentPort.on('message', (jobs) => { for (const { place, request } of jobs) { ${body} } });`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}
const OBEDIENT = threadThat(`
  if (request.toolId === 'break') process.exit(1);
  else if (request.toolId === 'refuse') parentPort.postMessage([{ place, refused: { code: 'unknown-tool', message: 'No.' } }]);
  else if (request.toolId === 'fail') parentPort.postMessage([{ place, fault: { type: 'TypeError', stack: ['at x'] } }]);
  else if (request.toolId !== 'wait') parentPort.postMessage([{ place, toolId: request.toolId, engine: 'composer', json: new TextEncoder().encode(String(threadId)) }]);`);
const ask = (toolId: string): GenerateRequest => ({ toolId, formData: {} });

const threadsOf = async (drafts: number): Promise<Set<string>> =>
  new Set((await Promise.all(Array.from({ length: drafts }, () => pool.draft(ask('rubric'), 1)))).map(({ json }) => json.toString()));

it('makes do with one thread while there is little to do, and spreads many drafts over as many as it may have', async () => {
  pool = draftPool(OBEDIENT, 2);
  for (let draft = 0; draft < 20; draft += 1) expect((await threadsOf(1)).size).toBe(1);
  const started = performance.now();
  while ((await threadsOf(20)).size < 2 && performance.now() - started < 5000);
  expect((await threadsOf(20)).size).toBe(2);
});

it('hands refusals and faults on, without what was typed', async () => {
  pool = draftPool(OBEDIENT, 1);
  await expect(pool.draft(ask('refuse'), 1)).rejects.toMatchObject({ code: 'unknown-tool', status: 404, message: 'No.' });
  await expect(pool.draft(ask('fail'), 1)).rejects.toMatchObject({ name: 'TypeError', stack: 'TypeError\n    at x' });
});

it('fails the drafts of a thread that breaks, and drafts on with another', async () => {
  pool = draftPool(OBEDIENT, 1);
  const waiting = pool.draft(ask('wait'), 1);
  const breaking = pool.draft(ask('break'), 1);
  await expect(waiting).rejects.toThrow('A draft failed');
  await expect(breaking).rejects.toThrow('A draft failed');
  expect((await pool.draft(ask('rubric'), 1)).engine).toBe('composer');
});

it('ends the drafts that still wait in line when it is closed', async () => {
  pool = draftPool(OBEDIENT, 1);
  await pool.draft(ask('rubric'), 1);
  const waiting = Promise.allSettled(Array.from({ length: 30 }, () => pool.draft(ask('wait'), 1)));
  await pool.close();
  expect((await waiting).map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 'rejected'));
});

it('gives up on threads that never work, instead of starting them for ever', async () => {
  pool = draftPool(new URL('data:text/javascript,process.exit(1)'), 1);
  for (let time = 0; time < 8; time += 1) {
    await expect(pool.draft(ask('rubric'), 1)).rejects.toThrow('A draft failed');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});
