/**
 * What lies on a teacher's desk, tool by tool, for as long as the tab lives: the sheet with every step that led to it, and the
 * draft that is being made. A tool's page and its modal show the same. In memory only, and never sent by this module.
 */
import { useCallback, useSyncExternalStore } from 'react';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { Copy } from '../../../tools/sheet.ts';
import type { SheetHistory } from '../results/sheet-history.ts';

export type Work =
  | { readonly status: 'none' }
  /** With the draft's text so far, once there is any. */
  | { readonly status: 'loading'; readonly text?: string }
  | { readonly status: 'error'; readonly message: string };

export interface View {
  readonly copy: Copy;
  readonly version: 'A' | 'B';
}

export interface Desk {
  readonly work: Work;
  /** Percent of the progress bar; 0 when it is not shown. */
  readonly progress: number;
  readonly view: View;
  /** Undefined until there is a first draft. */
  readonly history: SheetHistory | undefined;
}

export const FIRST_VIEW: View = { copy: 'teacher', version: 'A' };
const EMPTY: Desk = { work: { status: 'none' }, progress: 0, view: FIRST_VIEW, history: undefined };

const desks = new Map<ToolId, Desk>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function deskOf(id: ToolId): Desk {
  return desks.get(id) ?? EMPTY;
}

export function changeDesk(id: ToolId, change: Partial<Desk>): void {
  desks.set(id, { ...deskOf(id), ...change });
  for (const listener of listeners) listener();
}

/** Nothing happens where there is no sheet. */
export function changeHistory(id: ToolId, change: (history: SheetHistory) => SheetHistory): void {
  const { history } = deskOf(id);
  if (history) changeDesk(id, { history: change(history) });
}

export function useDesk(id: ToolId): Desk {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => deskOf(id), [id]),
    () => EMPTY,
  );
}
