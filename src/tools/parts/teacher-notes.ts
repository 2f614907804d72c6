import type { Materials } from '../../composer/materials.ts';
import { studentMoves } from '../../composer/student-moves.ts';
import { notFollowedLine } from '../../composer/understanding/name-wishes.ts';
import { arrangements } from './arrangements.ts';

/**
 * What every document says to the teacher: moves for the students of this class, how to arrange the work, the framework's
 * move, and in one line what was asked for and not followed.
 * @param followed keys of the wishes that the draft follows itself
 */
export function teacherNotes({ wishes, lens, focusFollowed }: Materials, followed: readonly string[]): string[] {
  const { moves, followed: ofStudents } = studentMoves(wishes.students);
  const arranged = arrangements(wishes, followed);
  return [
    ...moves,
    ...arranged.lines,
    ...(lens ? [`${lens.code}: ${lens.teacherMove}`] : []),
    ...notFollowedLine(wishes, [...followed, ...ofStudents, ...arranged.followed, ...focusFollowed]),
  ];
}
