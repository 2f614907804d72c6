/**
 * What a teacher's note asks of single items: words and settings to use, parts to look at, numbers to stay within, what to
 * stay away from. Items are chosen by it, and a finished draft is asked which of these wishes it follows.
 */
import { textsIn } from '../text/texts-in.ts';
import { isLazy, lazyKit } from './lazy-kit.ts';
import { limitsBroken } from './math/number-limits.ts';
import type { TeachingSet } from './sets/teaching-set.ts';
import type { BandMaterial } from './topics/topic-pack.ts';
import type { NumberLimits, Wishes } from './understanding/wishes.ts';
import { termOf, wordsOf } from './understanding/words.ts';

/** What belongs to a theme that a teacher wants left out. */
const THEMES: readonly (readonly [names: string, words: string])[] = [
  [
    'family families parents parent moms mom dads dad relatives',
    'family families parent mother father mom dad mommy daddy grandmother grandfather grandma grandpa grandparent sister brother sibling aunt uncle cousin',
  ],
  [
    'food foods eating snacks candy sweets meals treats',
    'food eat eats ate lunch dinner breakfast snack cookie pizza candy cake bread recipe hungry pie sandwich apple fruit cupcake brownie muffin juice cereal pancake bakery bake',
  ],
  [
    'holidays holiday birthdays celebrations',
    'holiday christmas halloween thanksgiving easter hanukkah kwanzaa ramadan santa valentine birthday birthdays',
  ],
  ['death dying loss grief', 'death die dies died dead dying grief funeral killed kill murder grave cemetery'],
  ['religion religious', 'religion religious god church mosque temple pray prayer bible christmas easter'],
  [
    'violence violent guns weapons fighting war',
    'violence violent gun weapon kill killed murder fight fighting war battle shoot shot blood sword',
  ],
  ['money prices wealth', 'money dollar dollars cent cents price prices cost costs pay pays paid buy buys bought sell sells rich poor'],
  ['pets pet', 'pet pets dog dogs cat cats puppy kitten'],
  ['sports sport', 'sport sports soccer basketball football baseball hockey tennis'],
  ['weather disasters hurricanes storms', 'hurricane tornado flood storm earthquake wildfire disaster'],
];

const termsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []));

const THEME_TERMS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  THEMES.flatMap(([names, words]) => [...termsOf(names)].map((name) => [name, termsOf(words)])),
);

/** Of a long phrase two words in three are enough: 'why the total stays the same'. */
const SHARE_OF_PHRASE = 2 / 3;

/** Whether the text speaks of the phrase. */
function speaksOf(terms: ReadonlySet<string>, phrase: string): boolean {
  const wanted = [...termsOf(phrase)];
  const found = wanted.filter((term) => terms.has(term)).length;
  return wanted.length > 0 && found >= (wanted.length < 3 ? wanted.length : wanted.length * SHARE_OF_PHRASE);
}

function touches(terms: ReadonlySet<string>, phrase: string): boolean {
  const wanted = [...termsOf(phrase)];
  const [only] = wanted;
  const theme = wanted.length === 1 && only !== undefined ? THEME_TERMS.get(only) : undefined;
  if (theme) return [...theme, ...wanted].some((term) => terms.has(term));
  return wanted.length > 0 && wanted.every((term) => terms.has(term));
}

/** What is asked of the form of the work: that the word is not said follows nothing. */
const OF_FORM =
  /\b(?:word problems?|scary|tricks?|tricky|demos?|demonstrations?|lectures?|worksheets?|reading|writing|drawing|pencils?|pens?|paper|notebooks?|coloring|cutting|prep|tests?|movement|noise|mess\w*|materials|competition|games?|partners?|presenting|lines)\b/iu;

const textOf = (value: unknown): string => textsIn(value).join('\n');
const termsIn = (value: unknown): ReadonlySet<string> => termsOf(textOf(value).replaceAll(/[$¢]/gu, ' dollar '));

const hasNumberLimits = ({ denominators, ...flags }: NumberLimits): boolean =>
  denominators.length > 0 || Object.values(flags).some((flag) => flag !== undefined && flag !== false);

type KeptOut = Pick<Wishes, 'avoid' | 'untaught' | 'numbers'>;

/** Whether anything that a teacher wants kept out stands in the item. */
function isUnwanted(item: unknown, { avoid, untaught, numbers }: KeptOut): boolean {
  const unwanted = [...avoid, ...untaught];
  if (unwanted.length > 0) {
    const terms = termsIn(item);
    if (unwanted.some((phrase) => touches(terms, phrase))) return true;
  }
  return hasNumberLimits(numbers) && limitsBroken(textOf(item), numbers).length > 0;
}

