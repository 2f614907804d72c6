/**
 * Multiple-choice items from a kit: its facts, its words asked both ways, its processes, comparisons and item sets. A wrong
 * answer is always a real student error, the meaning of a neighbouring word or an entry of the other side.
 * Rules of item writing: Haladyna, Downing & Rodriguez (2002).
 */
import { type Candidate, fromComparisons, fromFact, fromItemSet, fromProcesses, fromTerms, isSound } from './choice-candidates.ts';
import { distinctness, toldIn } from './distinct-candidates.ts';
import type { GradeBand } from './grade-band.ts';
import { onceFor } from './once-for.ts';
import type { Random } from './random.ts';
import type { BandMaterial, ThinkingLevel } from './topics/topic-pack.ts';

export interface ChoiceOption {
  readonly text: string;
  /** Why a student picks it; undefined for the answer. */
  readonly error?: string;
}

export interface ChoiceItem {
  readonly question: string;
  /** The passage to read first, with its title. */
  readonly passage?: string;
  /** Four, in the order shown. */
  readonly options: readonly ChoiceOption[];
  /** Index of the answer in `options`. */
  readonly answer: number;
  readonly reason: string;
  readonly thinking: ThinkingLevel;
}

/** The number an option begins with: 1,200 or 2.5, 3/4, 2 1/3, −7; undefined where it begins with words. */
function numberAtStart(text: string): number | undefined {
  const found = /^[^\p{L}\d−-]*(?<sign>[−-]?)(?:(?<whole>\d+) (?=\d+\/))?(?<above>\d[\d,]*(?:\.\d+)?)(?:\/(?<below>\d+))?/u.exec(
    text,
  )?.groups;
  if (found?.['above'] === undefined) return undefined;
  const fraction = Number(found['above'].replaceAll(',', '')) / Number(found['below'] ?? 1);
  const value = Number(found['whole'] ?? 0) + fraction;
  return found['sign'] === '' ? value : -value;
}

/** Numeric options stand in order of size; others have the answer at the drawn place. */
function arrangeOptions(answer: ChoiceOption, distractors: readonly ChoiceOption[], rank: number, random: Random): ChoiceOption[] {
  const value = numberAtStart(answer.text);
  const numeric = value !== undefined && distractors.every(({ text }) => numberAtStart(text) !== undefined);
  if (!numeric) {
    const others = random.sample(distractors, 3);
    return [...others.slice(0, rank), answer, ...others.slice(rank)];
  }
  const shuffled = random.shuffle(distractors);
  const below = shuffled.filter(({ text }) => (numberAtStart(text) ?? 0) < value).slice(0, rank);
  const above = shuffled.filter(({ text }) => (numberAtStart(text) ?? 0) >= value).slice(0, 3 - below.length);
  const missing = shuffled.filter((option) => !below.includes(option) && !above.includes(option)).slice(0, 3 - below.length - above.length);
  return [answer, ...below, ...above, ...missing].sort((one, other) => (numberAtStart(one.text) ?? 0) - (numberAtStart(other.text) ?? 0));
}

/** The answer's places over a quiz: each about equally often, none more than twice running. */
export function drawRanks(count: number, random: Random): number[] {
  const ranks: number[] = [];
  while (ranks.length < count) {
    const next = random.int(0, 3);
    if (next === ranks.at(-1) && next === ranks.at(-2)) continue;
    ranks.push(next);
  }
  return ranks;
}

/** An item with its options in order, the answer at `rank` unless numbers decide. */
export function arrangeItem(
  item: Omit<ChoiceItem, 'options' | 'answer'> & { readonly correct: string; readonly distractors: readonly ChoiceOption[] },
  rank: number,
  random: Random,
): ChoiceItem {
  const { correct, distractors, ...rest } = item;
  const options = arrangeOptions({ text: correct }, distractors, rank, random);
  return { ...rest, options, answer: options.findIndex(({ error }) => error === undefined) };
}

export interface ItemWish {
  readonly count: number;
  /** How the questions are worded. */
  readonly band: GradeBand;
  /** How the levels of thinking are weighted; a missing level counts 1. */
  readonly weights?: Readonly<Partial<Record<ThinkingLevel, number>>>;
  /** Charts of two columns are for students who read with ease. */
  readonly readsCharts?: boolean;
  /** Words are asked for too; a quiz on a skill of mathematics has problems instead. */
  readonly asksWords?: boolean;
  /** How many texts with questions on them come last, where the kit has so many. */
  readonly itemSets?: number;
  /** How many questions on each of these texts. */
  readonly itemsOfASet?: number;
}

