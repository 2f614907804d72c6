import { Migrator } from 'kysely';
import { migrations } from './migrations.ts';
import type { Store } from './tables.ts';

/** Brings the tables up to date; safe while other processes do the same. @throws the failed migration's error */
export async function migrate(store: Store): Promise<void> {
  const migrator = new Migrator({ db: store, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
