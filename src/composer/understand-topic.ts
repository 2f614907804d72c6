/** What a typed topic is about: topics that packs know, or mathematics. A miss is a miss: nothing rather than something wrong. */
import QuickLRU from 'quick-lru';
import { authoredName } from './authored-names.ts';
import { matchSkills, namesSkills, speaksOfMath } from './math/match-skills.ts';
import type { MathSkill } from './math/math-skill.ts';
import { type TopicMatch, matchTopics } from './topics/match-topics.ts';
import type { Subject } from './topics/topic-pack.ts';
import type { TopicCard } from './topics/topic-packs.ts';

export interface UnderstoodTopic {
  /** [] where the topic is mathematics, or unknown. */
  readonly cards: readonly TopicCard[];
  /** 0 to 1: how much of what was typed the packs account for. */
  readonly coverage: number;
  readonly skills: readonly MathSkill[];
}

export const UNKNOWN_TOPIC: UnderstoodTopic = { cards: [], coverage: 0, skills: [] };

/** Budgets and credit are taught for life; who wants the calculations says so. */
const TAUGHT_WITHOUT_MATH: Subject = 'career';

/** Packs that account for less of a topic give way to mathematics. */
const LEAST_COVERAGE = 0.7;

/** 'Volume' is a pack's in grade 2 and mathematics in grade 5; 'mean, median, mode' is mathematics whatever packs share a word with it. */
function isPacks(topic: string, grade: number, { cards, coverage, isExact, isOnlyTaught }: TopicMatch): boolean {
  const [first] = cards;
  if (!first || isOnlyTaught) return false;
  if (namesSkills(topic, grade)) return isExact && first.subject === TAUGHT_WITHOUT_MATH && !speaksOfMath(topic);
  return isExact || (coverage >= LEAST_COVERAGE && !speaksOfMath(topic));
}

const MOST_REMEMBERED = 500;
/** By authored name and grade. */
const remembered = new QuickLRU<string, UnderstoodTopic>({ maxSize: MOST_REMEMBERED });

/** @param grade Pre-K is -1, Kindergarten 0, then 1 to 12 */
export function understandTopic(topic: string, grade: number): UnderstoodTopic {
  const name = authoredName(topic);
  if (name === undefined) return understand(topic, grade);
  const key = `${grade} ${name}`;
  const known = remembered.get(key);
  if (known) return known;
  const understood = understand(topic, grade);
  remembered.set(key, understood);
  return understood;
}

function understand(topic: string, grade: number): UnderstoodTopic {
  const found = matchTopics(topic, grade);
  const skills = matchSkills(topic, grade);
  if (skills.length > 0 && !isPacks(topic, grade, found)) return { cards: [], coverage: 1, skills };
  return { cards: found.cards, coverage: found.coverage, skills: [] };
}
