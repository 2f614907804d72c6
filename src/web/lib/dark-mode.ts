/**
 * Dark mode: the `dark` class on the root element, remembered once the reader has chosen, following the system until then.
 * The same rule runs inline in the page's head (see the page template), before the first paint.
 */
import { storedValue } from './stored-value.ts';

const chosen = storedValue<boolean | undefined>('dark-mode', undefined, (stored) => (typeof stored === 'boolean' ? stored : undefined));
const systemIsDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

function apply(): void {
  document.documentElement.classList.toggle('dark', isDark());
}

export function isDark(): boolean {
  return chosen.get() ?? systemIsDark();
}

export function setDark(dark: boolean): void {
  chosen.set(dark);
  apply();
}

export function subscribeToDarkMode(listener: () => void): () => void {
  const changed = (): void => {
    apply();
    listener();
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  const unsubscribe = chosen.subscribe(changed);
  system.addEventListener('change', changed);
  return () => {
    unsubscribe();
    system.removeEventListener('change', changed);
  };
}

/** Runs before the first paint; must agree with `isDark`. */
export const DARK_MODE_SCRIPT = `try{var d=JSON.parse(localStorage.getItem('homeroom:1:dark-mode'))}catch(e){}if(typeof d!=='boolean')d=matchMedia('(prefers-color-scheme: dark)').matches;document.documentElement.classList.toggle('dark',d)`;
