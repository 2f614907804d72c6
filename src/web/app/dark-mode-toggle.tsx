import { useSyncExternalStore } from 'react';
import { isDark, setDark, subscribeToDarkMode } from '../lib/dark-mode.ts';

export function DarkModeToggle() {
  const dark = useSyncExternalStore(subscribeToDarkMode, isDark, () => false);
  return (
    <button type="button" aria-pressed={dark} className="button" onClick={() => setDark(!dark)}>
      <span aria-hidden="true">{dark ? '☀' : '☾'}</span>
      <span className="sr-only">Dark mode</span>
    </button>
  );
}
