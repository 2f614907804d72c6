import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STORE_KINDS, type StoreKind } from '../../testing/each-store.ts';
import { readEnvironment } from '../environment.ts';
import { openStore, storePlace } from '../stores/open-store.ts';
import { keyRing } from '../stores/signing-keys.ts';
import type { Store } from '../stores/tables.ts';
import { saveFeedback, saveSubscriber } from '../stores/user-data.ts';
import { addressInLink } from '../unsubscribe-links.ts';
import { COMMANDS, runCommand } from './commands.ts';

const message = {
  feedback: 'comments' as const,
  details: '=HYPERLINK("http://evil.example")',
  toolId: '',
  rating: 0,
  firstName: 'Bo "B", Jr.',
  lastName: 'Li',
  email: 'bo@example.org',
  useAsTestimonial: false,
};

function operatorOn(store: Store, variables: Record<string, string> = {}) {
  const env = readEnvironment({ PUBLIC_URL: 'https://homeroom.example/', ...variables });
  return async (...args: string[]): Promise<string> => {
    let written = '';
    await runCommand({ store, env, write: (text) => (written += text) }, args);
    return written;
  };
}

describe.each(STORE_KINDS)('the operator’s commands on $name', ({ installed, ...kinds }) => {
  let kind: StoreKind;
  let store: Store;
  beforeAll(async () => {
    if (installed) kind = await kinds.start();
  }, 60_000);
  afterAll(async () => {
    if (installed) await kind.end();
  }, 60_000);
  beforeEach(async () => {
    if (!installed) return;
    store = await openStore(await kind.newPlace());
    await saveSubscriber(store, { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org', subscribedAt: '2026-03-01T09:00:00Z' });
    await saveFeedback(store, message);
  });
  afterEach(async () => {
    if (installed) await store.destroy();
  });

  it.skipIf(!installed)('list subscribers as CSV and JSON, with links on request', async () => {
    const operator = operatorOn(store);
    expect(await operator('subscribers', 'list')).toBe(
      'email,first_name,last_name,subscribed_at\r\nana@example.org,Ana,Ruiz,2026-03-01T09:00:00.000Z\r\n',
    );
    const row = JSON.parse(await operator('subscribers', 'list', '--format', 'json', '--links')) as Record<string, string>;
    expect(row).toMatchObject({ email: 'ana@example.org', first_name: 'Ana' });
    const [, sealed = ''] = /^https:\/\/homeroom\.example\/unsubscribe\/(.+)$/u.exec(row['unsubscribe_url'] ?? '') ?? [];
    expect(await addressInLink((await keyRing(store, 'links')).accepted, sealed)).toBe('ana@example.org');
  });

  it.skipIf(!installed)('write CSV that a spreadsheet reads back and never runs', async () => {
    const [, line = ''] = (await operatorOn(store)('feedback', 'list')).split('\r\n');
    expect(line).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    expect(line).toContain('"Bo ""B"", Jr."');
  });

  it.skipIf(!installed)('delete by address and by id, and say how many', async () => {
    const operator = operatorOn(store);
    expect(await operator('subscribers', 'delete', 'ANA@example.org')).toBe('1 sign-up deleted\n');
    expect(await operator('subscribers', 'delete', 'ana@example.org')).toBe('0 sign-ups deleted\n');
    expect(await operator('feedback', 'delete', '--id', '999')).toBe('0 messages deleted\n');
    expect(await operator('feedback', 'purge')).toBe('0 messages deleted\n');
    expect(await operator('person', 'delete', 'Bo@example.org')).toBe('0 sign-ups deleted\n1 message deleted\n');
    expect(await operator('feedback', 'list', '--format', 'json')).toBe('');
  });

  it.skipIf(!installed)('rotate the key of tokens', async () => {
    const before = await keyRing(store, 'tokens');
    await operatorOn(store)('keys', 'rotate', '--now');
    expect((await keyRing(store, 'tokens')).signing).not.toEqual(before.signing);
    await expect(operatorOn(store, { TOKEN_SECRET: 'x'.repeat(32) })('keys', 'rotate')).rejects.toThrow(/TOKEN_SECRET/u);
  });

  it
    .skipIf(!installed)
    .each([
      [[]],
      [['nope']],
      [['subscribers']],
      [['subscribers', 'delete']],
      [['subscribers', 'delete', 'a', 'b']],
      [['subscribers', 'list', '--format', 'xml']],
      [['subscribers', 'list', '--nope']],
      [['feedback', 'delete']],
      [['feedback', 'delete', '--id', '1', '--email', 'a@b.c']],
      [['feedback', 'delete', '--id', '1 or 1=1']],
      [['__proto__', 'x']],
    ])('refuse %j and say how to', async (args) => {
    await expect(operatorOn(store)(...args)).rejects.toThrow(/Usage|Say|--format|--id/u);
  });
});

describe('copies of the embedded store', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'homeroom-copies-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const signUp = (store: Store, index: number): Promise<void> =>
    saveSubscriber(store, { firstName: 'T', lastName: 'T', email: `t${index}@example.org` });

  it('are whole while sign-ups stream in, and come back while the store is open', async () => {
    const env = { DATA_DIR: folder };
    const store = await openStore(storePlace(readEnvironment(env)));
    const operator = operatorOn(store, env);
    const copy = path.join(folder, 'copy.sqlite');
    for (let index = 0; index < 20; index += 1) await signUp(store, index);
    const streaming = Promise.all(Array.from({ length: 200 }, (_, index) => signUp(store, 20 + index)));
    await operator('store', 'backup', copy);
    await streaming;
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await expect(operator('store', 'backup', copy)).rejects.toThrow(/exists already/u);

    await operator('subscribers', 'delete', 't0@example.org');
    const keys = await keyRing(store, 'tokens');
    await operator('keys', 'rotate', '--now');
    expect(await operator('store', 'restore', copy)).toMatch(/restored/u);
    const addresses = (await operator('subscribers', 'list')).split('\r\n').slice(1, -1);
    expect(addresses.length).toBeGreaterThanOrEqual(20);
    expect(addresses.some((line) => line.startsWith('t0@'))).toBe(true);
    expect(await keyRing(store, 'tokens')).toEqual(keys);
    await signUp(store, 1000);
    await store.destroy();
  });

  it('are refused if damaged or missing, and nothing is changed', async () => {
    const store = await openStore({ file: path.join(folder, 'homeroom.sqlite') });
    await signUp(store, 1);
    const operator = operatorOn(store, { DATA_DIR: folder });
    mkdirSync(path.join(folder, 'x'));
    writeFileSync(path.join(folder, 'x', 'bad'), 'x'.repeat(5000));
    await expect(operator('store', 'restore', path.join(folder, 'x', 'bad'))).rejects.toThrow(/not a database/u);
    await expect(operator('store', 'restore', path.join(folder, 'none'))).rejects.toThrow(/no file/u);
    expect(await operator('subscribers', 'list')).toContain('t1@example.org');
    await store.destroy();
  });

  it('are for the embedded store alone', async () => {
    const store = await openStore({ file: path.join(folder, 'homeroom.sqlite') });
    await expect(operatorOn(store, { DATABASE_URL: 'postgres://db/homeroom' })('store', 'backup', 'x')).rejects.toThrow(/pg_dump/u);
    await store.destroy();
  });
});

it('every command’s usage starts with its name', () => {
  for (const [name, { usage }] of Object.entries(COMMANDS)) expect(usage.startsWith(name)).toBe(true);
});
