import { useSyncExternalStore } from 'react';
import { type Toast, currentToasts, subscribeToToasts } from './toasts.ts';

const NO_TOASTS: readonly Toast[] = [];

const STYLES: Record<Toast['kind'], string> = {
  success: 'border-l-good',
  error: 'border-l-bad',
  neutral: 'border-l-ink-soft',
};

/** Top center, announced politely; always in the page, so that screen readers watch it. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NO_TOASTS);
  return (
    <div role="status" aria-live="polite" className="pointer-events-none fixed inset-x-0 top-3 z-50 flex flex-col items-center gap-2 px-4">
      {toasts.map(({ id, kind, message }) => (
        <p key={id} className={`toast rounded-md border border-l-4 border-line bg-sheet px-4 py-2 text-ink shadow-lift ${STYLES[kind]}`}>
          {message}
        </p>
      ))}
    </div>
  );
}
