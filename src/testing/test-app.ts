/** For tests: the real server in process, with a store of its own and, unless told otherwise, the built-in composer. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../generation/engine.ts';
import { type AppOptions, buildApp } from '../server/app.ts';
import { composeHere } from '../server/drafting/compose-here.ts';
import type { Composer } from '../server/drafting/composer-threads.ts';
import { draftingService } from '../server/drafting/drafting.ts';
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

export interface TestAppOptions extends Partial<Pick<Services, 'ready'>>, Pick<AppOptions, 'log'> {
  /** None unless given, so that the built-in composer drafts; models may keep what they use in the test's store. */
  readonly modelsOf?: (store: Store) => readonly Engine[] | Promise<readonly Engine[]>;
  readonly modelTimeLimitMs?: number;
  /** In this thread unless given. */
  readonly composer?: Composer;
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
  modelsOf = () => [],
  modelTimeLimitMs = 10_000,
  composer = composeHere,
  env: variables,
  ready = () => true,
  log,
}: TestAppOptions = {}): Promise<TestApp> {
  const { store, remove } = await temporaryStore();
  const env = readEnvironment({ ...NO_LIMITS, MAX_EVENT_LOOP_DELAY_MS: '0', ...variables });
  const keys = newKeyRing();
  const linkKeys = newKeyRing();
  const tokens = tokensSignedWith(() => keys, 1);
  const drafting = draftingService({ models: await modelsOf(store), composer, modelTimeLimitMs });
  const app = await buildApp({
    env,
    services: {
      drafting,
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
  app.addHook('onClose', async () => {
    await drafting.close();
    await remove();
  });
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
