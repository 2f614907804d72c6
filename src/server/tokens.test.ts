import { afterEach, expect, it, vi } from 'vitest';
import { newKeyRing } from '../testing/test-app.ts';
import type { KeyRing } from './stores/signing-keys.ts';
import { tokensSignedWith } from './tokens.ts';

const HOUR_MS = 3_600_000;
afterEach(() => vi.useRealTimers());

/** Only the clock on the wall changes, as when it is set. */
function setClock(now: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
}

it('tokens outlive a clock that is set back a little, and end with their time however it is set', async () => {
  const keys = newKeyRing();
  const start = Date.parse('2026-03-01T12:00:00Z');
  setClock(start);
  // Two servers, so that neither remembers the other's verification.
  const token = `Bearer ${await tokensSignedWith(() => keys, 24).issue()}`;
  const verifiedAt = async (now: number): Promise<boolean> => {
    setClock(now);
    return tokensSignedWith(() => keys, 24)
      .verify(token)
      .then(
        () => true,
        () => false,
      );
  };
  expect(await verifiedAt(start - 45_000)).toBe(true);
  expect(await verifiedAt(start - HOUR_MS)).toBe(false);
  expect(await verifiedAt(start + 23 * HOUR_MS)).toBe(true);
  expect(await verifiedAt(start + 25 * HOUR_MS)).toBe(false);
});

it('a remembered token ends with its time too', async () => {
  const keys = newKeyRing();
  const tokens = tokensSignedWith(() => keys, 1);
  const start = Date.parse('2026-03-01T12:00:00Z');
  setClock(start);
  const token = `Bearer ${await tokens.issue()}`;
  const id = await tokens.verify(token);
  expect(await tokens.verify(token)).toBe(id);
  setClock(start + 2 * HOUR_MS);
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
});

it('tokens of an older key stay valid until that key is retired', async () => {
  const [older, newer] = [newKeyRing(), newKeyRing()];
  let keys: KeyRing = older;
  const tokens = tokensSignedWith(() => keys, 1);
  const token = `Bearer ${await tokens.issue()}`;
  await tokens.verify(token);
  keys = { signing: newer.signing, accepted: [newer.signing, older.signing] };
  await expect(tokens.verify(token)).resolves.toMatch(/-/u);
  keys = newer;
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
});
