/**
 * The tables, step by step, for both databases. Applied in the order of their names; a migration that has been released
 * is never changed.
 */
import { randomBytes } from 'node:crypto';
import { type ColumnDefinitionBuilder, type Kysely, type Migration, PostgresAdapter, sql } from 'kysely';
import type { Store } from './tables.ts';

const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Numbers rows by itself: SQLite does so for every integer key. */
function numbered(db: Kysely<unknown>): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return (column) => (isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey());
}

async function addKeyIfNone(db: Store, purpose: string): Promise<void> {
  const known = await db.selectFrom('signing_keys').select('id').where('purpose', '=', purpose).executeTakeFirst();
  if (known) return;
  const row = { purpose, secret: randomBytes(32).toString('base64'), created_at: new Date().toISOString() };
  await db.insertInto('signing_keys').values(row).execute();
}

export const migrations: Record<string, Migration> = {
  '0001-sign-ups-feedback-and-keys': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('signing_keys')
        .addColumn('id', 'integer', numbered(db))
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('subscribers')
        .addColumn('email', 'text', (column) => column.primaryKey())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('subscribed', 'integer', (column) => column.notNull())
        .addColumn('subscribed_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('feedback')
        .addColumn('id', 'integer', numbered(db))
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('details', 'text', (column) => column.notNull())
        .addColumn('tool_id', 'text', (column) => column.notNull())
        .addColumn('rating', 'integer', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('use_as_testimonial', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0002-keys-by-purpose-purge-shared-limits': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('signing_keys')
        .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('tokens'))
        .execute();
      // The first keys are made here, under the migrations' lock: instances that start together share them from the start.
      await addKeyIfNone(db, 'tokens');
      await addKeyIfNone(db, 'links');
      await db.schema.createIndex('feedback_created_at').on('feedback').column('created_at').execute();
      // Instances behind one address share their counts here. Unlogged: counts may be lost in a crash, and must be quick.
      if (isPostgres(db)) {
        await sql`create unlogged table request_counts (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
          db,
        );
      }
    },
  },
  '0003-model-usage': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('model_usage')
        .addColumn('day', 'text', (column) => column.primaryKey())
        .addColumn('requests', 'integer', (column) => column.notNull())
        .addColumn('tokens', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};
