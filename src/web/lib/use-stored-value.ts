import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value.ts';

/** @param onServer what a prerendered page shows before storage can be read */
export function useStoredValue<T>(value: StoredValue<T>, onServer: T): T {
  return useSyncExternalStore(value.subscribe, value.get, () => onServer);
}
