/** For tests: the real server in process, with an in-memory store and, unless told otherwise, the built-in composer. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { composerEngine } from '../generation/composer-engine.ts';
import type { Engine } from '../generation/engine.ts';
import { buildApp } from '../server/app.ts';
import { openStore, type Store } from '../server/stores/database.ts';
import { type Tokens, tokensSignedWith } from '../server/tokens.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly tokens: Tokens;
  /** Sends JSON with a valid token. */
  post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
}

/** @param enginesOf the engines, which may keep what they use in the test's store */
export async function testApp(
  enginesOf: (store: Store) => readonly [Engine, ...Engine[]] = () => [composerEngine],
  modelTimeLimitMs = 10_000,
): Promise<TestApp> {
  const store = await openStore(':memory:');
  const tokens = tokensSignedWith(randomBytes(32), 1);
  const app = await buildApp({
    services: {
      engines: enginesOf(store),
      modelTimeLimitMs,
      store,
      tokens,
      version: '0.0.0-test',
      reachable: () => Promise.resolve([{ name: 'composer', configured: true, reachable: true }]),
    },
  });
  app.addHook('onClose', () => store.destroy());
  return {
    app,
    store,
    tokens,
    async post(url, body) {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokens.issue()}` },
        payload: JSON.stringify(body),
      });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}
