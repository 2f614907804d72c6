/** The shared store for several instances: PostgreSQL. */
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import { migrate } from './migrate.ts';
import type { Store, Tables } from './tables.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const QUERY_TIMEOUT_MS = 10_000;

// Counts fit into a number; by itself the driver hands out eight-byte integers as text.
types.setTypeParser(types.builtins.INT8, Number);

/** A pool that survives a restart of the database: a lost connection is replaced by the next query. */
export function postgresPool(url: string, onError: (error: Error) => void, config: PoolConfig = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'homeroom',
    ...config,
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', onError);
  return pool;
}

/**
 * Connects and brings the tables up to date.
 * @param url postgres://user:password@host:port/database
 * @param onError told of connections that break while idle
 * @throws Error if the database can't be reached or migrated
 */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Store> {
  const pool = postgresPool(url, onError);
  // What is acknowledged is on disk, whatever the database's default. Queries of a connection run in order.
  pool.on('connect', (client) => void client.query('set synchronous_commit = on').catch(onError));
  const store = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(store);
  } catch (error) {
    await store.destroy();
    throw error;
  }
  return store;
}
