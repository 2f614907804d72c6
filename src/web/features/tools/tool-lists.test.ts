import { beforeEach, expect, it, vi } from 'vitest';

/** A browser's storage, as much of it as is used here. */
function fakeStorage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => vi.resetModules());

it('puts an opened tool first, without duplicates, at most five', async () => {
  vi.stubGlobal('localStorage', fakeStorage());
  const { recentTools, rememberOpened } = await import('./tool-lists.ts');
  for (const id of ['rubric', 'warm-up', 'cultural', 'vocabulary', 'rubric', 'quiz-maker', 'question-bank'] as const) rememberOpened(id);
  expect(recentTools.get()).toEqual(['question-bank', 'quiz-maker', 'rubric', 'vocabulary', 'cultural']);
});

it('toggles membership and resets all lists with their stored values', async () => {
  const storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  const { favoriteTools, quickLaunchTools, resetToolLists, toggleTool } = await import('./tool-lists.ts');
  toggleTool(favoriteTools, 'rubric');
  toggleTool(favoriteTools, 'cultural');
  toggleTool(favoriteTools, 'rubric');
  toggleTool(quickLaunchTools, 'warm-up');
  expect(favoriteTools.get()).toEqual(['cultural']);
  resetToolLists();
  expect([favoriteTools.get(), quickLaunchTools.get(), storage.kept.size]).toEqual([[], [], 0]);
});

it.each([['not JSON'], ['7'], ['{"a":1}'], ['["nope", 3, null]']])('reads %s as an empty list', async (stored) => {
  vi.stubGlobal('localStorage', fakeStorage({ 'homeroom:1:favorite-tools': stored }));
  const { favoriteTools } = await import('./tool-lists.ts');
  expect(favoriteTools.get()).toEqual([]);
});

it('keeps working when storage is full or forbidden', async () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { favoriteTools, toggleTool } = await import('./tool-lists.ts');
  toggleTool(favoriteTools, 'rubric');
  expect(favoriteTools.get()).toEqual(['rubric']);
});