const longestIsKey = ({ answer, distractors }: Candidate): boolean =>
  distractors.slice(0, 3).every(({ text }) => text.length < answer.length);

/** Random order in which heavier levels tend to come first (Efraimidis & Spirakis, 2006). */
function weightedOrder(candidates: readonly Candidate[], weights: ItemWish['weights'], random: Random): Candidate[] {
  return candidates
    .map((candidate) => {
      const weight = weights?.[candidate.thinking] ?? 1;
      return { candidate, key: (random.int(1, 1_000_000) / 1_000_000) ** (1 / Math.max(weight, 0.01)) };
    })
    .sort((one, other) => other.key - one.key)
    .map(({ candidate }) => candidate);
}

/** In how many of the items drawn beside `beside` the answer may be the longest option: in a quarter of all, as chance would have it. */
function longKeysAllowed(count: number, beside: readonly Candidate[], rounded: (share: number) => number): number {
  return Math.max(0, rounded((count + beside.length) / 4) - beside.filter(longestIsKey).length);
}

/**
 * Takes items so that the answer is the longest option in about a quarter of all; not every kit has so many.
 * @param beside what the quiz holds as well
 */
function balancedByLength(ordered: readonly Candidate[], count: number, beside: readonly Candidate[], random: Random): Candidate[] {
  const allowed = longKeysAllowed(count, beside, random.pick([Math.floor, Math.ceil, Math.ceil]));
  const long = ordered.filter(longestIsKey).slice(0, allowed);
  const short = ordered.filter((candidate) => !longestIsKey(candidate));
  const chosen = new Set([...long, ...short.slice(0, count - long.length)]);
  for (const candidate of ordered) if (chosen.size < count) chosen.add(candidate);
  return ordered.filter((candidate) => chosen.has(candidate));
}

/** Looks through candidates, heaviest first, until there are enough to balance: a kit has many times as many as a quiz needs. */
class Selection {
  readonly #count: number;
  readonly #enoughLong: number;
  readonly #enoughShort: number;
  readonly #isTold: (candidate: Candidate) => boolean;
  readonly #isNew = distinctness();
  readonly #sound: Candidate[] = [];
  readonly #flawed: Candidate[] = [];
  #long = 0;

