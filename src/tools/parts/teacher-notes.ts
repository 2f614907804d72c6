import type { Materials } from '../../composer/materials.ts';

/** What is asked for and done needs no saying: ‘5 questions.’ */
const ONLY_A_COUNT =
  /^(?:please[, ]+)?(?:only |just |about |exactly )?[\p{L}\d]+[\s-]+(?:questions?|items?|words?|terms?|minutes?|mins?|criteria|prompts?|problems?)(?:,? (?:please|only))?[.!]?$/iu;

/** What every document says to the teacher: the class note in the teacher's own words, and the framework's move. */
export function teacherNotes({ notes, lens, multilingualMove, supportMove }: Materials): string[] {
  const own = notes.sentences.filter((sentence) => !ONLY_A_COUNT.test(sentence));
  return [
    ...(own.length > 0 ? [`Your note: ${own.join(' ')}`] : []),
    ...[multilingualMove, supportMove].filter((move) => move !== undefined),
    ...(lens ? [`${lens.code}: ${lens.teacherMove}`] : []),
  ];
}
