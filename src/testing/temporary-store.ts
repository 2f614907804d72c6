import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../server/stores/open-store.ts';
import type { Store } from '../server/stores/tables.ts';

export interface TemporaryStore {
  readonly store: Store;
  readonly remove: () => Promise<void>;
}

/** For tests: an embedded store in a folder of its own. */
export async function temporaryStore(): Promise<TemporaryStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-store-'));
  const store = await openStore({ file: path.join(folder, 'homeroom.sqlite') });
  return {
    store,
    async remove() {
      await store.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}
