/** What the typewriter types while a teacher waits, and how fast. */
export const TYPEWRITER = { perCharacterMs: 100, pausePerMessageMs: 1000 } as const;

/** Nine lines to smile at; none promises anything. */
export const WAITING_MESSAGES = [
  'Sharpening the pencils …',
  'Wiping the board clean …',
  'Finding the good markers …',
  'Counting heads after recess …',
  'Warming up the copier …',
  'Reading the handwriting on page two …',
  'Looking for the other glue stick …',
  'Asking the class hamster for ideas …',
  'Putting the chairs in a circle …',
] as const;
