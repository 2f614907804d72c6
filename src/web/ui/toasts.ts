/** Short messages that any screen can show. Kept outside React, so that plain code can show them too. */
export type ToastKind = 'success' | 'error' | 'neutral';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
}

const SHOWN_MS: Record<ToastKind, number> = { success: 2000, error: 4000, neutral: 4000 };
const MOST_KEPT = 20;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(kind: ToastKind, message: string): void {
  const id = nextId;
  nextId += 1;
  set([{ id, kind, message }, ...toasts].slice(0, MOST_KEPT));
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), SHOWN_MS[kind]);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
