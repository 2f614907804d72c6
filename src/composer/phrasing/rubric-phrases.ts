/** Below a rubric: how to use it with students, and a self-check. */
import type { RubricTier } from '../rubrics/criterion.ts';

/** Before the work: students who take part in the criteria use them (Andrade, 2000; Brookhart, 2013). */
export const BEFORE_THE_WORK = [
  'Before they start: let pairs put two rows into their own words and find an example for the second-highest level.',
  'Before they start: score one anonymous sample together, row by row, and talk about where opinions differ.',
  'Before they start: read one row across from right to left, and ask what changes from level to level.',
  'Before they start: show two samples, let students place them in one row, and ask which words decided it.',
] as const;

export const DURING_THE_WORK = [
  'During the work: have each student pick one row to improve, and give feedback on that row only.',
  'During the work: let partners mark a level in pencil and point to the place in the work that shows it.',
  'Halfway through: students write “next step” beside one row; look at it again together at the end.',
  'At the end: compare the student’s marks with yours, and talk only about the rows that differ.',
] as const;

export const SELF_CHECKS: Readonly<Record<RubricTier, readonly string[]>> = {
  young: [
    'Look at your work. Color the box that fits in each row.',
    'Point to a part you are proud of. Show one part you want to fix.',
    'Read each row with a friend. Put a dot in the box you see.',
  ],
  middle: [
    'Check yourself: circle one box in each row, and underline the words that your work shows.',
    'Check yourself: put a star on your strongest row and an arrow on the row you will work on next.',
    'Check yourself: show a partner where your work fits the box you chose in each row.',
  ],
  older: [
    'Check yourself: mark your level in each row and note where your work shows it.',
    'Check yourself: choose the row you are least sure of, and write one sentence on what you did about it.',
    'Check yourself: ask a peer to mark two rows without seeing your marks, and compare.',
  ],
};
