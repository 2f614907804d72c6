/**
 * What a teacher's note asks of single items: words and settings to use, parts to look at, what to stay away from. A set's
 * items are chosen by it, and the finished draft is asked which of these wishes it follows.
 */
import { arrangements } from './arrangements.ts';
import { studentMoves } from '../../composer/student-moves.ts';
import { notFollowedLine } from '../../composer/understanding/name-wishes.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import { termOf, wordsOf } from '../../composer/understanding/words.ts';

/** What belongs to a theme that a teacher wants left out. */
const OF_THEME: Readonly<Record<string, string>> = {
  family: 'family parent mother father mom dad grandmother grandfather grandma grandpa sister brother sibling aunt uncle',
  food: 'food eat lunch dinner snack cookie pizza candy cake bread recipe hungry',
  holidays: 'holiday christmas halloween thanksgiving easter hanukkah',
  death: 'death die died dead dying grief funeral killed murder',
};

const termsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []));

/** Whether the text speaks of the phrase: all its words stand in it. */
function speaksOf(terms: ReadonlySet<string>, phrase: string): boolean {
  const wanted = [...termsOf(phrase)];
  return wanted.length > 0 && wanted.every((term) => terms.has(term));
}

function touches(terms: ReadonlySet<string>, phrase: string): boolean {
  const theme = OF_THEME[phrase.toLowerCase()];
  return theme === undefined ? speaksOf(terms, phrase) : [...termsOf(theme)].some((term) => terms.has(term));
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * The items that touch nothing a teacher wants left out, or that students were not taught.
 * @param besides what students read with an item
 */
export function withoutUnwanted<Item>(
  items: readonly Item[],
  { avoid, untaught }: Wishes,
  besides: (item: Item) => string = () => '',
): Item[] {
  const unwanted = [...avoid, ...untaught];
  if (unwanted.length === 0) return [...items];
  return items.filter((item) => {
    const terms = termsOf(`${asText(item)} ${besides(item)}`);
    return !unwanted.some((phrase) => touches(terms, phrase));
  });
}

/** How many of the wished words, settings and parts an item speaks of. */
export function wishedIn(item: unknown, { words, settings, focus }: Pick<Wishes, 'words' | 'settings' | 'focus'>): number {
  const wished = [...words, ...settings, ...focus];
  if (wished.length === 0) return 0;
  const terms = termsOf(asText(item));
  return wished.filter((phrase) => speaksOf(terms, phrase)).length;
}

/** Keys of the wishes that a draft follows by what it says or leaves unsaid. */
export function followedInText({ words, settings, focus, avoid, untaught }: Wishes, draft: unknown): string[] {
  const terms = termsOf(asText(draft));
  return [
    ...words.filter((phrase) => speaksOf(terms, phrase)).map((phrase) => `words:${phrase}`),
    ...settings.filter((phrase) => speaksOf(terms, phrase)).map((phrase) => `settings:${phrase}`),
    ...focus.filter((phrase) => speaksOf(terms, phrase)).map((phrase) => `focus:${phrase}`),
    ...avoid.filter((phrase) => !touches(terms, phrase)).map((phrase) => `avoid:${phrase}`),
    ...untaught.filter((phrase) => !touches(terms, phrase)).map((phrase) => `untaught:${phrase}`),
  ];
}

/**
 * What a draft from a set says to the teacher about the class: moves for its students, how to arrange the work, and in one
 * line what was asked for and not followed.
 * @param followed keys of the wishes that the draft follows by how it is made
 */
export function notesOnWishes(wishes: Wishes, draft: unknown, followed: readonly string[]): string[] {
  const students = studentMoves(wishes.students);
  const done = [...followed, ...followedInText(wishes, draft)];
  const moves = students.moves.filter((_, index) => !done.includes(students.followed[index] ?? ''));
  const arranged = arrangements(wishes, done);
  return [...moves, ...arranged.lines, ...notFollowedLine(wishes, [...done, ...students.followed, ...arranged.followed])];
}
