/** The embedded SQLite store: sign-ups, feedback and the signing key. Never form values or drafts. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Generated, Kysely, Migrator, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { migrations } from './migrations.ts';

export interface Tables {
  signing_keys: { id: Generated<number>; secret: string; created_at: string };
  subscribers: {
    /** Lower case: one subscriber per address. */
    email: string;
    first_name: string;
    last_name: string;
    /** 1 or 0: the embedded driver aborts on booleans. */
    subscribed: number;
    subscribed_at: string;
  };
  feedback: {
    id: Generated<number>;
    type: string;
    details: string;
    tool_id: string;
    rating: number;
    first_name: string;
    last_name: string;
    email: string;
    use_as_testimonial: number;
    created_at: string;
  };
  /** What language models were asked for on a day (UTC): counts alone. */
  model_usage: { day: string; requests: number; tokens: number };
}

export type Store = Kysely<Tables>;

/**
 * Opens the store and brings its tables up to date.
 * @param file a path, made with its folder if missing; ':memory:' for tests
 */
export async function openStore(file: string): Promise<Store> {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  const database = new Database(file);
  // FULL flushes every commit to disk before it is acknowledged; it must follow the change of journal mode.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  const store = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const migrator = new Migrator({ db: store, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return store;
}
