import { PhraseIndex } from '../match-phrases.ts';
import type { TopicPack } from './topic-pack.ts';
import { TOPIC_PACKS } from './topic-packs.ts';

let index: PhraseIndex<TopicPack> | undefined;

/** The packs a typed topic is about: [] for none, two where one line names two topics. */
export function matchTopics(topic: string): readonly TopicPack[] {
  index ??= new PhraseIndex(TOPIC_PACKS.map((pack) => ({ item: pack, phrases: [pack.title, ...pack.aliases] })));
  const [best, ...others] = index.match(topic);
  if (!best) return [];
  const second = others.find(({ explained }) => [...explained].every((word) => !best.explained.has(word)));
  return second ? [best.item, second.item] : [best.item];
}
