import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORE_KINDS, type StoreKind } from '../../testing/each-store.ts';
import { purge } from '../retention.ts';
import { migrations } from './migrations.ts';
import { openStore } from './open-store.ts';
import { keyRing, rotateTokenKey } from './signing-keys.ts';
import type { Store } from './tables.ts';
import { deleteFeedback, deleteSubscriber, feedback, saveFeedback, saveSubscriber, subscribers } from './user-data.ts';

const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'Ana@example.org' };
const message = {
  feedback: 'comments' as const,
  details: 'It helped.\nA lot: “ü”, 数, 😀.',
  toolId: 'warm-up',
  rating: 5,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'Ana@example.org',
  useAsTestimonial: true,
};

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

describe.each(STORE_KINDS)('a store on $name', ({ installed, ...kinds }) => {
  let kind: StoreKind;
  let store: Store;
  beforeAll(async () => {
    if (!installed) return;
    kind = await kinds.start();
    store = await openStore(await kind.newPlace());
  }, 60_000);
  afterAll(async () => {
    if (!installed) return;
    await store.destroy();
    await kind.end();
  }, 60_000);

  it.skipIf(!installed)('keeps one subscriber per address, whatever its case', async () => {
    await saveSubscriber(store, { ...ana, subscribedAt: '2026-03-01T09:00:00+02:00' });
    await saveSubscriber(store, { ...ana, email: 'ANA@EXAMPLE.ORG', firstName: 'Anna' });
    const kept = await all(subscribers(store));
    expect(kept.map(({ email, first_name: name }) => [email, name])).toEqual([['ana@example.org', 'Anna']]);
    expect(await deleteSubscriber(store, 'Ana@Example.org')).toBe(1);
    expect(await deleteSubscriber(store, 'ana@example.org')).toBe(0);
  });

  it.skipIf(!installed)('keeps times in UTC, so that their texts sort', async () => {
    await saveSubscriber(store, { ...ana, subscribedAt: '2026-03-01T01:00:00+02:00' });
    expect((await all(subscribers(store)))[0]?.subscribed_at).toBe('2026-02-28T23:00:00.000Z');
  });

  it.skipIf(!installed)('reads long lists whole and in order', async () => {
    await Promise.all(Array.from({ length: 1203 }, (_, index) => saveSubscriber(store, { ...ana, email: `t${index}@example.org` })));
    const addresses = (await all(subscribers(store))).map(({ email }) => email);
    expect(addresses).toHaveLength(1204);
    expect(new Set(addresses).size).toBe(1204);
  });

  it.skipIf(!installed)('keeps feedback whole, and deletes it by id, address and age', async () => {
    await saveFeedback(store, message);
    await saveFeedback(store, { ...message, email: 'bo@example.org' });
    const [first, second] = await all(feedback(store));
    expect(first).toMatchObject({ details: message.details, rating: 5, use_as_testimonial: 1, email: 'Ana@example.org' });
    expect(await deleteFeedback(store, { email: 'ana@EXAMPLE.org' })).toBe(1);
    expect(await deleteFeedback(store, { id: second?.id ?? -1 })).toBe(1);

    await saveFeedback(store, message);
    const inMonths = (months: number): Date => new Date(new Date().setUTCMonth(new Date().getUTCMonth() + months));
    expect(await purge(store, inMonths(23))).toBe(0);
    expect(await purge(store, inMonths(25))).toBe(1);
    expect(await all(feedback(store))).toEqual([]);
  });

  it.skipIf(!installed)('refuses one write of many without harming the others', async () => {
    const row = { email: 'twice@example.org', first_name: 'a', last_name: 'b', subscribed: 1, subscribed_at: '2026-01-01T00:00:00.000Z' };
    const writes = await Promise.allSettled([
      ...Array.from({ length: 20 }, (_, index) => saveSubscriber(store, { ...ana, email: `group${index}@example.org` })),
      store.insertInto('subscribers').values([row]).execute(),
      store.insertInto('subscribers').values([row]).execute(),
      ...Array.from({ length: 20 }, (_, index) => saveSubscriber(store, { ...ana, email: `group${20 + index}@example.org` })),
    ]);
    expect(writes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const kept = await all(subscribers(store));
    expect(kept.filter(({ email }) => email.startsWith('group'))).toHaveLength(40);
  });

  it.skipIf(!installed)('is migrated once by many that open it at the same moment', async () => {
    const place = await kind.newPlace();
    const opened = await Promise.all(Array.from({ length: 5 }, () => openStore(place)));
    await Promise.all(opened.map((one, index) => saveSubscriber(one, { ...ana, email: `open${index}@example.org` })));
    // One key from the first moment on, or one instance would refuse the other's tokens.
    const rings = await Promise.all(opened.map((one) => keyRing(one, 'tokens')));
    for (const ring of rings) expect(ring).toEqual(rings[0]);
    expect(rings[0]?.accepted).toHaveLength(1);
    const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(opened[0] as Store);
    expect(applied.rows.map(({ name }) => name).sort()).toEqual(Object.keys(migrations));
    expect(await all(subscribers(opened[0] as Store))).toHaveLength(5);
    await Promise.all(opened.map((one) => one.destroy()));
  });

  it.skipIf(!installed)('rotates the key of tokens so that every instance knows it before it signs', async () => {
    const fresh = await openStore(await kind.newPlace());
    const first = await keyRing(fresh, 'tokens');
    const links = await keyRing(fresh, 'links');
    await rotateTokenKey(fresh, 24);
    const justAfter = await keyRing(fresh, 'tokens');
    expect(justAfter.signing).toEqual(first.signing);
    expect(justAfter.accepted).toHaveLength(2);
    const later = await keyRing(fresh, 'tokens', Date.now() + 121_000);
    expect(later.signing).not.toEqual(first.signing);
    expect(later.accepted[1]).toEqual(first.signing);
    await rotateTokenKey(fresh, 0);
    const now = await keyRing(fresh, 'tokens');
    expect(now.accepted).toHaveLength(1);
    expect([first.signing, later.signing]).not.toContainEqual(now.signing);
    expect(await keyRing(fresh, 'links')).toEqual(links);
    await fresh.destroy();
  });
});

describe('the embedded store', () => {
  let kind: StoreKind;
  beforeAll(async () => {
    kind = await (STORE_KINDS[0] as (typeof STORE_KINDS)[0]).start();
  });
  afterAll(() => kind.end());

  it('says what is wrong with a file that is no store', async () => {
    const place = (await kind.newPlace()) as { file: string };
    mkdirSync(path.dirname(place.file));
    writeFileSync(place.file, 'not a database, and long enough to be read as the head of one');
    await expect(openStore(place)).rejects.toThrow(/not a database/u);
  });

  it('flushes the disk at every commit, and nobody else on the machine may look inside', async () => {
    const place = (await kind.newPlace()) as { file: string };
    const store = await openStore(place);
    expect((await sql`pragma synchronous`.execute(store)).rows).toEqual([{ synchronous: 2 }]);
    expect(statSync(path.dirname(place.file)).mode & 0o777).toBe(0o700);
    await store.destroy();
  });

  it('says so when a write can’t be kept, and keeps writing afterwards', async () => {
    const store = await openStore(await kind.newPlace());
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store);
    // As a full disk: no page more than there are.
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(store);
    const long = { ...message, details: 'x'.repeat(5000) };
    const full = await Promise.allSettled(Array.from({ length: 50 }, () => saveFeedback(store, long)));
    expect(full.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await all(feedback(store))).toEqual([]);
    await sql`pragma max_page_count = 100000`.execute(store);
    await saveFeedback(store, long);
    expect(await all(feedback(store))).toHaveLength(1);
    await store.destroy();
  });

  it('waits for another process that writes, and gives up in the end', async () => {
    const place = await kind.newPlace();
    const store = await openStore(place);
    const other = new Database((place as { file: string }).file);
    other.exec('begin immediate');
    setTimeout(() => other.exec('commit'), 300);
    await saveSubscriber(store, ana);
    other.exec('begin immediate');
    await expect(saveSubscriber(store, ana)).rejects.toThrow(/locked/u);
    expect(await all(subscribers(store))).toHaveLength(1);
    other.exec('commit');
    other.close();
    await saveSubscriber(store, ana);
    await store.destroy();
  });
});
