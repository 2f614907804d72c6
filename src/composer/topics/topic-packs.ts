/** Every topic pack: one file each in the subject folders beside this one, found at build time, loaded when asked for. */
import type { GradeBand } from '../grade-band.ts';
import type { TopicPack } from './topic-pack.ts';

/** What tells packs apart, without their material. */
export interface TopicCard extends Pick<TopicPack, 'id' | 'title' | 'inText' | 'subject' | 'aliases' | 'standards'> {
  readonly bands: readonly GradeBand[];
  /** The words that it teaches. */
  readonly terms: readonly string[];
}

const cards = import.meta.glob<TopicCard>('./*/*.ts', { eager: true, query: '?card', import: 'default' });
const files = import.meta.glob<Record<string, TopicPack>>('./*/*.ts');
const fileOf = new Map(Object.entries(cards).map(([file, { id }]) => [id, file]));
const opened = new Map<string, Promise<TopicPack>>();

export const TOPIC_CARDS: readonly TopicCard[] = Object.values(cards);

async function load(id: string): Promise<TopicPack> {
  const [pack] = Object.values((await files[fileOf.get(id) ?? '']?.()) ?? {});
  if (!pack) throw new Error(`There is no topic pack “${id}”`);
  return pack;
}

/** @throws Error for an id that is on no card */
export function openPack(id: string): Promise<TopicPack> {
  const pack = opened.get(id) ?? load(id);
  opened.set(id, pack);
  return pack;
}
