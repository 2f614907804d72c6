import path from 'node:path';
import { enginesFrom } from './engines.ts';
import type { Environment } from './environment.ts';
import { reachabilityOf } from './reachability.ts';
import type { Services } from './services.ts';
import { openStore } from './stores/database.ts';
import { usageLedger } from './stores/model-usage.ts';
import { signingKey } from './stores/signing-key.ts';
import { tokensSignedWith } from './tokens.ts';
import { version } from './version.ts';

/** Everything the routes work with, as the environment wants it. */
export async function openServices(env: Environment): Promise<Services> {
  const store = await openStore(path.join(env.DATA_DIR, 'homeroom.sqlite'));
  const key = env.TOKEN_SECRET === undefined ? await signingKey(store) : new TextEncoder().encode(env.TOKEN_SECRET);
  const engines = enginesFrom(env, usageLedger(store));
  return {
    engines,
    modelTimeLimitMs: env.MODEL_TIMEOUT_SECONDS * 1000,
    store,
    tokens: tokensSignedWith(key, env.TOKEN_HOURS),
    version,
    reachable: reachabilityOf(engines, env),
  };
}
