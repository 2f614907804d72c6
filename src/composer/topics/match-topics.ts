import { PhraseIndex } from '../match-phrases.ts';
import type { TopicPack } from './topic-pack.ts';
import { TOPIC_PACKS } from './topic-packs.ts';

let index: PhraseIndex<TopicPack> | undefined;

export interface TopicMatch {
  /** None, one, or two where one line names two topics. */
  readonly packs: readonly TopicPack[];
  /** 0 to 1: how much of what was typed the packs account for. */
  readonly coverage: number;
}

/** The packs a typed topic is about. */
export function matchTopics(topic: string): TopicMatch {
  index ??= new PhraseIndex(TOPIC_PACKS.map((pack) => ({ item: pack, phrases: [pack.title, ...pack.aliases] })));
  const [best, ...others] = index.match(topic);
  if (!best) return { packs: [], coverage: 0 };
  const second = others.find(({ explained }) => [...explained].every((word) => !best.explained.has(word)));
  if (!second) return { packs: [best.item], coverage: best.coverage };
  return { packs: [best.item, second.item], coverage: best.coverage + second.coverage };
}
