import { describe, expect, it } from 'vitest';
import { HELD_BACK, HELD_BACK_LATER, type Phrasing } from './held-back.fixtures.ts';
import { PHRASINGS } from './phrasings.fixtures.ts';
import { readNote } from './read-note.ts';

/** Of the phrasings held back. */
const MOST_WRONG = 10;

/** What a note becomes; “principal-concern” tells of a student without a name. */
function told(typed: string, reader?: Phrasing[2]): string {
  const isConcern = reader === 'principal-concern';
  const { facts } = readNote(typed, {
    student: isConcern ? 'The student' : 'Marcus',
    names: ['Marcus', 'Ms. Rivera', 'Mr. Okafor'],
    reader: reader === undefined ? 'family' : 'principal',
    implied: reader === 'principal' ? 'teacher' : 'student',
    hidesOthers: reader === undefined,
  });
  return facts.map(({ text }) => text).join(' ');
}

const cases = (phrasings: readonly Phrasing[]): { typed: string; expected: readonly string[]; reader: Phrasing[2] }[] =>
  phrasings.map(([typed, expected, reader]) => ({ typed, expected: [expected].flat(), reader }));

describe('a note as teachers type it', () => {
  it.each(cases(PHRASINGS))('“$typed”', ({ typed, expected, reader }) => {
    const is = told(typed, reader);
    expect(expected.includes(is) ? 'as expected' : is).toBe('as expected');
  });

  it('is read right where nobody thought of it', () => {
    const wrong = cases([...HELD_BACK, ...HELD_BACK_LATER]).filter(
      ({ typed, expected, reader }) => !expected.includes(told(typed, reader)),
    );
    expect(wrong.map(({ typed, reader }) => told(typed, reader)).slice(MOST_WRONG)).toEqual([]);
  });
});
