/** Copies of the embedded store, taken and put back while the server runs. */
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { openSqlite } from '../stores/sqlite.ts';

const TABLES = ['signing_keys', 'subscribers', 'feedback'];
const BUSY_TIMEOUT = 'busy_timeout = 10000';

/**
 * A whole and consistent copy of the store as it is now, readable by its owner only.
 * @throws Error if the copy exists already or can't be written
 */
export function backUp(file: string, copy: string): void {
  if (existsSync(copy)) throw new Error(`${copy} exists already`);
  const database = new Database(file);
  try {
    database.pragma(BUSY_TIMEOUT);
    database.prepare('vacuum into ?').run([copy]);
  } finally {
    database.close();
  }
  chmodSync(copy, 0o600);
}

/**
 * Puts a copy's contents into the store in one transaction; a running server sees either all of it or nothing.
 * @throws Error if the copy is not a whole store
 */
export async function restore(copy: string, file: string): Promise<void> {
  if (!existsSync(copy)) throw new Error(`There is no file ${copy}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-restore-'));
  try {
    const current = path.join(folder, 'copy.sqlite');
    copyFileSync(copy, current);
    const check = new Database(current);
    const [state] = check.prepare('pragma integrity_check').raw().get([]) as [string];
    check.close();
    if (state !== 'ok') throw new Error(`${copy} is damaged`);
    // A copy of an earlier version gets today's tables; a store that is not there yet is made.
    await (await openSqlite(current)).destroy();
    await (await openSqlite(file)).destroy();
    replaceRows(file, current);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function replaceRows(file: string, copy: string): void {
  const database = new Database(file);
  try {
    database.pragma(BUSY_TIMEOUT);
    database.pragma('synchronous = FULL');
    database.prepare('attach ? as copy').run([copy]);
    database.exec('begin immediate');
    for (const table of TABLES) database.exec(`delete from main.${table}; insert into main.${table} select * from copy.${table}`);
    database.exec('commit');
  } finally {
    database.close();
  }
}