export const keepsOut = ({ avoid, untaught, numbers }: KeptOut): boolean => avoid.length + untaught.length > 0 || hasNumberLimits(numbers);

/**
 * The items that touch nothing a teacher wants left out, that students were not taught, or that goes beyond the numbers.
 * @param besides what students read with an item
 */
export function withoutUnwanted<Item>(items: readonly Item[], wishes: KeptOut, besides: (item: Item) => string = () => ''): Item[] {
  return keepsOut(wishes) ? items.filter((item) => !isUnwanted([item, besides(item)], wishes)) : [...items];
}

/** How many of the wished words, settings and parts an item speaks of. */
export function wishedIn(item: unknown, { words, settings, focus, names }: Wishes, further: readonly string[] = []): number {
  const wished = [...words, ...settings, ...focus, ...names, ...further];
  if (wished.length === 0) return 0;
  const terms = termsIn(item);
  return wished.filter((phrase) => speaksOf(terms, phrase)).length;
}

export const mentions = (value: unknown, phrase: string): boolean => speaksOf(termsIn(value), phrase);

/** What a draft is about for a class: so large a share of its items speaks of it. */
const SHARE_OF_FOCUS = 0.4;
const SHARE_OF_SETTING = 0.3;

/**
 * Keys of the wishes that a draft follows by what it says or leaves unsaid.
 * @param items of which a share must speak of a focus or a setting: one mention in ten is no basketball quiz
 * @param isOneEnough whether one item with a setting follows it
 */
export function followedInText(wishes: Wishes, draft: unknown, items: readonly unknown[] = [draft], isOneEnough = false): string[] {
  const { words, settings, focus, names, avoid, untaught, taught, numbers } = wishes;
  const terms = termsIn(draft);
  const ofItems = items.map((item) => termsIn(item));
  const shareOf = (phrase: string): number => ofItems.filter((item) => speaksOf(item, phrase)).length / Math.max(1, ofItems.length);
  const leastFocus = Math.min(SHARE_OF_FOCUS, 0.8 / Math.max(1, focus.length));
  const leastSetting = isOneEnough ? Number.MIN_VALUE : Math.min(SHARE_OF_SETTING, 0.6 / Math.max(1, settings.length));
  const broken = hasNumberLimits(numbers) ? limitsBroken(textOf(items), numbers) : [];
  return [
    ...words.filter((phrase) => speaksOf(terms, phrase)).map((phrase) => `words:${phrase}`),
    ...names.filter((name) => speaksOf(terms, name)).map((name) => `names:${name}`),
    ...settings.filter((phrase) => shareOf(phrase) >= leastSetting).map((phrase) => `settings:${phrase}`),
    ...focus.filter((phrase) => shareOf(phrase) >= leastFocus).map((phrase) => `focus:${phrase}`),
    ...taught.filter((phrase) => ofItems.some((item) => speaksOf(item, phrase))).map((phrase) => `taught:${phrase}`),
    ...avoid
      .filter(
        (phrase) =>
          !OF_FORM.test(phrase) && !/\b(?:past|after|beyond) (?:ch|scene|act|part|page|stanza)/iu.test(phrase) && !touches(terms, phrase),
      )
      .map((phrase) => `avoid:${phrase}`),
    ...untaught.filter((phrase) => !touches(terms, phrase)).map((phrase) => `untaught:${phrase}`),
    ...['most', 'noRegrouping', 'noRemainders', 'noNegatives', 'noDecimals', 'denominators']
      .map((name) => `numbers:${name}`)
      .filter((key) => !broken.includes(key)),
  ];
}

/** So many a composer needs of each list to make a draft at all: rather an item that is named as not followed than no draft. */
const LEAST: Partial<Record<keyof BandMaterial, number>> = {
  terms: 4,
  facts: 8,
  misconceptions: 3,
  questions: 4,
  activities: 3,
  recalls: 3,
  connections: 1,
  cultural: 4,
  processes: 0,
  causes: 0,
  comparisons: 0,
  itemSets: 0,
  writing: 0,
};
const LISTS = Object.keys(LEAST) as (keyof BandMaterial)[];

