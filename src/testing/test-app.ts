/** For tests: the real server in process, with a store of its own and, unless told otherwise, the built-in composer. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { composerEngine } from '../generation/composer-engine.ts';
import { type AppOptions, buildApp } from '../server/app.ts';
import { readEnvironment } from '../server/environment.ts';
import { limitsFrom } from '../server/rate-limits.ts';
import type { Services } from '../server/services.ts';
import type { KeyRing } from '../server/stores/signing-keys.ts';
import type { Store } from '../server/stores/tables.ts';
import { temporaryStore } from './temporary-store.ts';
import { type Tokens, tokensSignedWith } from '../server/tokens.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly tokens: Tokens;
  readonly linkKeys: KeyRing;
  /** Sends JSON with a valid token. */
  post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
}

export interface TestAppOptions extends Partial<Pick<Services, 'ready' | 'modelTimeLimitMs'>>, Pick<AppOptions, 'log'> {
  /** The built-in composer unless given; engines may keep what they use in the test's store. */
  readonly enginesOf?: (store: Store) => Services['engines'] | Promise<Services['engines']>;
  /** Settings as in the environment; limits are off unless set. */
  readonly env?: Readonly<Record<string, string>>;
}

const NO_LIMITS = { REQUESTS_PER_MINUTE: '0', DRAFTS_PER_MINUTE: '0', DRAFTS_PER_MINUTE_PER_TOKEN: '0', SUBMISSIONS_PER_HOUR: '0' };

/** A key ring of one new key. */
export function newKeyRing(): KeyRing {
  const signing = randomBytes(32);
  return { signing, accepted: [signing] };
}

export async function testApp({
  enginesOf = () => [composerEngine],
  modelTimeLimitMs = 10_000,
  env: variables,
  ready = () => true,
  log,
}: TestAppOptions = {}): Promise<TestApp> {
  const { store, remove } = await temporaryStore();
  const env = readEnvironment({ ...NO_LIMITS, MAX_EVENT_LOOP_DELAY_MS: '0', ...variables });
  const keys = newKeyRing();
  const linkKeys = newKeyRing();
  const tokens = tokensSignedWith(() => keys, 1);
  const app = await buildApp({
    env,
    services: {
      engines: await enginesOf(store),
      modelTimeLimitMs,
      store,
      tokens,
      limits: limitsFrom(env, { key: linkKeys.signing }),
      linkKeys,
      version: '0.0.0-test',
      reachable: () => Promise.resolve([{ name: 'composer', configured: true, reachable: true }]),
      ready,
    },
    ...(log && { log }),
  });
  app.addHook('onClose', remove);
  return {
    app,
    store,
    tokens,
    linkKeys,
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
