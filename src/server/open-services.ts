import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { DraftPool } from './drafting/draft-pool.ts';
import { enginesFrom } from './engines.ts';
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
  /** From now on the instance is not ready: load balancers take it out. */
  stop(): void;
  /** Finishes what is being written and closes the store. */
  close(): Promise<void>;
}

/**
 * Everything the routes work with, as the environment wants it.
 * @param startPool starts threads for drafting; the composer drafts in the calling thread if left out
 */
export async function openServices(
  env: Environment,
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>,
  startPool?: (threads: number) => DraftPool,
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
  const engines = await enginesFrom(env, usageLedger(store));
  const retention: Retention = keepRetention(store, log);
  // Beside models the composer drafts seldom, and memory is better kept for them.
  const pool = engines.length === 1 && env.DRAFT_THREADS > 0 ? startPool?.(env.DRAFT_THREADS) : undefined;
  let stopping = false;
  return {
    engines,
    modelTimeLimitMs: env.MODEL_TIMEOUT_SECONDS * 1000,
    ...(pool && { draftPool: pool }),
    store,
    tokens: tokensSignedWith(() => tokenKeys, env.TOKEN_HOURS),
    limits: limitsFrom(env, { key: linkKeys.signing, ...(counting && { pool: counting }) }),
    linkKeys,
    version,
    reachable: reachabilityOf(engines, env),
    ready: () => !stopping,
    stop() {
      stopping = true;
    },
    async close() {
      clearInterval(refreshingKeys);
      retention.stop();
      await pool?.close();
      await counting?.end();
      await store.destroy();
    },
  };
}
