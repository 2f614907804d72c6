/** The embedded store: one SQLite file. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { groupCommitDialect } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { type Connection, connect, patiently, runQuery } from './sqlite-connection.ts';
import type { Store, Tables } from './tables.ts';

/**
 * Runs the migrations. The write lock is taken before looking at what is there, so of two processes that start together
 * one waits for the other and then finds everything done.
 */
class MigrationDriver implements Driver {
  readonly #connection: Connection;
  constructor(connection: Connection) {
    this.#connection = connection;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = this.#connection;
    return {
      executeQuery: <Row>(query: CompiledQuery) => patiently(() => runQuery<Row>(connection, query)),
      streamQuery: () => {
        throw new Error('Migrations do not stream');
      },
    };
  }
  beginTransaction = (): Promise<void> => patiently(() => this.#connection.exec('begin immediate'));
  // Busy as well while a query that has been read to its end is still being put away.
  commitTransaction = (): Promise<void> => patiently(() => this.#connection.exec('commit'));
  rollbackTransaction = (): Promise<void> => this.#connection.exec('rollback');
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {
    this.#connection.close();
  }
}

/** SQLite's changes of tables are part of a transaction like all others. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function migrationDialect(connection: Connection): Dialect {
  return {
    createDriver: () => new MigrationDriver(connection),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * Opens the file, made with its folder if missing, and brings its tables up to date.
 * @throws Error if the file can't be opened, migrated or made durable
 */
export async function openSqlite(file: string): Promise<Store> {
  // Addresses are kept here: nobody else on the machine may read them.
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const connection = await connect(file);
  const migrating = new Kysely<Tables>({ dialect: migrationDialect(connection) });
  try {
    await patiently(() => runQuery(connection, { sql: 'pragma journal_mode = WAL', parameters: [] }));
    await migrate(migrating);
  } finally {
    await migrating.destroy();
    connection.close();
  }
  return new Kysely<Tables>({ dialect: groupCommitDialect(file) });
}