function listWithout(kit: BandMaterial, name: keyof BandMaterial, wishes: Wishes): unknown {
  const items = kit[name];
  const least = LEAST[name];
  if (!Array.isArray(items) || least === undefined) return items;
  const kept = withoutUnwanted(items as readonly unknown[], wishes);
  if (kept.length >= Math.min(least, items.length)) return kept;
  return [...kept, ...(items as readonly unknown[]).filter((item) => !kept.includes(item)).slice(0, least - kept.length)];
}

/** The kit without items that the teacher wants kept out, as far as enough others are left. */
export function kitWithout(kit: BandMaterial, wishes: Wishes): BandMaterial {
  if (!keepsOut(wishes)) return kit;
  if (isLazy(kit)) return lazyKit(<Name extends keyof BandMaterial>(name: Name) => listWithout(kit, name, wishes) as BandMaterial[Name]);
  return { ...kit, ...Object.fromEntries(LISTS.map((name) => [name, listWithout(kit, name, wishes)])) };
}

/** 'No reading passages.' */
export const wantsNoTexts = ({ avoid }: Wishes): boolean => avoid.some((phrase) => /\b(?:passages?|reading|texts?)\b/iu.test(phrase));

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const numberOf = (text: string): number => (/^\d+$/u.test(text) ? Number(text) : ROMAN.indexOf(text) + 1);

/** 'chapters 3-5 and 7' → [3, 4, 5, 7]. */
function numbersAfter(phrase: string, unit: string): number[] {
  const lists = [...phrase.matchAll(new RegExp(String.raw`\b(?:${unit})\.?\s+((?:[\divx]+\b(?:\s*(?:-|–|to|,|and|&)\s*)?)+)`, 'giu'))];
  const list = lists.map(([, found = '']) => found).join(', ');
  return [...list.toLowerCase().matchAll(/([\divx]+)(?:\s*(?:-|–|to)\s*([\divx]+))?/gu)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [numberOf(from), numberOf(to)];
    return Array.from({ length: Math.max(0, Math.min(40, last - first + 1)) }, (_, index) => first + index);
  });
}

/** The parts of a set's work that a phrase names, as numbered in its card: 'just act 1 scene 5', 'only chapters 2-3', 'the Prologue'. */
export function partsMeant({ card: { work } }: TeachingSet, phrase: string): number[] {
  const chapters = numbersAfter(phrase, 'chs?|chapters?|parts?|stanzas?');
  const scenes = numbersAfter(phrase, 'scenes?|sc');
  return (work?.parts ?? []).flatMap(({ label }, index) => {
    const last = Number(/(\d+)\D*$/u.exec(label)?.[1] ?? Number.NaN);
    const isNamed = /\p{L}{4}/u.test(label) && !/\d/u.test(label) && phrase.toLowerCase().includes(label.toLowerCase());
    return isNamed ||
      chapters.includes(last) ||
      scenes.includes(last) ||
      new RegExp(String.raw`(?<![\d.])${label}(?![\d.])`, 'u').test(phrase)
      ? [index + 1]
      : [];
  });
}

/** The parts that come after the one that a phrase names: 'anything past scene 3'. */
function partsPast(set: TeachingSet, phrase: string): number[] {
  const last = /\b(?:past|after|beyond)\s+(?<named>.+)/iu.exec(phrase)?.groups?.['named'];
  const named = last === undefined ? [] : partsMeant(set, last);
  const all = set.card.work?.parts ?? [];
  return named.length === 0 ? [] : all.map((_, index) => index + 1).filter((part) => part > Math.max(...named));
}

/** The parts of a work that the draft keeps to, and the keys of the wishes that this follows; undefined where none is named. */
export function partsWished(
  set: TeachingSet,
  { focus, avoid }: Wishes,
): { readonly parts: readonly number[]; readonly followed: readonly string[] } | undefined {
  const meant = focus.map((phrase) => [`focus:${phrase}`, partsMeant(set, phrase)] as const).filter(([, parts]) => parts.length > 0);
  const out = avoid
    .map(
      (phrase) =>
        [`avoid:${phrase}`, /\b(?:past|after|beyond)\b/iu.test(phrase) ? partsPast(set, phrase) : partsMeant(set, phrase)] as const,
    )
    .filter(([, parts]) => parts.length > 0);
  if (meant.length + out.length === 0) return undefined;
  const wanted = meant.length > 0 ? meant.flatMap(([, parts]) => parts) : (set.card.work?.parts ?? []).map((_, index) => index + 1);
  const unwanted = new Set(out.flatMap(([, parts]) => parts));
  return { parts: wanted.filter((part) => !unwanted.has(part)), followed: [...meant, ...out].map(([key]) => key) };
}
