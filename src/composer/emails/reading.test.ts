import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingNumbers } from '../phrasing/email-facts.ts';
import { HELD_BACK, HELD_BACK_LATER } from './held-back.fixtures.ts';
import { PHRASINGS } from './phrasings.fixtures.ts';
import { type NoteReading, type Reading, readNote } from './read-note.ts';

const READING: Reading = {
  student: 'Marcus',
  names: ['Marcus', 'Ms. Rivera', 'Mr. Okafor'],
  reader: 'family',
  implied: 'student',
  hidesOthers: true,
};
const NOTES = [...PHRASINGS, ...HELD_BACK, ...HELD_BACK_LATER]
  .filter(([, , reader]) => reader === undefined)
  .map(([typed]) => typed)
  // No phrase that holds another: what is said twice is told once.
  .filter((typed) => typed.length < 75);
const notes = fc
  .tuple(fc.shuffledSubarray(NOTES, { minLength: 1, maxLength: 6 }), fc.constantFrom('. ', '\n- ', '; ', '\n'))
  .map(([parts, between]) => parts.map((part) => part.replace(/[.?!]$/u, '')).join(between));

const told = ({ facts }: NoteReading): string => facts.map(({ text }) => text).join(' ');
/** Everything that the teacher gets back: the email's sentences and what the notice says was left out. */
const everything = (reading: NoteReading): string =>
  [told(reading), ...reading.noted, ...reading.judged, ...reading.toMachine, ...reading.unsaid, ...reading.wishes.notFollowed].join(' ');

const NEGATION = /\b(?:no|not|never|without|none|nobody|nothing|cannot)\b|n[’']t\b|\b(?:dont|doesnt|didnt|hasnt|isnt|wasnt|cant|wont)\b/giu;
const negations = (text: string): number => text.match(NEGATION)?.length ?? 0;

describe('whatever phrases a note is made of', () => {
  it('every number is told', () => {
    fc.assert(
      fc.property(notes, (note) => {
        expect(missingNumbers(note, everything(readNote(note, READING)))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('no negation is lost', () => {
    fc.assert(
      fc.property(notes, (note) => {
        const reading = readNote(note, READING);
        const wished = note.split(/[\n;.]/u).filter((part) => /^[\s-]*don’t mention/u.test(part));
        expect(negations(everything(reading))).toBeGreaterThanOrEqual(negations(note) - wished.length);
      }),
      { numRuns: 400 },
    );
  });

  it('its sentences are sentences', () => {
    fc.assert(
      fc.property(notes, (note) => {
        for (const { text } of readNote(note, READING).facts) {
          expect(text).toMatch(/^[“"(]?[\p{Lu}\d]/u);
          expect(text).toMatch(/[.!?][”’")]?$/u);
          expect(text).not.toMatch(
            /\bw\/|\bb\/c\b|\bhw\b|\bassn|[.,;!?]{2,}|\s[.,;!?]|\s{2,}|\b(?<word>the|a|an|is|was|on|to) \k<word>\b|\b(?:a|an|the) (?:a|an|the)\b/iu,
          );
        }
      }),
      { numRuns: 400 },
    );
  });

  it('no other child is named', () => {
    const withNames = fc
      .tuple(
        notes,
        fc.constantFrom('Tyler', 'jaden', 'Sofia', 'Averldane'),
        fc.constantFrom(
          'pushed # at recess',
          'sits by # and talks',
          '# hit Marcus first',
          'argued with # and lost 5 min recess',
          'threw a pencil at #',
          'took a snack from #',
        ),
      )
      .map(([note, name, told]) => ({ note: `${note}\n${told.replace('#', name)}`, name }));
    fc.assert(
      fc.property(withNames, ({ note, name }) => {
        const reading = readNote(note, READING);
        expect(everything(reading).toLowerCase()).not.toContain(name.toLowerCase());
        expect(reading.otherChildren).toBeGreaterThan(0);
      }),
    );
  });

  it('the student, the family, the teacher, staff and months keep their names', () => {
    const note =
      'Marcus saw Ms. Hale in October. Mr. Okafor called Ms. Rivera. Coach Dan and Nurse Kelly helped. His brother Luis picked him up since Jan 5.';
    const text = told(readNote(note, READING));
    for (const name of ['Marcus', 'Ms. Hale', 'October', 'Mr. Okafor', 'Ms. Rivera', 'Coach Dan', 'Nurse Kelly', 'Luis', 'January 5'])
      expect(text).toContain(name);
  });

  it('a sentence that the teacher wrote in full stays word for word', () => {
    const note =
      'Marcus read 27 pages on Tuesday, and he told the class about the ending. I have not seen him this happy in weeks! Could we talk on Friday?';
    expect(told(readNote(note, READING))).toBe(note);
  });
});
