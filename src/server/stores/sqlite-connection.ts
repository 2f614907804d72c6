/** One connection to an SQLite file, and how queries run on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';
import Database from 'libsql/promise';

/** The part of libsql's promise interface that is used here; its own types say `any`. `exec` runs on a thread of its own. */
export interface Connection {
  readonly inTransaction: boolean;
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<Statement>;
  close(): void;
}

interface Statement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): Promise<Record<string, unknown>[]>;
  run(parameters: readonly unknown[]): { readonly changes: number };
}

export async function connect(file: string): Promise<Connection> {
  const connection = new Database(file, {}) as unknown as Connection;
  // Waiting inside the driver would keep its threads from those who hold the lock; see `patiently`.
  await connection.exec('pragma busy_timeout = 0');
  return connection;
}

const LOCK_PATIENCE_MS = 5000;
const LOCK_RETRY_MS = 10;

/**
 * The driver puts a query away when its statement is collected as garbage, and a process that only waits makes none: a
 * commit could wait for ever. Short-lived objects set the collection off.
 */
function provokeCollection(): void {
  const garbage = Array.from({ length: 200_000 }, (_, index) => ({ index }));
  garbage.length = 0;
}

/** Tries again while another process, or another connection of this one, holds the lock. */
export async function patiently<T>(action: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + LOCK_PATIENCE_MS;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      const { code } = error as { readonly code?: string };
      if (code?.startsWith('SQLITE_BUSY') !== true || performance.now() > deadline) throw error;
      if (String(error).includes('statements in progress')) provokeCollection();
      await sleep(LOCK_RETRY_MS);
    }
  }
}

/** The driver ends the process on a boolean, and takes a missing value for NULL. */
function bindable(parameters: readonly unknown[]): readonly unknown[] {
  return parameters.map((value) => {
    if (value === undefined) throw new TypeError('A parameter of a query is undefined');
    return typeof value === 'boolean' ? Number(value) : value;
  });
}

export async function runQuery<Row>(
  connection: Connection,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<QueryResult<Row>> {
  const values = bindable(parameters);
  const statement = await connection.prepare(sql);
  if (statement.reader) return { rows: (await statement.all(values)) as Row[] };
  return { rows: [], numAffectedRows: BigInt(statement.run(values).changes) };
}

/** The value of a pragma. */
export async function pragma(connection: Connection, name: string): Promise<unknown> {
  const { rows } = await runQuery<Record<string, unknown>>(connection, { sql: `pragma ${name}`, parameters: [] });
  return rows[0]?.[name];
}
