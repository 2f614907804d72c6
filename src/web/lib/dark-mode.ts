/**
 * Dark mode: the `dark` class on the root element, remembered once the reader has chosen, following the system until then.
 * The same rule runs inline in the page's head (see the page template), before the first paint.
 */
const STORAGE_KEY = 'homeroom:1:dark-mode';
const listeners = new Set<() => void>();

export function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

export function setDark(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(dark));
  } catch {
    // Storage may be full or forbidden; the choice then holds for this page only.
  }
  for (const listener of listeners) listener();
}

export function subscribeToDarkMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs before the first paint. */
export const DARK_MODE_SCRIPT = `try{var d=JSON.parse(localStorage.getItem('${STORAGE_KEY}'))}catch(e){}if(typeof d!=='boolean')d=matchMedia('(prefers-color-scheme: dark)').matches;document.documentElement.classList.toggle('dark',d)`;
