import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { openTopicReading } from '../composer/understanding/read-topic.ts';
import type { Composer } from './drafting/composer-threads.ts';
import { draftingService } from './drafting/drafting.ts';
import { modelsFrom } from './engines.ts';
import type { Environment } from './environment.ts';
import { faultForLog } from './errors.ts';
import { SHARED_COUNT_TIMEOUT_MS, limitsFrom } from './rate-limits.ts';
import { reachabilityOf } from './reachability.ts';
import { type Retention, keepRetention } from './retention.ts';
import type { Services } from './services.ts';
import { usageLedger } from './stores/model-usage.ts';
import { openStore, storePlace } from './stores/open-store.ts';
import { KEYS_REFRESH_MS, keyRing } from './stores/signing-keys.ts';
import { tokensSignedWith } from './tokens.ts';
import { version } from './version.ts';

/** What counts for all instances; a few connections of its own, so that counting never waits for saving. */
const COUNTING_CONNECTIONS = 4;

async function countingPool(url: string, onLostConnection: (error: Error) => void): Promise<Pool> {
  const { postgresPool } = await import('./stores/postgres.ts');
  return postgresPool(url, onLostConnection, {
    max: COUNTING_CONNECTIONS,
    query_timeout: SHARED_COUNT_TIMEOUT_MS,
    connectionTimeoutMillis: SHARED_COUNT_TIMEOUT_MS,
  });
}

export interface OpenServices extends Services {
  /** In order of preference; the composer is the last. */
  readonly engineNames: readonly string[];
  /** From now on the instance is not ready: load balancers take it out. */
  stop(): void;
  /** Finishes what is being written and closes the store. */
  close(): Promise<void>;
}

/** Everything the routes work with, as the environment wants it. */
export async function openServices(
  env: Environment,
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>,
  composer: Composer,
): Promise<OpenServices> {
  const onLostConnection = (error: Error): void => log.error({ fault: faultForLog(error) }, 'a connection to the store was lost');
  const store = await openStore(storePlace(env), onLostConnection);
  const fixedKey = env.TOKEN_SECRET === undefined ? undefined : new TextEncoder().encode(env.TOKEN_SECRET);
  const readTokenKeys = async () => (fixedKey ? { signing: fixedKey, accepted: [fixedKey] } : keyRing(store, 'tokens'));
  let tokenKeys = await readTokenKeys();
  const refreshingKeys = setInterval(() => {
    readTokenKeys().then(
      (keys) => {
        tokenKeys = keys;
      },
      (error: unknown) => log.error({ fault: faultForLog(error) }, 'keys not read; the ones in memory stay'),
    );
  }, KEYS_REFRESH_MS).unref();

  const linkKeys = await keyRing(store, 'links');
  const counting = env.DATABASE_URL === undefined ? undefined : await countingPool(env.DATABASE_URL, onLostConnection);
  const models = await modelsFrom(env, usageLedger(store));
  // A model's prompt is written in this thread: what that needs is read before the first call, not while others wait.
  if (models.length > 0) openTopicReading();
  const engineNames = [...models.map(({ name }) => name), 'composer'];
  const drafting = draftingService({ models, composer, modelTimeLimitMs: env.MODEL_TIMEOUT_SECONDS * 1000 });
  const retention: Retention = keepRetention(store, log);
  let stopping = false;
  return {
    engineNames,
    drafting,
    store,
    tokens: tokensSignedWith(() => tokenKeys, env.TOKEN_HOURS),
    limits: limitsFrom(env, { key: linkKeys.signing, ...(counting && { pool: counting }) }),
    linkKeys,
    version,
    reachable: reachabilityOf(engineNames, env),
    ready: () => !stopping,
    stop() {
      stopping = true;
    },
    async close() {
      clearInterval(refreshingKeys);
      retention.stop();
      await drafting.close();
      await counting?.end();
      await store.destroy();
    },
  };
}
