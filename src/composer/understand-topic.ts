/** What a typed topic is about: a lesson-sized topic, packs, or mathematics. A miss is a miss: nothing rather than something wrong. */
import { MATH_SKILLS } from './math/math-skills.ts';
import type { MathSkill } from './math/math-skill.ts';
import { TOPIC_CARDS, type TopicCard } from './topics/topic-packs.ts';
import { type TopicReading, readTopic } from './understanding/read-topic.ts';

export interface UnderstoodTopic {
  /** Undefined where the topic is a theme of people's lives, which nothing is looked up for. */
  readonly reading: TopicReading | undefined;
  /** [] where the topic is mathematics, or unknown. */
  readonly cards: readonly TopicCard[];
  /** 0 to 1: how much of what was typed the packs account for. */
  readonly coverage: number;
  readonly skills: readonly MathSkill[];
}

export const UNKNOWN_TOPIC: UnderstoodTopic = { reading: undefined, cards: [], coverage: 0, skills: [] };

const CARD_BY_ID = new Map(TOPIC_CARDS.map((card) => [card.id, card]));
const SKILL_BY_ID = new Map(MATH_SKILLS.map((skill) => [skill.id, skill]));

/** What stands between two topics of one line: 'photosynthesis and food chains'. */
const JOINED = /\s*(?:\b(?:and|plus|versus|vs)\b|[,;&+/])\s*/iu;

/** Two packs where one line names two, each by its own name; undefined for one topic with 'and' in its name. */
function twoTopics(topic: string, grade: number, whole: TopicReading): TopicCard[] | undefined {
  const parts = topic.split(JOINED).filter(Boolean);
  if (parts.length !== 2 || whole.isNamed) return undefined;
  const cards = parts.flatMap((part) => {
    const { coverage, families } = readTopic(part, grade);
    const card = CARD_BY_ID.get(families[0] ?? '');
    return coverage === 1 && card ? [card] : [];
  });
  return cards.length === 2 && cards[0] !== cards[1] ? cards : undefined;
}

/** @param grade Pre-K is -1, Kindergarten 0, then 1 to 12 */
export function understandTopic(topic: string, grade: number): UnderstoodTopic {
  const reading = readTopic(topic, grade);
  const two = twoTopics(topic, grade, reading);
  if (two) return { reading, cards: two, coverage: 1, skills: [] };
  const [first] = reading.families;
  // One or the other: a pack and a skill in one draft would mix what they mean.
  const isMath = first !== undefined && SKILL_BY_ID.has(first);
  return {
    reading,
    cards: isMath ? [] : reading.families.slice(0, 1).flatMap((id) => CARD_BY_ID.get(id) ?? []),
    coverage: reading.coverage,
    skills: isMath ? reading.families.flatMap((id) => SKILL_BY_ID.get(id) ?? []) : [],
  };
}
