/** What the teacher's wishes add to the directions that students read: 'Work in groups of three. You may use a calculator.' */
import type { Means, Wishes } from '../../composer/understanding/wishes.ts';

const SIZES = ['', '', '', 'three', 'four', 'five', 'six'] as const;
const SENTENCES: Partial<Record<Means, string>> = {
  calculators: 'You may use a calculator.',
  'no calculators': 'Work without a calculator.',
  whiteboards: 'Show your work on your whiteboard.',
  manipulatives: 'You may use counters, blocks or other tools from your table.',
};

export const CALCULATORS: readonly Means[] = ['calculators', 'no calculators'];

export interface Directions {
  readonly sentence: string;
  /** Keys of the wishes that the directions follow. */
  readonly followed: readonly string[];
}

/** How students work, where the teacher said so. */
export function groupingSentence({ grouping, groupSize }: Wishes): string {
  if (grouping === undefined) return '';
  if (grouping === 'individual') return 'Work on your own.';
  if (grouping === 'pairs') return 'Work with a partner.';
  return groupSize === undefined ? 'Work in your group.' : `Work in your group of ${SIZES[groupSize] ?? groupSize}.`;
}

/** Words that students are to use where they write: 'Use these words in your answers: larva, pupa.' */
export function wordsSentence({ words }: Wishes): string {
  return words.length === 0 ? '' : `Use ${words.length === 1 ? 'this word' : 'these words'} in your answers: ${words.join(', ')}.`;
}

/** @param means those that make sense on this page */
export function classDirections(
  wishes: Wishes,
  means: readonly Means[] = ['calculators', 'no calculators', 'manipulatives', 'whiteboards'],
): Directions {
  const used = wishes.means.filter((one) => means.includes(one));
  const grouping = groupingSentence(wishes);
  return {
    sentence: [grouping, ...used.map((one) => SENTENCES[one])].filter(Boolean).join(' '),
    // A page of paper needs no device.
    followed: [...(grouping === '' ? [] : ['grouping']), ...used.map((one) => `means:${one}`), 'means:no devices', 'means:no lab'],
  };
}
