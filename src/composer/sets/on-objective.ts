/** A set is about one topic; a teacher's objective often means a part of it: “how mitosis makes two identical cells”. */
import { textsIn } from '../../text/texts-in.ts';
import { termOf, wordsOf } from '../understanding/words.ts';

/** What an objective begins with says what students do, not what it is about. */
const DOINGS = new Set(
  'student students learner learners able know understand understanding explain describe identify define demonstrate use apply analyze compare write list name show tell learn review'
    .split(' ')
    .map((word) => termOf(word)),
);
/** A word that so many of the items hold tells them not apart. */
const COMMON = 0.6;

const termsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []));

/**
 * @param typed the topic or objective in the teacher's words
 * @param title the set's own title, which all items are about
 * @returns how many of the words that `typed` has besides an item holds
 */
export function onObjective<Item>(typed: string, title: string, items: readonly Item[]): (item: Item) => number {
  const ofTitle = termsOf(title);
  const texts = new Map(items.map((item) => [item, termsOf(textsIn(item).join('\n'))]));
  const asked = [...termsOf(typed)].filter((term) => {
    const share = [...texts.values()].filter((terms) => terms.has(term)).length / Math.max(1, items.length);
    return !ofTitle.has(term) && !DOINGS.has(term) && share > 0 && share <= COMMON;
  });
  return (item) => asked.filter((term) => texts.get(item)?.has(term)).length;
}