  /** @param beside what the quiz holds as well */
  constructor(count: number, beside: readonly Candidate[]) {
    this.#count = count;
    this.#enoughLong = longKeysAllowed(count, beside, Math.ceil);
    this.#enoughShort = count - longKeysAllowed(count, beside, Math.floor);
    this.#isTold = toldIn(beside);
    for (const candidate of beside) this.#isNew(candidate);
  }
  get size(): number {
    return this.#sound.length + this.#flawed.length;
  }
  /** How many of them ask for a word or its meaning. */
  get words(): number {
    return [...this.#sound, ...this.#flawed].filter(({ word }) => word !== undefined).length;
  }
  get #isEnough(): boolean {
    return this.#long >= this.#enoughLong && this.#sound.length - this.#long >= this.#enoughShort;
  }
  lookThrough(candidates: readonly Candidate[]): void {
    for (const candidate of candidates) {
      if (this.#isEnough) return;
      if (this.#isTold(candidate) || !this.#isNew(candidate)) continue;
      const sound = isSound(candidate);
      (sound ? this.#sound : this.#flawed).push(candidate);
      if (sound && longestIsKey(candidate)) this.#long += 1;
    }
  }
  /** Only items that break no rule of item writing where there are enough of them; else these first. */
  get best(): readonly Candidate[] {
    return [...this.#sound, ...this.#flawed.slice(0, Math.max(0, this.#count - this.#sound.length))];
  }
}

/** At most this share of a quiz asks for the meaning of words. */
const TERM_SHARE = 0.4;

const fromFacts = onceFor((kit: BandMaterial): readonly Candidate[] => kit.facts.map((fact) => fromFact(fact, kit)));

function candidatesFrom(kit: BandMaterial, whole: BandMaterial, words: number, wish: ItemWish, random: Random): Candidate[] {
  return weightedOrder(
    [
      ...fromFacts(kit),
      ...fromProcesses(kit, random),
      ...(wish.readsCharts ? fromComparisons(kit, random) : []),
      ...(wish.asksWords === false ? [] : fromTerms(kit.terms, whole.terms, words, wish.band, random)),
    ],
    wish.weights,
    random,
  );
}

/** Questions on some of the texts, in the order in which they were written for each. */
function fromItemSets({ itemSets = [] }: BandMaterial, wish: Omit<ItemWish, 'count' | 'band'>, random: Random): Candidate[] {
  return random.sample(itemSets, wish.itemSets ?? 0).flatMap((set) => {
    const candidates = fromItemSet(set);
    const chosen = weightedOrder(candidates, wish.weights, random).slice(0, wish.itemsOfASet);
    return candidates.filter((candidate) => chosen.includes(candidate));
  });
}

/**
 * Up to `wish.count` different items from kits; fewer only where they have no more.
 * No word is both asked for and given as another item's answer.
 * @param kits the nearest to what is meant first, the whole topic's last: the next gives only what those before it lack
 */
export function choiceItems(kits: readonly BandMaterial[], wish: ItemWish, random: Random): ChoiceItem[] {
  const whole = kits.at(-1);
  if (!whole) return [];
  const onTexts = fromItemSets(kits[0] ?? whole, wish, random);
  const count = wish.count - onTexts.length;
  const selection = new Selection(count, onTexts);
  for (const kit of kits) {
    if (selection.size >= count) break;
    selection.lookThrough(candidatesFrom(kit, whole, Math.ceil(count * TERM_SHARE) - selection.words, wish, random));
  }
  const alone = besidesTheirPassage(random.shuffle(balancedByLength(selection.best, count, onTexts, random)));
  const chosen = [...alone, ...onTexts];
  const ranks = drawRanks(chosen.length, random);
  const items: ChoiceItem[] = [];
  for (const [index, { answer, about: _about, fact: _fact, word: _word, isSound: _isSound, ...candidate }] of chosen.entries()) {
    const rank = notThirdRunning(ranks[index] ?? 0, items, random);
    items.push(arrangeItem({ ...candidate, correct: answer }, rank, random));
  }
  return withoutRuns(items);
}

/** One question on one of the texts; undefined where the kit has none. */
export function caseItem(kit: BandMaterial, weights: NonNullable<ItemWish['weights']>, random: Random): ChoiceItem | undefined {
  const [candidate] = fromItemSets(kit, { weights, itemSets: 1, itemsOfASet: 1 }, random);
  if (!candidate) return undefined;
  const { answer, about: _about, ...rest } = candidate;
  return arrangeItem({ ...rest, correct: answer }, random.int(0, 3), random);
}

/** Where numbers decide the places, a later question with another key comes first; questions on one text stay together. */
function withoutRuns(items: readonly ChoiceItem[]): ChoiceItem[] {
  const ordered = [...items];
  for (const [at, item] of ordered.entries()) {
    const isThird = at >= 2 && item.answer === ordered[at - 1]?.answer && item.answer === ordered[at - 2]?.answer;
    const later = ordered.findIndex((other, place) => place > at && other.answer !== item.answer && other.passage === undefined);
    const swapped = ordered[later];
    if (!isThird || item.passage !== undefined || !swapped) continue;
    ordered[at] = swapped;
    ordered[later] = item;
  }
  return ordered;
}

/** Numbers decide their own place, so what comes after them may have to give way. */
function notThirdRunning(rank: number, before: readonly ChoiceItem[], random: Random): number {
  const [last, oneBefore] = [before.at(-1)?.answer, before.at(-2)?.answer];
  return rank === last && rank === oneBefore ? (rank + random.int(1, 3)) % 4 : rank;
}

/** Questions on the same text stand together, so that it is read once. */
function besidesTheirPassage(candidates: readonly Candidate[]): Candidate[] {
  const firstOf = (passage: string | undefined, index: number): number =>
    passage === undefined ? index : candidates.findIndex((candidate) => candidate.passage === passage);
  return candidates
    .map((candidate, index) => ({ candidate, place: firstOf(candidate.passage, index) }))
    .sort((one, other) => one.place - other.place)
    .map(({ candidate }) => candidate);
}
