/** Wishes that a bank of open questions follows by what it is. */
import type { Wishes } from '../../composer/understanding/wishes.ts';

/** All are answered in writing or talk, on paper; the student copy has no answers. */
export function bankFollowed({ counts, written }: Wishes, made: number): string[] {
  return [
    ...((counts.question ?? counts.any) === made ? ['counts:question', 'counts:any'] : []),
    ...(written === 0 ? [] : ['written']),
    'means:no devices',
    'means:no lab',
  ];
}

/** @param numbers of the questions that ask most */
export function bankForEarlyFinishers(
  { earlyFinishers, students }: Wishes,
  numbers: readonly number[],
): { readonly lines: readonly string[]; readonly followed: readonly string[] } {
  if (numbers.length === 0 || !(earlyFinishers || students.gifted)) return { lines: [], followed: [] };
  const listed = numbers.join(', ');
  return {
    lines: [
      ...(earlyFinishers ? [`For early finishers: questions ${listed}.`] : []),
      ...(students.gifted ? [`For students who are ready for more: begin with questions ${listed}.`] : []),
    ],
    followed: [...(earlyFinishers ? ['earlyFinishers'] : []), ...(students.gifted ? ['students:gifted'] : [])],
  };
}
