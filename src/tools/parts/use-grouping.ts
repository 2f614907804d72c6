import type { ClassNotes } from '../../composer/class-notes.ts';

const SENTENCES = {
  individual: 'Work on your own.',
  pairs: 'Work with a partner.',
  groups: 'Work in your group.',
} as const;

/** How students work, where the teacher said so. */
export function groupingSentence({ grouping }: ClassNotes): string {
  return grouping === undefined ? '' : SENTENCES[grouping];
}
