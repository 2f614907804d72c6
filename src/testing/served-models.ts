/** For tests: the server with models that a test makes up, over real connections. */
import { afterEach } from 'vitest';
import { composerEngine } from '../generation/composer-engine.ts';
import { generate } from '../generation/generate.ts';
import { modelsFrom } from '../server/engines.ts';
import { readEnvironment } from '../server/environment.ts';
import { usageLedger } from '../server/stores/model-usage.ts';
import type { ToolId } from '../tools/catalogue.ts';
import { type FakeCall, type FakeModel, fakeModel } from './fake-model.ts';
import { ORDINARY_FORMS } from './ordinary-forms.ts';
import { readEventStream, type TimedEvent } from './read-event-stream.ts';
import { type TestApp, testApp } from './test-app.ts';

export const MODEL_TIME_LIMIT_MS = 1500;
const SILENCE_MS = 300;

const open: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.stop()));
});

export async function model(behave: (call: FakeCall) => void | Promise<void>): Promise<FakeModel> {
  const fake = await fakeModel(behave);
  open.push(fake);
  return fake;
}

export interface Served extends TestApp {
  send(path: string, body: unknown, options?: { stream?: boolean; signal?: AbortSignal }): Promise<Response>;
}

/** The server with the models of these settings, listening. */
export async function serve(settings: Record<string, string>): Promise<Served> {
  const env = readEnvironment({ MODEL_SILENCE_SECONDS: String(SILENCE_MS / 1000), ...settings });
  const app = await testApp({ modelsOf: (store) => modelsFrom(env, usageLedger(store)), modelTimeLimitMs: MODEL_TIME_LIMIT_MS });
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
  open.push({
    async stop() {
      // A fetch that was aborted leaves a new connection behind, on which nothing is ever asked.
      app.app.server.closeAllConnections();
      await app.app.close();
    },
  });
  return {
    ...app,
    send: async (path, body, { stream = false, signal } = {}) =>
      fetch(`${address}/api/tools/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await app.tokens.issue()}`,
          ...(stream && { accept: 'text/event-stream' }),
        },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      }),
  };
}

export async function composed(toolId: ToolId, seed = 3): Promise<string> {
  const { document } = await generate({ toolId, formData: ORDINARY_FORMS[toolId] }, { engines: [composerEngine], seed });
  return JSON.stringify(document);
}

export const QUIZ = { toolId: 'quiz-maker', formData: ORDINARY_FORMS['quiz-maker'] } as const;

export async function eventsOf(response: Response): Promise<TimedEvent[]> {
  const events: TimedEvent[] = [];
  for await (const event of readEventStream(response)) events.push(event);
  return events;
}
