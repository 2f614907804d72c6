/** How long a ticket is, where the teacher's note says another number than usual: items, those to write, minutes. */
import type { Wishes } from '../../composer/understanding/wishes.ts';
import type { FormOf } from '../catalogue.ts';

const MOST_ITEMS = 6;
const FEWEST_MINUTES = 2;
const MOST_MINUTES = 15;
/** With so little time there is room for two questions. */
const SHORT = 4;
const ITEMS_OF_SHORT = 2;

export interface TicketShape {
  /** Of all items; undefined where nobody says. */
  readonly count: number | undefined;
  /** Of these, how many are written where the others offer choices; undefined where all are of the form's format. */
  readonly written: number | undefined;
  readonly minutes: number | undefined;
}

/** @param usual how many items the form's assessment type has */
export function ticketShape({ responseFormat }: Pick<FormOf<'exit-tickets'>, 'responseFormat'>, wishes: Wishes, usual = 4): TicketShape {
  const { counts, written, minutes: said } = wishes;
  const minutes = said !== undefined && said >= FEWEST_MINUTES && said <= MOST_MINUTES ? said : undefined;
  const number = counts.question ?? counts.any;
  const asked = number !== undefined && number <= MOST_ITEMS ? number : undefined;
  const count = asked ?? (minutes !== undefined && minutes <= SHORT ? ITEMS_OF_SHORT : undefined);
  const all = count ?? usual;
  const toWrite =
    written === 'some' || written === 'half' ? Math.max(1, Math.floor(all / 2)) : typeof written === 'number' ? written : undefined;
  const isMixed = responseFormat !== 'Rating Scale' && toWrite !== undefined && toWrite > 0 && toWrite < all;
  return { count, written: isMixed ? toWrite : undefined, minutes };
}

/** Keys of the wishes on length and kinds that a ticket follows. */
export function shapeFollowed({ minutes, written }: TicketShape, wishes: Wishes, made: number): string[] {
  return [
    ...(minutes === undefined ? [] : ['minutes']),
    ...((wishes.counts.question ?? wishes.counts.any) === made ? ['counts:question', 'counts:any'] : []),
    ...(written === undefined ? [] : ['written']),
    'onePage',
    ...(wishes.answerKey === 'none' ? ['answerKey'] : []),
    ...(pointsSentence(wishes, made) === '' ? [] : ['points', 'pointsEach']),
  ];
}

/** 'Each question is worth 2 points.' */
export function pointsSentence({ points, pointsEach }: Wishes, made: number): string {
  if (pointsEach !== undefined) return worth(pointsEach);
  if (points === undefined || made === 0 || points % made !== 0) return '';
  return worth(points / made);
}

const worth = (each: number): string => `Each question is worth ${each} ${each === 1 ? 'point' : 'points'}.`;

type Format = FormOf<'exit-tickets'>['responseFormat'];

/** Where a mix is asked for, the last items are written and those before them offer choices. */
export function formatAt(
  index: number,
  count: number,
  { responseFormat }: { readonly responseFormat: Format },
  { written }: TicketShape,
): Format {
  if (written === undefined) return responseFormat;
  return index >= count - written ? 'Short Answer' : 'Multiple Choice';
}

/** Where a set has too few items that fit a note, fewer are given, and the draft says so. */
export const fewerItems = (made: number, asked: number): string =>
  `${made} of ${asked} items: the set for this topic has no more that fit what you asked for.`;
