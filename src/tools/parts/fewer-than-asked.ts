/** Where a set has too few items that fit a note, fewer are given, and the draft says so: a filler would be worse. */

export const fewerThanAsked = (made: number, asked: number): string =>
  `${made} of ${asked} questions: the set for this topic has no more that fit what you asked for.`;

/** Whether as many questions are there as were asked for, or the draft says that there are fewer. */
export const isCountKept = (made: number, asked: number, teacherNotes: readonly string[]): boolean =>
  made === asked || (made < asked && teacherNotes.includes(fewerThanAsked(made, asked)));
