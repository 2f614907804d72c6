/**
 * SQLite for a server: writes that arrive together are committed together, and a commit waits for the disk on a thread
 * of the driver's own, so a sign-up never holds up another request. A write is acknowledged after its commit.
 * Reads have a connection of their own and are never held up by a write.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Connection, connect, patiently, pragma, runQuery } from './sqlite-connection.ts';

/** Beyond this the disk is not keeping up, and a waiting write would only be acknowledged after its sender has gone. */
const MOST_WAITING = 5000;
const MOST_IN_GROUP = 200;

async function open(file: string): Promise<Connection> {
  const connection = await connect(file);
  // FULL flushes every commit to disk before it is acknowledged; WAL mode leaves it at NORMAL in some builds.
  // Each of these may meet the lock of another connection that is just closing.
  await patiently(() => connection.exec('pragma synchronous = FULL'));
  const journal = await patiently(() => pragma(connection, 'journal_mode'));
  const synchronous = await patiently(() => pragma(connection, 'synchronous'));
  if (journal !== 'wal' || synchronous !== 2) {
    throw new Error(`The store would not be durable: journal_mode is ${String(journal)}, synchronous ${String(synchronous)}`);
  }
  return connection;
}

const noTransactions = (): Promise<void> =>
  Promise.reject(new Error('The embedded store groups its writes; write one statement, not a transaction'));

interface Write {
  readonly query: CompiledQuery;
  readonly resolve: (result: QueryResult<unknown>) => void;
  readonly reject: (error: unknown) => void;
}

class GroupCommitDriver implements Driver {
  readonly #file: string;
  #writer!: Connection;
  #reader!: Connection;
  readonly #waiting: Write[] = [];
  #draining: Promise<void> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    [this.#writer, this.#reader] = await Promise.all([open(this.#file), open(this.#file)]);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: async <Row>(query: CompiledQuery) =>
        SelectQueryNode.is(query.query)
          ? patiently(() => runQuery<Row>(this.#reader, query))
          : ((await this.#write(query)) as QueryResult<Row>),
      streamQuery: () => {
        throw new Error('The embedded store does not stream; read page by page');
      },
    };
  }

  #write(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (this.#waiting.length >= MOST_WAITING) return Promise.reject(new Error('Too many writes are waiting for the disk'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ query, resolve, reject });
      this.#draining ??= this.#drain();
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, MOST_IN_GROUP));
    this.#draining = undefined;
  }

  /** One transaction for the whole group. A statement that fails by itself fails alone; a failed commit fails all. */
  async #commit(group: readonly Write[]): Promise<void> {
    const done: (() => void)[] = [];
    try {
      await patiently(() => this.#writer.exec('begin immediate'));
      for (const { query, resolve, reject } of group) {
        try {
          const result = await runQuery(this.#writer, query);
          done.push(() => resolve(result));
        } catch (error) {
          // A full disk ends the whole transaction, and what was written before is gone with it.
          if (!this.#writer.inTransaction) throw error;
          done.push(() => reject(error));
        }
      }
      await this.#writer.exec('commit');
    } catch (error) {
      if (this.#writer.inTransaction) await this.#writer.exec('rollback').catch(() => undefined);
      for (const { reject } of group) reject(error);
      return;
    }
    for (const acknowledge of done) acknowledge();
  }

  // Statements of others are committed together with one's own: there is no transaction to begin.
  beginTransaction = noTransactions;
  commitTransaction = noTransactions;
  rollbackTransaction = noTransactions;

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    await this.#draining;
    this.#writer.close();
    this.#reader.close();
  }
}

/** @param file an SQLite file that exists already, in WAL mode */
export function groupCommitDialect(file: string): Dialect {
  return {
    createDriver: () => new GroupCommitDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
