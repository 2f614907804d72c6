/**
 * Part of a topic is often meant: 'phases of the moon' of a pack on sun, moon and stars. Items that speak of what was
 * typed go before the others, and alone where there are enough of them.
 */
import { hashOf } from '../text/characters.ts';
import { textsIn } from '../text/texts-in.ts';
import { caseFrom } from './hardest-cases.ts';
import { onceFor } from './once-for.ts';
import { isSaid } from './spoken-beliefs.ts';
import type { BandMaterial, Comparison, Misconception, TopicPack } from './topics/topic-pack.ts';
import { contentStems } from './typed-words.ts';

/** With fewer items a list is filled up with others, so that a draft can still choose. */
const ENOUGH = {
  objectives: 3,
  terms: 8,
  facts: 8,
  misconceptions: 3,
  questions: 6,
  activities: 3,
  processes: 1,
  causes: 2,
  comparisons: 1,
  // One on another part of the topic helps nobody.
  itemSets: 0,
} as const;
type List = keyof typeof ENOUGH;
const LISTS = Object.keys(ENOUGH) as readonly List[];

/** A word that more items than this hold does not tell them apart. */
const COMMON_SHARE = 0.5;
/** What the side of a comparison that is meant weighs, however many items name it. */
const SIDE_WEIGHT = 0.3;
/** What fits so much as the best item does speaks of the part itself, and not only of something near it. */
const CORE_SHARE = 0.4;
/** Related words together weigh at most this share of the words that were typed. */
const RELATED_SHARE = 0.5;

const WORLD_WARS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:world war (?:ii|two|2)|ww ?2|second world war)\b/giu, 'wwii'],
  [/\b(?:world war (?:i|one|1)|ww ?1|first world war)\b/giu, 'wwi'],
];

/** 'Condensation' and 'condenses' begin alike. */
const BEGINNING = 6;
/** As hashes. */
const stemsOf = (text: string): number[] =>
  contentStems(/war|ww/iu.test(text) ? WORLD_WARS.reduce((named, [name, short]) => named.replaceAll(name, short), text) : text).map(
    (stem) => hashOf(stem.slice(0, BEGINNING)),
  );

/** Words of objectives that fit any part of any topic. */
const OF_ANY_TOPIC = new Set(
  stemsOf(`able change changes work works make makes made use used help helps happen happens different difference world life people
  time year new old part parts way ways thing things big small many much good important example examples cause causes effect effects`),
);

/** What students wrongly choose says little of what a fact is about. */
const NOT_ITS_MATTER = new Set(['distractors']);

type Words = ReadonlySet<number>;
const wordsOfItem = (item: unknown): Words => new Set(stemsOf([...textsIn(item, NOT_ITS_MATTER)].join(' ')));

interface Indexed {
  readonly words: Readonly<Record<List, readonly Words[]>>;
  readonly hardestCase: Words;
  readonly bigIdea: Words;
}

const indexOf = onceFor((material: BandMaterial): Indexed => {
  const wordsOf = (list: List): Words[] => (material[list] ?? []).map((item) => wordsOfItem(item));
  const words = Object.fromEntries(LISTS.map((list) => [list, wordsOf(list)])) as unknown as Indexed['words'];
  return { words, hardestCase: wordsOfItem(material.hardestCase), bigIdea: wordsOfItem(material.bigIdea) };
});

/** What a pack is called, as a whole. */
export type Named = Pick<TopicPack, 'title' | 'alsoCalled'>;

const namesOf = onceFor(({ title, alsoCalled = [] }: Named): readonly (readonly number[])[] =>
  [title, ...alsoCalled].map((name) => stemsOf(name)),
);

/** The names of the whole topic that stand in what was typed, as stems; [] where a part may be meant. */
function wholeNamesIn(typed: string, pack: Named): (readonly number[])[] {
  const stems = new Set(stemsOf(typed));
  return namesOf(pack).filter((name) => name.every((stem) => stems.has(stem)));
}

