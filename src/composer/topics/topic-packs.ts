/** Every topic pack: one file each in the subject folders beside this one, found at build time, opened when asked for. */
import QuickLRU from 'quick-lru';
import type { GradeBand } from '../grade-band.ts';
import type { TopicPack } from './topic-pack.ts';

/** What tells packs apart, without their material. */
export interface TopicCard extends Pick<TopicPack, 'id' | 'title' | 'inText' | 'subject' | 'aliases' | 'standards'> {
  readonly bands: readonly GradeBand[];
  /** The words that it teaches. */
  readonly terms: readonly string[];
}

const cards = import.meta.glob<TopicCard>('./*/*.ts', { eager: true, query: '?card', import: 'default' });
const openers = import.meta.glob<() => Promise<TopicPack>>('./*/*.ts', { eager: true, query: '?stored', import: 'default' });
const openerOf = new Map(Object.entries(cards).map(([file, { id }]) => [id, openers[file]]));

/** Packs that were asked for lately stay open, at most twice as many: a class of teachers asks for few at a time. */
const opened = new QuickLRU<string, Promise<TopicPack>>({ maxSize: 6 });

export const TOPIC_CARDS: readonly TopicCard[] = Object.values(cards);

async function open(id: string): Promise<TopicPack> {
  const opener = openerOf.get(id);
  if (!opener) throw new Error(`There is no topic pack “${id}”`);
  return opener();
}

/** @throws Error for an id that is on no card */
export function openPack(id: string): Promise<TopicPack> {
  const known = opened.get(id);
  if (known) return known;
  const pack = open(id);
  opened.set(id, pack);
  // One that can't be read is tried again the next time.
  pack.catch(() => opened.delete(id));
  return pack;
}
