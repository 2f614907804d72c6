/** For tests: a PostgreSQL server of the system's packages, in a folder and on a port of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const PACKAGES = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;

export interface PostgresServer {
  readonly port: number;
  /** A new and empty database. @returns its address */
  newDatabase(): Promise<string>;
  /** As an administrator would: connections break, the data stay. */
  restart(): Promise<void>;
  /** As the system would when it is out of memory: nothing is written on the way out. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of the newest installed PostgreSQL's programs; undefined without one. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(PACKAGES)) return undefined;
  const [newest] = readdirSync(PACKAGES).toSorted((one, other) => Number(other) - Number(one));
  const folder = path.join(PACKAGES, newest ?? '', 'bin');
  return existsSync(path.join(folder, 'postgres')) ? folder : undefined;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** PostgreSQL refuses to run as root; its package comes with a user for it. */
function asPostgres(command: string, args: readonly string[]): [string, string[]] {
  return process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]];
}

/**
 * Makes a new server and starts it.
 * @param programs see `postgresPrograms`
 * @param settings such as 'fsync=off', where durability is not what is tested
 * @throws Error if it does not start
 */
export async function startPostgres(programs: string, settings: readonly string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-postgres-'));
  // The user that runs the server must get through to its folder.
  chmodSync(folder, 0o777);
  const data = path.join(folder, 'data');
  const [initdb, initArgs] = asPostgres(path.join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'homeroom',
    '-A',
    'trust',
    '--no-sync',
    '-E',
    'UTF8',
  ]);
  const made = spawnSync(initdb, initArgs, { cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const address = (database: string): string => `postgres://homeroom@127.0.0.1:${port}/${database}`;
  let running: ChildProcess | undefined;
  let databases = 0;

  async function answers(): Promise<boolean> {
    const client = new Client({ connectionString: address('postgres'), connectionTimeoutMillis: 1000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }

  async function start(): Promise<void> {
    const own = ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]);
    const [command, args] = asPostgres(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...own]);
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (!(await answers())) {
      if (performance.now() > deadline) throw new Error('PostgreSQL did not start');
      // After a kill the first attempts find the dead server's processes still ending.
      if (running?.exitCode !== null) running = spawn(command, args, { cwd: folder, stdio: 'ignore' });
      await sleep(50);
    }
  }

  async function end(signal: 'INT' | 'KILL'): Promise<void> {
    const child = running;
    if (!child) return;
    const over = new Promise((resolve) => child.once('exit', resolve));
    // runuser is only the parent: the server itself writes down its process id.
    const [command, args] = asPostgres(path.join(programs, 'pg_ctl'), ['kill', signal, postmasterId(data)]);
    spawnSync(command, args, { cwd: folder });
    await over;
    running = undefined;
  }

  await start();
  return {
    port,
    async newDatabase() {
      databases += 1;
      const name = `test_${process.pid}_${databases}`;
      const client = new Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    async restart() {
      await end('INT');
      await start();
    },
    kill: () => end('KILL'),
    start,
    async stop() {
      await end('INT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postmasterId(data: string): string {
  const [first = ''] = spawnSync('head', ['-1', path.join(data, 'postmaster.pid')], { encoding: 'utf8' }).stdout.split('\n');
  return first;
}
