/** The teacher's own lists of tools, kept in the browser: recent, favorites, quick launch. */
import { type ToolId, isToolId } from '../../../tools/catalogue.ts';
import { type StoredValue, storedValue } from '../../lib/stored-value.ts';

const MOST_RECENT = 5;

type ToolList = StoredValue<readonly ToolId[]>;

const NONE: readonly ToolId[] = [];

function toolList(name: string): ToolList {
  return storedValue(name, NONE, (stored) => (Array.isArray(stored) ? [...new Set(stored.filter((id) => isToolId(id)))] : NONE));
}

export const recentTools = toolList('recent-tools');
export const favoriteTools = toolList('favorite-tools');
export const quickLaunchTools = toolList('quick-launch-tools');

/** Puts an opened tool first, without duplicates. */
export function rememberOpened(id: ToolId): void {
  recentTools.set([id, ...recentTools.get().filter((other) => other !== id)].slice(0, MOST_RECENT));
}

export function toggleTool(list: ToolList, id: ToolId): void {
  const now = list.get();
  list.set(now.includes(id) ? now.filter((other) => other !== id) : [...now, id]);
}

export function resetToolLists(): void {
  for (const list of [recentTools, favoriteTools, quickLaunchTools]) list.clear();
}

export const NO_TOOLS = NONE;