/** Who types a name of the whole topic does not mean the items that happen to say it. */
export const namesWhole = (typed: string, pack: Named): boolean => wholeNamesIn(typed, pack).length > 0;

/** The topic as the teacher calls it, where that is a name of the whole. */
export function calledByTeacher(typed: string, { alsoCalled = [] }: Named): string | undefined {
  const stems = contentStems(typed).join(' ');
  return alsoCalled.find((name) => contentStems(name).join(' ') === stems);
}

/** Words that may mean a part of the topic. */
function wordsOfItsOwn(typed: string, pack: Named): number[] {
  const ofWhole = new Set(wholeNamesIn(typed, pack).flat());
  return stemsOf(typed).filter((stem) => !OF_ANY_TOPIC.has(stem) && !ofWhole.has(stem));
}

/** The rarer a word among the items, the more it says; one that most of them hold says nothing. */
function weighted(stems: Iterable<number>, items: readonly Words[], share = 1): Map<number, number> {
  const weights = [...new Set(stems)].map((stem) => {
    const holding = items.filter((item) => item.has(stem)).length;
    return [stem, holding === 0 || holding / items.length > COMMON_SHARE ? 0 : share * Math.log(items.length / holding)] as const;
  });
  return new Map(weights.filter(([, weight]) => weight > 0));
}

/** Who speaks of drops on a cold glass speaks of condensation: words that an entry goes with count in part. */
function relatedWords(focus: ReadonlyMap<number, number>, { terms }: BandMaterial, { words }: Indexed): Map<number, number> {
  const related = terms.filter((_, at) => [...focus.keys()].some((stem) => words.terms[at]?.has(stem)));
  const named = related.filter(({ term }) => stemsOf(term).some((stem) => focus.has(stem)));
  const items = [...words.facts, ...words.terms];
  return new Map(
    [
      ...weighted(
        named.flatMap(({ definition }) => stemsOf(definition)),
        items,
        0.25,
      ),
      ...weighted(
        related.flatMap(({ term }) => stemsOf(term)),
        items,
        0.5,
      ),
    ].filter(([stem]) => !focus.has(stem)),
  );
}

interface Side {
  readonly meant: readonly number[];
  readonly other: readonly number[];
}

/** Either side of a comparison, by the words that the other does not have. */
const sidesOf = onceFor(({ a, b }: Comparison): readonly Side[] => {
  const [ofA, ofB] = [stemsOf(a), stemsOf(b)];
  const [onlyA, onlyB] = [ofA.filter((stem) => !ofB.includes(stem)), ofB.filter((stem) => !ofA.includes(stem))];
  return [
    { meant: onlyA, other: onlyB },
    { meant: onlyB, other: onlyA },
  ];
});

/** Who types one side of a comparison and not the other means that side: mitosis, and not meiosis. A title names no side. */
function sidesMeant(typed: string, title: string, { comparisons = [] }: BandMaterial): Side[] {
  const ofTitle = stemsOf(title);
  const stems = new Set(stemsOf(typed).filter((stem) => !ofTitle.includes(stem)));
  return comparisons.flatMap((comparison) => {
    return sidesOf(comparison).filter(
      ({ meant, other }) =>
        meant.length > 0 && other.length > 0 && meant.every((stem) => stems.has(stem)) && !other.some((stem) => stems.has(stem)),
    );
  });
}

function sumOf(weights: ReadonlyMap<number, number>, words?: Words): number {
  let sum = 0;
  for (const [stem, weight] of weights) if (!words || words.has(stem)) sum += weight;
  return sum;
}
const holdsAll = (words: Words, stems: readonly number[]): boolean => stems.every((stem) => words.has(stem));

