/** One way to a draft: every call has the same time limit, ends in the same errors, and is told of alike. */
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { type Engine, type DraftRequest, EngineFailure } from '../../generation/engine.ts';
import { ORDINARY_FORMS } from '../../testing/ordinary-forms.ts';
import { composed } from '../../testing/served-models.ts';
import { type TestApp, type TestAppOptions, testApp } from '../../testing/test-app.ts';
import { composerThreads } from './composer-threads.ts';

const METRICS_TOKEN = 'a-token-for-prometheus';
const MODEL_TIME_LIMIT_MS = 5000;

let server: TestApp;
let log: string[];
afterEach(() => server.app.close());

async function start(options: TestAppOptions): Promise<void> {
  log = [];
  server = await testApp({
    modelTimeLimitMs: MODEL_TIME_LIMIT_MS,
    ...options,
    env: { METRICS_TOKEN, ...options.env },
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
  });
}

async function metrics(): Promise<string> {
  return (await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).body;
}

const QUIZ = { toolId: 'quiz-maker', formData: ORDINARY_FORMS['quiz-maker'] };

/** Every call that a model is asked for, and what is sent with it. */
async function calls(): Promise<readonly (readonly [path: string, body: object])[]> {
  const document = JSON.parse(await composed('quiz-maker')) as object;
  return [
    ['/api/tools/generate', QUIZ],
    ['/api/tools/revise', { ...QUIZ, document, followUp: { kind: 'shorter' } }],
    ['/api/tools/replace-item', { ...QUIZ, document, index: 2 }],
  ];
}

/** A model whose every draft and repair comes from `make`. */
const modelThat = (make: (request: DraftRequest) => Promise<unknown>): Engine => ({ name: 'made-up/model', draft: make, repair: make });

describe('a model', () => {
  it('has the same time in every call', async () => {
    const left: number[] = [];
    const model = modelThat(async ({ deadlineMs = Infinity }) => {
      left.push(deadlineMs - performance.now());
      throw new EngineFailure('unavailable', 'It is away');
    });
    await start({ modelsOf: () => [model] });
    for (const [path, body] of await calls()) expect((await server.post(path, body)).status).toBe(200);
    expect(left).toHaveLength(3);
    for (const milliseconds of left) {
      expect(milliseconds).toBeLessThanOrEqual(MODEL_TIME_LIMIT_MS);
      expect(milliseconds).toBeGreaterThan(MODEL_TIME_LIMIT_MS / 2);
    }
  });

  it('that fails is counted and logged in every call, and the composer drafts', async () => {
    await start({ modelsOf: () => [modelThat(() => Promise.reject(new EngineFailure('unavailable', 'It is away')))] });
    for (const [path, body] of await calls()) expect((await server.post(path, body)).status).toBe(200);
    expect(await metrics()).toContain('homeroom_engine_failures_total{engine="made-up/model",kind="unavailable"} 3');
    expect(await metrics()).toContain('homeroom_drafts_total{tool="quiz-maker",engine="composer"} 3');
    expect(log.filter((line) => line.includes('engine failed') && line.includes('It is away'))).toHaveLength(3);
  });

  it('that has no place ends every call with 503', async () => {
    await start({ modelsOf: () => [modelThat(() => Promise.reject(new EngineFailure('busy', 'Full', 4000)))] });
    for (const [path, body] of await calls()) {
      const { status, body: answer } = await server.post(path, body);
      expect({ path, status, answer }).toEqual({ path, status: 503, answer: { error: expect.stringContaining('Many drafts') as string } });
    }
  });

  it('that is asked for a caller who has left is no fault of ours, in any call', async () => {
    await start({ modelsOf: () => [modelThat(() => Promise.reject(new EngineFailure('cancelled', 'The caller left')))] });
    for (const [path, body] of await calls()) expect((await server.post(path, body)).status).toBe(499);
    expect(await metrics()).toContain('homeroom_unexpected_errors_total 0');
    expect(log.filter((line) => line.includes('unexpected'))).toEqual([]);
  });
});

describe('a drafting thread', () => {
  const email = (details: string) => ({ toolId: 'admin-comm', formData: { teacherName: 'A', adminName: 'B', purpose: 'Other', details } });
  const startWithThreads = (timeLimitMs = 1500): Promise<void> =>
    start({ composer: composerThreads({ file: new URL('../../testing/obedient-worker.mjs', import.meta.url), threads: 2, timeLimitMs }) });

  it.each([
    ['breaks', 'break', 'unavailable'],
    ['freezes', 'freeze', 'timeout'],
  ])('that %s costs its call a clear error, told and counted, and the others nothing', async (_name, deed, kind) => {
    await startWithThreads();
    const good = Array.from({ length: 40 }, () => server.post('/api/tools/generate', email('rest')));
    const bad = await server.post('/api/tools/generate', email(deed));
    expect(bad).toEqual({ status: 503, body: { error: 'This broke off before it was finished. Please try again.' } });
    expect((await Promise.all(good)).map(({ status }) => status)).toEqual(good.map(() => 200));
    expect(await metrics()).toContain(`homeroom_engine_failures_total{engine="composer",kind="${kind}"} 1`);
    expect(log.filter((line) => line.includes('engine failed'))).toHaveLength(1);
    expect(await metrics()).toContain('homeroom_unexpected_errors_total 0');
  });

  it('that has a fault in its code answers 500, logged without what was typed', async () => {
    await startWithThreads();
    expect((await server.post('/api/tools/generate', email('fail'))).status).toBe(500);
    const line = log.find((written) => written.includes('unexpected error'));
    expect(line).toMatch(/TypeError/u);
    expect(line).not.toContain('"fail"');
  });
});

describe('GET /api/ready', () => {
  const ready = async (): Promise<number> => (await server.app.inject('/api/ready')).statusCode;

  it('says no where no draft can be made, asks once for all who ask, and says yes when drafts are made again', async () => {
    let works = false;
    let trials = 0;
    await start({
      composer: {
        async run() {
          trials += 1;
          await new Promise((resolve) => setTimeout(resolve, 50));
          if (!works) throw new EngineFailure('unavailable', 'Its thread ended');
          return { toolId: 'admin-comm', engine: 'composer', json: '{}' };
        },
        close: () => Promise.resolve(),
      },
    });
    expect(await Promise.all([ready(), ready(), ready()])).toEqual([503, 503, 503]);
    expect(trials).toBe(1);
    works = true;
    await expect.poll(ready, { timeout: 5000 }).toBe(200);
    const tried = trials;
    for (let count = 0; count < 5; count += 1) expect(await ready()).toBe(200);
    expect(trials).toBe(tried);
  });

  it('says no within seconds where drafting hangs', async () => {
    await start({ composer: { run: () => new Promise(() => {}), close: () => Promise.resolve() } });
    const started = performance.now();
    expect(await ready()).toBe(503);
    expect(performance.now() - started).toBeLessThan(4500);
  });
});
