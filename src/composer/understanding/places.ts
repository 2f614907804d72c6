/** Chapters, acts and scenes of a work: which of its lessons is meant when a teacher says how far the class has read. */

interface Place {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const COUNT = String.raw`(?:\d{1,3}|${[...NUMBER_WORDS, ...ROMAN].join('|')})`;
const SPAN = new RegExp(
  String.raw`\b(?<kind>chapters?|chs?|chap|acts?|scenes?|sc|books?|cantos?|parts?|pages?|pgs?|pp)\b\.?\s*#?(?<from>${COUNT})(?:\s*(?:-|–|—|to|and|through|thru|&|,)\s*(?<to>${COUNT}))?\b`,
  'giu',
);
const KINDS = ['ch', 'act', 'sc', 'book', 'canto', 'part', 'p'];

function numberOf(count: string): number {
  const word = count.toLowerCase();
  const at = Math.max(NUMBER_WORDS.indexOf(word), ROMAN.indexOf(word));
  return at >= 0 ? at + 1 : Number(word);
}

const kindOf = (word: string): string => KINDS.find((kind) => word.toLowerCase().startsWith(kind)) ?? word;

/** @param text 'chapters 1 to 5', 'Romeo and Juliet act II scene 2' */
export function placesIn(text: string): Place[] {
  return [...text.matchAll(SPAN)].map(({ groups }) => {
    const from = numberOf(groups?.['from'] ?? '');
    return { kind: kindOf(groups?.['kind'] ?? ''), from, to: groups?.['to'] === undefined ? from : numberOf(groups['to']) };
  });
}

const IN_PLACE = 1.6;
const OUT_OF_PLACE = 0.4;

/** How well a lesson's own places suit those that were typed; 1 where one of them names none. */
export function placeFit(typed: readonly Place[], own: readonly Place[]): number {
  const comparable = typed.filter(({ kind }) => own.some((place) => place.kind === kind));
  if (comparable.length === 0) return 1;
  const isWithin = comparable.some(({ kind, from, to }) =>
    own.some((place) => place.kind === kind && place.from <= to && from <= place.to),
  );
  return isWithin ? IN_PLACE : OUT_OF_PLACE;
}