/** Whether some item of the material speaks of each word that was typed. */
export function speaksOfAll(material: BandMaterial, typed: string, title: string): boolean {
  const { words, bigIdea } = indexOf(material);
  const ofTitle = stemsOf(title);
  const isSpokenOf = (stem: number): boolean =>
    ofTitle.includes(stem) || bigIdea.has(stem) || LISTS.some((name) => words[name].some((item) => item.has(stem)));
  return stemsOf(typed).every((stem) => OF_ANY_TOPIC.has(stem) || isSpokenOf(stem));
}

export interface FocusedKit {
  /** Only the items that speak of what was typed: a list may be short or empty. */
  readonly core: BandMaterial;
  /** The same filled up with the next nearest, so that a draft can choose. */
  readonly kit: BandMaterial;
}

/**
 * @param typed the topic or objective in the teacher's words
 * @param pack whose material it is
 * @returns undefined where nothing in the material is meant more than the rest
 */
export function focusKit(material: BandMaterial, typed: string, pack: Named): FocusedKit | undefined {
  const own = wordsOfItsOwn(typed, pack);
  const sides = sidesMeant(typed, pack.title, material);
  if (own.length === 0 && sides.length === 0) return undefined;
  const index = indexOf(material);
  const focus = new Map([
    ...sides.flatMap(({ meant }) => meant.map((stem) => [stem, SIDE_WEIGHT] as const)),
    // What tells the items apart.
    ...weighted(own, [...index.words.facts, ...index.words.terms]),
  ]);
  if (focus.size === 0) return undefined;
  const related = relatedWords(focus, material, index);
  const mostRelated = RELATED_SHARE * sumOf(focus);
  const isOfOtherSide = (words: Words): boolean => sides.some(({ meant, other }) => holdsAll(words, other) && !holdsAll(words, meant));
  const fitOf = (words: Words): number => (isOfOtherSide(words) ? -1 : sumOf(focus, words) + Math.min(mostRelated, sumOf(related, words)));

  const fitsOf = Object.fromEntries(LISTS.map((name) => [name, index.words[name].map((words) => fitOf(words))])) as Record<List, number[]>;
  const best = Math.max(...fitsOf.facts, ...fitsOf.terms);
  const leastOfCore = Math.max(CORE_SHARE * best, Number.MIN_VALUE);
  const byFit = (name: List): { readonly items: readonly unknown[]; readonly fitting: number; readonly core: number } => {
    const fits = (material[name] ?? []).map((item, at) => ({ item: item as unknown, fit: fitsOf[name][at] ?? 0 }));
    return {
      items: fits.toSorted((one, other) => other.fit - one.fit).map(({ item }) => item),
      fitting: fits.filter(({ fit }) => fit > 0).length,
      core: fits.filter(({ fit }) => fit >= leastOfCore).length,
    };
  };
  // One that sets both sides against each other is about the whole.
  const nearestMisconception = (): Misconception | undefined => {
    const found = material.misconceptions.map((item, at) => ({ item, words: index.words.misconceptions[at] ?? new Set<number>() }));
    const ofPart = found.filter(
      ({ item, words }) => isSaid(item) && fitOf(words) > 0 && !sides.some(({ other }) => holdsAll(words, other)),
    );
    return ofPart.toSorted((one, another) => fitOf(another.words) - fitOf(one.words))[0]?.item;
  };
  const lists = LISTS.map((name) => [name, byFit(name)] as const);
  const nearest = nearestMisconception();
  const hardestCase = fitOf(index.hardestCase) > 0 || !nearest ? material.hardestCase : caseFrom(nearest);
  const withLists = (lengthOf: (name: List, found: { readonly fitting: number; readonly core: number }) => number): BandMaterial => ({
    ...material,
    hardestCase,
    ...Object.fromEntries(lists.map(([name, found]) => [name, found.items.slice(0, lengthOf(name, found))])),
  });
  return {
    core: withLists((_, { core }) => core),
    kit: withLists((name, { fitting }) => Math.max(fitting, ENOUGH[name])),
  };
}
