/**
 * Values kept in the browser's storage, under versioned keys. What can't be read counts as missing, and nothing breaks
 * when storage is full or forbidden: the value then lives as long as the page.
 */
const PREFIX = 'homeroom:1:';

export interface StoredValue<T> {
  get: () => T;
  set: (value: T) => void;
  /** Forgets the value, in storage too. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param read checks and narrows what was stored; returns the fallback for anything else */
export function storedValue<T>(name: string, fallback: T, read: (stored: unknown) => T): StoredValue<T> {
  const key = `${PREFIX}${name}`;
  const listeners = new Set<() => void>();
  let current: T | undefined;

  function load(): T {
    try {
      const text = localStorage.getItem(key);
      return text === null ? fallback : read(JSON.parse(text));
    } catch {
      return fallback;
    }
  }

  function change(value: T, store: () => void): void {
    current = value;
    try {
      store();
    } catch {
      // Full or forbidden: the value stays for this page.
    }
    for (const listener of listeners) listener();
  }

  if (typeof window !== 'undefined') {
    // Another tab changed it.
    window.addEventListener('storage', (event) => {
      if (event.key !== key && event.key !== null) return;
      current = undefined;
      for (const listener of listeners) listener();
    });
  }

  return {
    get() {
      current ??= load();
      return current;
    },
    set: (value) => change(value, () => localStorage.setItem(key, JSON.stringify(value))),
    clear: () => change(fallback, () => localStorage.removeItem(key)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
