/** Every way in which a model can fail ends in a draft or a clear message, in time. Faults made by hand, over real connections. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { FakeCall } from '../testing/fake-model.ts';
import { composed, eventsOf, model, MODEL_TIME_LIMIT_MS, QUIZ, serve } from '../testing/served-models.ts';
import { modelsFrom } from './engines.ts';
import { readEnvironment } from './environment.ts';

/** Each ends in a whole draft of the composer, within the limits of time, with the reason told. */
const FAULTS: readonly (readonly [name: string, reason: string, behave: (call: FakeCall) => void | Promise<void>])[] = [
  ['says nothing', 'timeout', () => {}],
  ['opens a stream and says nothing', 'timeout', ({ write }) => write('')],
  ['falls silent midway', 'timeout', ({ write }) => write('{"title":"Water')],
  [
    'dawdles without end',
    'timeout',
    async ({ write, response }) => {
      write('{"title":"');
      while (!response.destroyed) {
        write('drip ');
        await sleep(50);
      }
    },
  ],
  [
    'writes without end',
    'unreadable',
    ({ write }) => {
      // Few large pieces: a busy machine is to meet the bound of length before that of time.
      for (let piece = 0; piece < 40; piece += 1) write('x'.repeat(5000));
    },
  ],
  [
    'cuts the line midway',
    'unavailable',
    async ({ write, response }) => {
      write('{"title":"Water');
      await sleep(10);
      response.destroy();
    },
  ],
  ['closes the line at once', 'unavailable', ({ response }) => void response.destroy()],
  [
    'ends the stream without an end',
    'unavailable',
    ({ write, response }) => {
      write('{"title":"Water');
      response.end();
    },
  ],
  ['is cut off by its token limit', 'unreadable', ({ write, finish }) => (write('{"title":"Wa'), finish('length'))],
  ['answers in prose', 'unreadable', ({ write, finish }) => (write('Sure! Here is your quiz.'), finish())],
  ['answers another document', 'unreadable', ({ write, finish }) => (write('{"quiz":[]}'), finish())],
  ['refuses', 'refused', ({ finish }) => finish('content_filter')],
  [
    'sends garbage',
    'unavailable',
    ({ response }) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {{{\n\n'),
  ],
  [
    'sends a web page',
    'unavailable',
    ({ response }) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Log in</html>'),
  ],
  ['fails', 'unavailable', ({ response }) => void response.writeHead(500).end('{"error":{"message":"sk-secret"}}')],
  ['refuses the key', 'misconfigured', ({ response }) => void response.writeHead(401).end('{}')],
  ['does not know the model', 'misconfigured', ({ response }) => void response.writeHead(404).end('{}')],
  ['wants a long wait', 'rate-limited', ({ response }) => void response.writeHead(429, { 'retry-after': '120' }).end('{}')],
  ['sends elsewhere', 'unavailable', ({ response }) => void response.writeHead(307, { location: 'http://127.0.0.1:9/v1' }).end()],
];

describe('a model that', () => {
  it.each(FAULTS)('%s is passed over in time (%s)', async (_name, reason, behave) => {
    const fake = await model(behave);
    for (const stream of [false, true]) {
      const server = await serve({ OPENAI_BASE_URL: fake.url, MODEL_MAX_TOKENS: '2000' });
      const started = performance.now();
      const response = await server.send('generate', QUIZ, { stream });
      expect(response.status).toBe(200);
      const result = stream ? (await eventsOf(response)).at(-1) : ((await response.json()) as object);
      expect(performance.now() - started).toBeLessThan(MODEL_TIME_LIMIT_MS + 500);
      expect(result).toMatchObject({ engine: 'composer', passedOver: [{ reason }] });
      expect(JSON.stringify(result)).not.toContain('sk-secret');
    }
  });

  it('has no key for its list does not start', async () => {
    const started = modelsFrom(readEnvironment({ MODELS: 'openai/gpt-5.4-mini' }), { usedOn: never, add: never });
    await expect(started).rejects.toThrow(/OPENAI_API_KEY/u);
    expect(() => readEnvironment({ MODELS: 'gpt-5' })).toThrow(/MODELS: must be a list/u);
    expect(() => readEnvironment({ DAILY_MODEL_BUDGET: 'plenty' })).toThrow(/DAILY_MODEL_BUDGET: must be a number/u);
  });
});

const never = (): Promise<never> => Promise.reject(new Error('not to be asked'));

describe('a compatible server that knows less', () => {
  it('is asked for less until it understands, and so from then on', async () => {
    const json = await composed('quiz-maker');
    const fake = await model(({ body, response, write, finish }) => {
      const asked = body as unknown as Record<string, { type?: string; json_schema?: { strict?: boolean } } | undefined>;
      const refuse = (message: string): void => {
        response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }));
      };
      if (asked['stream_options']) return refuse('Unrecognized request argument: stream_options');
      if (asked['max_completion_tokens']) return refuse('max_completion_tokens is not supported');
      if (asked['response_format']?.json_schema?.strict === true) return refuse('strict is not permitted');
      if (asked['response_format']?.type === 'json_schema') return refuse('response_format json_schema is not available');
      if (asked['response_format']) return refuse("response_format must be 'text'");
      write(`Here it is:\n\`\`\`json\n${json}\n\`\`\``);
      finish();
      return undefined;
    });
    const server = await serve({ OPENAI_BASE_URL: fake.url });
    for (let time = 0; time < 2; time += 1) {
      expect(await (await server.send('generate', QUIZ)).json()).toMatchObject({
        engine: expect.stringMatching(/^openai/u),
        passedOver: [],
      });
    }
    expect(fake.calls).toHaveLength(7);
    expect(fake.calls.at(-1)?.body.messages[0]?.content).toMatch(/Schema:\n\{/u);
    expect(fake.calls[0]?.body.messages[0]?.content).not.toMatch(/Schema:\n\{/u);
  });

  it('may answer at once although a stream was asked for', async () => {
    const content = await composed('quiz-maker');
    const fake = await model(({ response }) => {
      const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'chat.completion', choices }));
    });
    const server = await serve({ OPENAI_BASE_URL: fake.url });
    const events = await eventsOf(await server.send('generate', QUIZ, { stream: true }));
    expect(events.at(-1)).toMatchObject({ phase: 'result', engine: expect.stringMatching(/^openai/u), passedOver: [] });
    expect(events.some(({ phase }) => phase === 'text')).toBe(true);
  });
});

