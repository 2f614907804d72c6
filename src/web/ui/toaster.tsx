import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, currentToasts, subscribeToToasts } from './toasts.ts';

const NO_TOASTS: readonly Toast[] = [];

const STYLES: Record<Toast['kind'], string> = {
  success: 'border-l-good',
  error: 'border-l-bad',
  neutral: 'border-l-ink-soft',
};

/**
 * Top center, announced politely. A modal dialog makes everything outside it inert, so while one is open the toasts
 * stand inside the topmost one; else they stand in the page, always there, so that screen readers watch the place.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NO_TOASTS);
  const dialog = toasts.length === 0 ? undefined : [...document.querySelectorAll('dialog[open]')].at(-1);
  const list = (
    <div role="status" aria-live="polite" className="pointer-events-none fixed inset-x-0 top-3 z-50 flex flex-col items-center gap-2 px-4">
      {toasts.map(({ id, kind, message }) => (
        <p key={id} className={`toast rounded-md border border-l-4 border-line bg-sheet px-4 py-2 text-ink shadow-lift ${STYLES[kind]}`}>
          {message}
        </p>
      ))}
    </div>
  );
  return dialog ? createPortal(list, dialog) : list;
}
