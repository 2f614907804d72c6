/**
 * Keys that the server makes for itself and keeps in the store. Tokens' keys can be rotated while the server runs; the
 * key of unsubscribe links stays, because links stand in mails for years.
 */
import { randomBytes } from 'node:crypto';
import type { Store } from './tables.ts';

export type KeyPurpose = 'tokens' | 'links';

const KEY_BYTES = 32;
/** Every instance reads the keys this often, so that none signs with a key that another does not know yet. */
export const KEYS_REFRESH_MS = 60_000;
const TAKES_EFFECT_MS = 2 * KEYS_REFRESH_MS;

/** What signs and what verifies. */
export interface KeyRing {
  readonly signing: Uint8Array;
  /** All keys that are still accepted, the signing key first. */
  readonly accepted: readonly Uint8Array[];
}

function keysOf(store: Store, purpose: KeyPurpose) {
  return store
    .selectFrom('signing_keys')
    .select(['id', 'secret', 'created_at'])
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .execute();
}

/** The keys of a purpose; the first is made with the tables. @throws Error if the store has lost them */
export async function keyRing(store: Store, purpose: KeyPurpose, now = Date.now()): Promise<KeyRing> {
  const rows = await keysOf(store, purpose);
  const inEffect = rows.find(({ created_at: made }) => now - Date.parse(made) >= TAKES_EFFECT_MS) ?? rows.at(-1);
  const ordered = rows.toSorted((one, other) => Number(other === inEffect) - Number(one === inEffect));
  const [signing, ...others] = ordered.map(({ secret }) => Buffer.from(secret, 'base64'));
  if (!signing) throw new Error('The store keeps no signing key');
  return { signing, accepted: [signing, ...others] };
}

/**
 * Makes a new key for tokens. It signs after two minutes, when every instance has read it.
 * @param keepOldHours how long tokens signed with older keys stay valid; 0 ends them at once
 */
export async function rotateTokenKey(store: Store, keepOldHours: number): Promise<void> {
  const before = await keysOf(store, 'tokens');
  const made = { purpose: 'tokens', secret: randomBytes(KEY_BYTES).toString('base64'), created_at: new Date().toISOString() };
  await store.insertInto('signing_keys').values(made).execute();
  // Newest first: a key was replaced when the one before it in this list was made.
  const replacedLongAgo = (index: number): boolean =>
    index > 0 && Date.now() - Date.parse(before[index - 1]?.created_at ?? '') > keepOldHours * 3_600_000;
  const retired = before.filter((_key, index) => keepOldHours === 0 || replacedLongAgo(index)).map(({ id }) => id);
  if (retired.length > 0) await store.deleteFrom('signing_keys').where('id', 'in', retired).execute();
}
