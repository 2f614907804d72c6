/** Which items of a kit speak of the same as a piece of a draft, so that a question belongs to the work beside it. */
import { textsIn } from '../text/texts-in.ts';
import { onceFor } from './once-for.ts';
import { contentStems } from './typed-words.ts';

type Stems = ReadonlySet<string>;

const stemsOf = onceFor((item: object): Stems => new Set(contentStems(textsIn(item).join(' '))));

/** What more of the items hold does not tell them apart: the topic's own name. */
const COMMON_SHARE = 0.5;

/** The items, those first that share most of their rarer words with `work`; in the order given where that is equal. */
export function nearestTo<Item extends object>(work: object, items: readonly Item[]): Item[] {
  const most = Math.max(1, COMMON_SHARE * items.length);
  // For each stem of the work, the items that hold it.
  const holding = new Map<string, number[]>();
  for (const stem of stemsOf(work)) holding.set(stem, []);
  for (const [at, item] of items.entries()) for (const stem of stemsOf(item)) holding.get(stem)?.push(at);
  const fits = items.map(() => 0);
  for (const holders of holding.values()) {
    if (holders.length === 0 || holders.length > most) continue;
    const weight = Math.log(1 + items.length / holders.length);
    for (const at of holders) fits[at] = (fits[at] ?? 0) + weight;
  }
  return items
    .map((item, at) => ({ item, fit: fits[at] ?? 0 }))
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ item }) => item);
}
