import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from './tables.ts';

const REMEMBER_MS = 1000;
const PATIENCE_MS = 2000;

/** Asks the store, at most once a second, whether it answers. */
export function storeAnswers(store: Store): () => Promise<boolean> {
  let asked: { readonly at: number; readonly result: Promise<boolean> } | undefined;
  const ask = (): Promise<boolean> =>
    Promise.race([
      store
        .selectFrom('signing_keys')
        .select('id')
        .limit(1)
        .execute()
        .then(
          () => true,
          () => false,
        ),
      sleep(PATIENCE_MS, false, { ref: false }),
    ]);
  return () => {
    if (!asked || performance.now() - asked.at > REMEMBER_MS) asked = { at: performance.now(), result: ask() };
    return asked.result;
  };
}
