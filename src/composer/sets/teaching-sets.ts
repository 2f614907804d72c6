/** Every teaching set, found at build time in content/topics, opened when it is asked for. */
import QuickLRU from 'quick-lru';
import type { SetCard, TeachingSet } from './teaching-set.ts';

const cards = import.meta.glob<SetCard>('/content/topics/*/*/card.yaml', { eager: true, query: '?card', import: 'default' });
const openers = import.meta.glob<() => Promise<TeachingSet>>('/content/topics/*/*/card.yaml', {
  eager: true,
  query: '?set',
  import: 'default',
});

const openerOf = new Map(Object.entries(cards).map(([file, { id }]) => [id, openers[file]]));

export const SET_CARDS: readonly SetCard[] = Object.values(cards);

/** A set is about a hundred kilobytes; those asked for lately stay open. */
const opened = new QuickLRU<string, Promise<TeachingSet>>({ maxSize: 16 });

export function hasSet(id: string): boolean {
  return openerOf.has(id);
}

/** @throws Error for an id that is on no card */
export function openSet(id: string): Promise<TeachingSet> {
  const known = opened.get(id);
  if (known) return known;
  const opener = openerOf.get(id);
  if (!opener) throw new Error(`There is no teaching set “${id}”`);
  const set = opener();
  opened.set(id, set);
  // One that can't be read is tried again the next time.
  set.catch(() => opened.delete(id));
  return set;
}
