import type { Materials } from '../../composer/materials.ts';

/** What every document says to the teacher: the class note in the teacher's own words, and the framework's move. */
export function teacherNotes({ notes, lens, multilingualMove, supportMove }: Materials): string[] {
  return [
    ...(notes.sentences.length > 0 ? [`Your note: ${notes.sentences.join(' ')}`] : []),
    ...[multilingualMove, supportMove].filter((move) => move !== undefined),
    ...(lens ? [`${lens.code}: ${lens.teacherMove}`] : []),
  ];
}
