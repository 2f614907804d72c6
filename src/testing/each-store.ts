/** For tests: both kinds of store, so that one suite runs against both. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StorePlace } from '../server/stores/open-store.ts';
import { postgresPrograms, startPostgres } from './postgres.ts';

export interface StoreKind {
  /** A place where no store has been yet. */
  newPlace(): Promise<StorePlace>;
  end(): Promise<void>;
}

async function sqlite(): Promise<StoreKind> {
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-stores-'));
  let stores = 0;
  return {
    newPlace: () => Promise.resolve({ file: path.join(folder, String((stores += 1)), 'homeroom.sqlite') }),
    end: async () => rmSync(folder, { recursive: true }),
  };
}

async function postgres(): Promise<StoreKind> {
  const server = await startPostgres(postgresPrograms() ?? '', ['fsync=off']);
  return { newPlace: async () => ({ url: await server.newDatabase() }), end: () => server.stop() };
}

/** Without PostgreSQL on the machine its half is skipped, and its name says why. */
export const STORE_KINDS: readonly { readonly name: string; readonly installed: boolean; start(): Promise<StoreKind> }[] = [
  { name: 'SQLite', installed: true, start: sqlite },
  postgresPrograms() === undefined
    ? { name: 'PostgreSQL (skipped: not installed; apt-get install postgresql)', installed: false, start: postgres }
    : { name: 'PostgreSQL', installed: true, start: postgres },
];
