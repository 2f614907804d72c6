/** How to run a page of work as the teacher wishes: copies, groups, a substitute. */
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

/** @param done keys of the wishes that the draft follows otherwise */
export function arrangements({ means, students, grouping, groupSize, subPlan }: Wishes, done: readonly string[] = []): Arrangements {
  const { size } = students;
  const hasNoCopies = means.includes('no copies');
  const isGrouped = size !== undefined && groupSize !== undefined && grouping !== 'individual';
  const chosen = [
    hasNoCopies &&
      ([
        'means:no copies',
        'No copies needed: write or show one item at a time on the board; students answer on their own paper.',
      ] as const),
    isGrouped && (['students:size', groupsOf(size, groupSize)] as const),
    size !== undefined && !isGrouped && !hasNoCopies && (['students:size', `For ${size} students: ${size} copies.`] as const),
    subPlan &&
      ([
        'subPlan',
        'For the substitute: read the directions aloud once, let students work, and collect the papers with names on them. What the answers should be stands in this document; nothing needs to be graded.',
      ] as const),
  ].filter((one) => one !== false);
  const left = chosen.filter(([key]) => !done.includes(key));
  return { lines: left.map(([, line]) => line), followed: left.map(([key]) => key) };
}
