/** Chooses items of a teaching set: as many as are asked for, spread over the ideas of the objective, on the wished levels. */
import type { Random } from '../random.ts';

/** What the teacher asks for weighs more than an even spread. */
const WISHED = 3;

export interface LeveledItem {
  readonly idea: string;
  readonly level: 1 | 2 | 3;
  readonly stimulus?: string | undefined;
}

/** Shares of the levels: 1 easy entry, 2 the heart of the objective, 3 its hardest cases. */
export type LevelShares = readonly [number, number, number];

/** Of what is left, the item whose level and idea are most wanted; among equals the first. */
function nextOf<Item extends LeveledItem>(
  left: readonly Item[],
  chosen: readonly Item[],
  count: number,
  shares: LevelShares,
  wished: (item: Item) => number,
): Item | undefined {
  const want = (item: Item): number => {
    const ofLevel = chosen.filter(({ level }) => level === item.level).length;
    const ofIdea = chosen.filter(({ idea }) => idea === item.idea).length;
    const missing = count * (shares[item.level - 1] ?? 0) - ofLevel;
    // A text that is read already is used again before another one is opened.
    const isOpen = item.stimulus !== undefined && chosen.some(({ stimulus }) => stimulus === item.stimulus);
    return missing - ofIdea * 0.5 + (isOpen ? 0.5 : 0) + WISHED * wished(item);
  };
  let best: Item | undefined;
  let most = -Infinity;
  for (const item of left) {
    const wanted = want(item);
    if (wanted > most) [best, most] = [item, wanted];
  }
  return best;
}

/**
 * @param wished how much of what the teacher asks for an item holds
 * @returns in rising order of demand, items on one text side by side; fewer than `count` where there are no more
 */
export function chooseItems<Item extends LeveledItem>(
  items: readonly Item[],
  count: number,
  shares: LevelShares,
  random: Random,
  wished: (item: Item) => number = () => 0,
): Item[] {
  const left = random.shuffle(items);
  const chosen: Item[] = [];
  while (chosen.length < count && left.length > 0) {
    const next = nextOf(left, chosen, count, shares, wished);
    if (!next) break;
    chosen.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return inOrder(chosen);
}

function inOrder<Item extends LeveledItem>(items: readonly Item[]): Item[] {
  const rank = ({ level, stimulus }: Item): number =>
    stimulus === undefined ? level : Math.max(...items.filter((other) => other.stimulus === stimulus).map((other) => other.level)) + 0.5;
  return [...items].sort(
    (one, other) => rank(one) - rank(other) || (one.stimulus ?? '').localeCompare(other.stimulus ?? '') || one.level - other.level,
  );
}
