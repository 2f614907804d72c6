/** Which lesson-sized topics fit what has been typed so far. */
import { TOPIC_ROWS } from 'virtual:topic-suggestions';

export interface TopicSuggestion {
  readonly title: string;
  /** Homeroom has everything for this topic. */
  readonly hasSet: boolean;
}

const MOST = 7;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const TOPICS = TOPIC_ROWS.map(([title, first, last, hasSet, words]) => ({
  title,
  first,
  last,
  hasSet: hasSet === 1,
  own: wordsOf(title),
  other: wordsOf(words),
}));

/** How well a typed word fits: the beginning of a word in the title counts most. */
function fitOf(typed: string, own: readonly string[], other: readonly string[]): number {
  if (own.some((word) => word.startsWith(typed))) return 2;
  return other.some((word) => word.startsWith(typed)) ? 1 : 0;
}

/**
 * @param grade undefined where none is chosen yet
 * @returns best first; topics taught in other grades come after those of this one
 */
export function suggestTopics(typed: string, grade: number | undefined): TopicSuggestion[] {
  const words = wordsOf(typed);
  return TOPICS.map((topic, place) => {
    const fits = words.map((word) => fitOf(word, topic.own, topic.other));
    const away = grade === undefined ? 0 : Math.max(0, topic.first - grade, grade - topic.last);
    const score = fits.reduce((sum, fit) => sum + fit, 0) + (topic.hasSet ? 0.5 : 0) - away * 0.7 - place / 10_000;
    return { topic, score, matches: fits.every((fit) => fit > 0) && (words.length > 0 || away === 0) };
  })
    .filter(({ matches }) => matches)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ topic: { title, hasSet } }) => ({ title, hasSet }));
}