describe('a list of models', () => {
  it('is asked in its order, and the next one takes over where one fails', async () => {
    const json = await composed('quiz-maker');
    const down = await model(({ response }) => void response.writeHead(503).end());
    const up = await model(({ write, finish }) => (write(json), finish()));
    const server = await serve({
      MODELS: 'openai/first,ollama/second/with:tag',
      OPENAI_BASE_URL: down.url,
      OLLAMA_BASE_URL: up.url,
    });
    const first = (await (await server.send('generate', QUIZ)).json()) as object;
    expect(first).toMatchObject({
      engine: 'ollama/second/with:tag',
      passedOver: [{ engine: 'openai-compatible/first', reason: 'unavailable' }],
    });
    expect(up.calls[0]?.body.model).toBe('second/with:tag');
    // Two attempts a draft: after the third failed draft the first provider rests and is not asked.
    await server.send('generate', QUIZ);
    await server.send('generate', QUIZ);
    const asked = down.calls.length;
    const rested = (await (await server.send('generate', QUIZ)).json()) as object;
    expect(rested).toMatchObject({ passedOver: [{ reason: 'resting' }] });
    expect(down.calls.length).toBe(asked);
  });
});

describe('bounds', () => {
  it('answer 503 with Retry-After when places and queue are full, also to those who asked for a stream', async () => {
    const fake = await model(() => {});
    const server = await serve({ OPENAI_BASE_URL: fake.url, MODEL_CONCURRENCY: '1', MODEL_QUEUE: '0', MODEL_QUEUE_SECONDS: '3' });
    const held = server.send('generate', QUIZ);
    while (fake.calls.length === 0) await sleep(5);
    for (const stream of [true, false]) {
      const refused = await server.send('generate', QUIZ, { stream });
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('3');
      expect(await refused.json()).toEqual({ error: expect.stringMatching(/Many drafts/u) });
    }
    expect((await held).status).toBe(200);
  });

  it('let the composer draft, visibly, once the day’s budget is spent', async () => {
    const json = await composed('quiz-maker');
    const fake = await model(({ write, finish }) => (write(json), finish()));
    const server = await serve({ OPENAI_BASE_URL: fake.url, DAILY_MODEL_BUDGET: '2 requests' });
    const engines: unknown[] = [];
    for (let time = 0; time < 3; time += 1) engines.push(await (await server.send('generate', QUIZ)).json());
    expect(engines).toMatchObject([
      { passedOver: [] },
      { passedOver: [] },
      { engine: 'composer', passedOver: [{ engine: expect.stringMatching(/^openai/u), reason: 'over-budget' }] },
    ]);
    expect(fake.calls).toHaveLength(2);
  });
});
