import { describe, expect, it } from 'vitest';
import { HELD_BACK, type Phrasing } from './held-back.fixtures.ts';
import { PHRASINGS } from './phrasings.fixtures.ts';
import { readNote } from './read-note.ts';

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

describe('a note as teachers type it', () => {
  it.each(PHRASINGS)('“%s”', (typed, expected, reader) => {
    const wanted = [expected].flat();
    const is = told(typed, reader);
    expect(wanted.includes(is) ? 'as expected' : is).toBe('as expected');
  });
});

it('is read right where nobody thought of it', () => {
  const wrong = HELD_BACK.filter(([typed, expected, reader]) => ![expected].flat().includes(told(typed, reader)));
  // eslint-disable-next-line no-console
  for (const [typed, , reader] of wrong) console.log(JSON.stringify(typed), '\n   ', told(typed, reader));
  expect(wrong.length / HELD_BACK.length).toBeLessThan(0.2);
});
