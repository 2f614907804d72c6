/** Which items of a kit speak of the same as a piece of a draft, so that a question belongs to the work beside it. */
import { hashOf } from '../text/characters.ts';
import { textsIn } from '../text/texts-in.ts';
import { onceFor } from './once-for.ts';
import { contentStems } from './typed-words.ts';

/** As hashes, each once. */
const stemsOf = onceFor((item: object): ReadonlySet<number> => new Set(contentStems(textsIn(item).join(' ')).map(hashOf)));

/** What more of the items hold does not tell them apart: the topic's own name. */
const COMMON_SHARE = 0.5;

/** The items, those first that share most of their rarer words with `work`; in the order given where that is equal. */
export function nearestTo<Item extends object>(work: object, items: readonly Item[]): Item[] {
  const most = Math.max(1, COMMON_SHARE * items.length);
  const stems = stemsOf(work);
  // For each stem of the work that items hold, which of them.
  const holding = new Map<number, number[]>();
  for (const [at, item] of items.entries()) {
    for (const stem of stemsOf(item)) {
      if (!stems.has(stem)) continue;
      const holders = holding.get(stem);
      if (holders) holders.push(at);
      else holding.set(stem, [at]);
    }
  }
  const fits = items.map(() => 0);
  for (const stem of stems) {
    const holders = holding.get(stem);
    if (!holders || holders.length > most) continue;
    const weight = Math.log(1 + items.length / holders.length);
    for (const at of holders) fits[at] = (fits[at] ?? 0) + weight;
  }
  return items
    .map((item, at) => ({ item, fit: fits[at] ?? 0 }))
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ item }) => item);
}
