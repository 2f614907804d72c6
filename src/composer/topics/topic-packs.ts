/** Every topic pack: one file each in the subject folders beside this one, found at build time. */
import type { TopicPack } from './topic-pack.ts';

const modules = import.meta.glob<Record<string, TopicPack>>('./*/*.ts', { eager: true });

export const TOPIC_PACKS: readonly TopicPack[] = Object.values(modules).flatMap((module) => Object.values(module));
