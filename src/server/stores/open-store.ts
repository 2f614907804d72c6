import path from 'node:path';
import type { Environment } from '../environment.ts';
import type { Store } from './tables.ts';

/** Where the store is: an SQLite file, or the address of a PostgreSQL database. */
export type StorePlace = { readonly file: string } | { readonly url: string };

/** The database at DATABASE_URL, or the embedded store in DATA_DIR. */
export function storePlace({ DATABASE_URL: url, DATA_DIR: folder }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): StorePlace {
  return url === undefined ? { file: path.join(folder, 'homeroom.sqlite') } : { url };
}

/**
 * Opens the store and brings its tables up to date; safe to call from several processes at once.
 * @param onError told of connections that break while idle
 */
export async function openStore(place: StorePlace, onError: (error: Error) => void = () => {}): Promise<Store> {
  // Only the driver in use is loaded: the other one is megabytes.
  if ('url' in place) return (await import('./postgres.ts')).openPostgres(place.url, onError);
  return (await import('./sqlite.ts')).openSqlite(place.file);
}
