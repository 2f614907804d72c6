import { randomBytes } from 'node:crypto';
import type { Store } from './database.ts';

const KEY_BYTES = 32;

/** The key that signs access tokens: made on the first start, then read from the store. */
export async function signingKey(store: Store): Promise<Uint8Array> {
  const made = randomBytes(KEY_BYTES).toString('base64');
  // Id 1 is taken once: of two instances starting together, one's insert does nothing and both read the same key.
  await store
    .insertInto('signing_keys')
    .values({ id: 1, secret: made, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { secret } = await store.selectFrom('signing_keys').select('secret').where('id', '=', 1).executeTakeFirstOrThrow();
  return Buffer.from(secret, 'base64');
}
