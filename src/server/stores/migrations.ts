import type { Kysely, Migration } from 'kysely';

/** Applied in the order of their names; a migration that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-sign-ups-feedback-and-keys': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('signing_keys')
        .addColumn('id', 'integer', (column) => column.primaryKey())
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
        .addColumn('id', 'integer', (column) => column.primaryKey())
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
  '0002-model-usage': {
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
