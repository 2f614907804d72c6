/** How to run a page of work as the teacher wishes: copies, groups, devices, a substitute. */
import type { Wishes } from '../../composer/understanding/wishes.ts';

export interface Arrangements {
  readonly lines: readonly string[];
  /** Keys of the wishes that they follow. */
  readonly followed: readonly string[];
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** '28 students make 8 groups of three and 1 of four.' */
export function groupsOf(students: number, size: number): string {
  const groups = Math.floor(students / size);
  const rest = students - groups * size;
  if (groups < 1 || rest > groups)
    return `${students} students make ${plural(Math.ceil(students / size), 'group', 'groups')} of up to ${size}.`;
  if (rest === 0) return `${students} students make ${plural(groups, 'group', 'groups')} of ${size}.`;
  return `${students} students make ${plural(groups - rest, 'group', 'groups')} of ${size} and ${rest} of ${size + 1}.`;
}

/** How the work is done, for a page whose directions do not say it. */
function groupingLine({ grouping, groupSize }: Wishes): string | false {
  if (grouping === undefined) return false;
  if (grouping === 'individual') return 'Students work on their own.';
  if (grouping === 'pairs') return 'Students work in pairs: each answers first, then they compare and settle what differs.';
  const size = groupSize === undefined ? 'groups' : `groups of ${groupSize}`;
  return `Students work in ${size}: each thinks alone first, then the group agrees on one answer and who will tell it.`;
}

/** @param done keys of the wishes that the draft follows otherwise */
export function arrangements(wishes: Wishes, done: readonly string[] = []): Arrangements {
  const { means, students, grouping, groupSize, subPlan, answerKey } = wishes;
  const { size } = students;
  const hasNoCopies = means.includes('no copies');
  const hasDevices = means.includes('devices');
  const isGrouped = size !== undefined && groupSize !== undefined && grouping !== 'individual';
  const line = groupingLine(wishes);
  const chosen = [
    hasNoCopies &&
      ([
        'means:no copies',
        'No copies needed: write or show one item at a time on the board; students answer on their own paper.',
      ] as const),
    hasDevices && (['means:devices', 'On devices: share the student copy as a document; each student answers in a copy of it.'] as const),
    line !== false && (['grouping', line] as const),
    isGrouped && (['students:size', groupsOf(size, groupSize)] as const),
    size !== undefined &&
      !isGrouped &&
      (['students:size', hasNoCopies || hasDevices ? '' : `For ${size} students: ${size} copies.`] as const),
    answerKey === 'separate' &&
      (['answerKey', 'The student copy has no answers; the teacher copy ends with them, so that they can be printed apart.'] as const),
    subPlan &&
      ([
        'subPlan',
        'For the substitute: read the directions aloud once, let students work, and collect the papers with names on them. What the answers should be stands in this document; nothing needs to be graded.',
      ] as const),
  ].filter((one) => one !== false);
  const left = chosen.filter(([key]) => !done.includes(key));
  return { lines: left.map(([, text]) => text).filter(Boolean), followed: left.map(([key]) => key) };
}
