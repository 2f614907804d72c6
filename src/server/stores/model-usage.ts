import type { UsageLedger } from '../models/daily-budget.ts';
import type { Store } from './tables.ts';

/** The day's use of language models, kept so that a restart does not renew the budget. */
export function usageLedger(store: Store): UsageLedger {
  return {
    async usedOn(day) {
      const row = await store.selectFrom('model_usage').select(['requests', 'tokens']).where('day', '=', day).executeTakeFirst();
      return row ?? { requests: 0, tokens: 0 };
    },
    async add(day, { requests, tokens }) {
      await store
        .insertInto('model_usage')
        .values({ day, requests, tokens })
        .onConflict((conflict) =>
          conflict.column('day').doUpdateSet((row) => ({
            requests: row('model_usage.requests', '+', requests),
            tokens: row('model_usage.tokens', '+', tokens),
          })),
        )
        .execute();
    },
  };
}
