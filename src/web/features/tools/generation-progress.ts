/** The progress bar's steps while a draft is made (percent by time since the start). */
export const PROGRESS_STEPS = [
  { afterMs: 0, percent: 10 },
  { afterMs: 1000, percent: 25 },
  { afterMs: 3000, percent: 40 },
  { afterMs: 8000, percent: 60 },
  { afterMs: 16_000, percent: 80 },
  { afterMs: 30_000, percent: 90 },
] as const;

/** How long 'Complete!' stays before the bar resets. */
export const COMPLETE_SHOWN_MS = 500;

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
