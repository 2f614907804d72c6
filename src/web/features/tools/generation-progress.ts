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
