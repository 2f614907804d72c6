import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../tools/catalogue.ts';
import { concealNames, revealNames } from './conceal-names.ts';

const parentComm = CATALOGUE['parent-comm'];
const form = (values: Record<string, string>) => ({
  studentName: 'Zoë O’Brien-Nuñez',
  parentName: 'Dr. Łukasz Ångström',
  teacherName: '',
  gradeLevel: '5th Grade',
  emailType: 'Other',
  positiveNote: '',
  additionalContext: '',
  ...values,
});
const conceal = (values: Record<string, string>) => concealNames(parentComm, form(values), () => 0);

describe('concealNames', () => {
  it('leaves no part of a name in its own field or in free text', () => {
    const { form: hidden } = conceal({ additionalContext: 'Zoë missed two labs. ZOË’s mother, Dr. Ångström, called. zoe was tired.' });
    expect(JSON.stringify(hidden)).not.toMatch(/zo[eë]|nuñez|brien|ukasz|ngstr/iu);
  });

  it('keeps titles, choices and words that only look like the name', () => {
    const { form: hidden } = conceal({ studentName: 'Ann Will', additionalContext: 'She will be planning. Ann read. Will wrote.' });
    expect(hidden['additionalContext']).toMatch(/^She will be planning\./u);
    expect(hidden['additionalContext']).not.toMatch(/\bAnn\b|\bWill\b/u);
    expect(hidden['parentName']).toMatch(/^Dr\. /u);
    expect(hidden['gradeLevel']).toBe('5th Grade');
  });

  it('brings every name back letter by letter', () => {
    const part = fc.stringMatching(/^[\p{Lu}][\p{Ll}\p{Lo}]{1,8}$/u);
    fc.assert(
      fc.property(part, part, (first, last) => {
        const studentName = `${first} ${last}`.normalize('NFC');
        const { form: hidden, names } = conceal({ studentName, additionalContext: `${studentName} reads.` });
        expect(revealNames(String(hidden['studentName']), names)).toBe(studentName);
        expect(revealNames(String(hidden['additionalContext']), names)).toBe(`${studentName} reads.`);
      }),
    );
  });

  it('does not choose an invented name that already stands in the form', () => {
    const { names } = conceal({ additionalContext: 'Averlynd is a place.' });
    expect([...names.keys()]).not.toContain('Averlynd');
  });
});
