import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../tools/catalogue.ts';
import { concealNames, revealInside } from './conceal-names.ts';
import { likelyNames } from './likely-names.ts';

const found = (text: string): string[] => likelyNames(text, () => false);

describe('names that no field says', () => {
  it.each([
    ['During recess Marcus pushed Tyler off the swing.', ['Marcus', 'Tyler']],
    ['Tyler was hit, and Zuri’s lip bled.', ['Tyler', 'Zuri']],
    ['She argued with Jaylen and Oluwaseun about a pencil.', ['Jaylen', 'Oluwaseun']],
    ['He sits beside Will. Grace told me. I spoke with Ms. Álvarez-Ortiz.', ['Will', 'Grace', 'Álvarez-Ortiz']],
    ['Bleron pushed him. Classmates laughed.', ['Bleron']],
    ['Bleron Hoxha started it.', ['Bleron', 'Hoxha']],
    ['TYLER STARTED IT.', ['TYLER']],
    ['Both were near the door. “Kayla did it,” he said.', ['Kayla']],
    ['He and O’Shea worked well, unlike D’Andre.', ['O’Shea', 'D’Andre']],
  ])('are found in “%s”', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it.each([
    'On Monday, May 3, she missed the Science Fair. Homework was late in March and in April.',
    'Her Chromebook was broken, so Google Classroom did not open. Reading is going well in English and Spanish.',
    'Will you sign it? Hope this helps. Math is hard. Many students asked. I called on Tuesday.',
    'Back to School Night is in Room 12. The IEP meeting for Grade 5 is at Title I schools in New York.',
    'Participation has grown. Attendance was good; Behavior is fine: Thank you!',
  ])('are not seen in “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are hidden where a form has name fields, and given back', () => {
    const form = {
      studentName: 'Marcus Delgado',
      parentName: 'Ms. Delgado',
      teacherName: '',
      gradeLevel: '5th Grade',
      emailType: 'Incident Report',
      positiveNote: '',
      additionalContext: 'Marcus pushed Tyler Brooks at recess on Monday. Tyler’s knee was hurt. TYLER went to the nurse.',
    };
    const { form: sent, names, likely } = concealNames(CATALOGUE['parent-comm'], form, () => 0);
    expect(JSON.stringify(sent)).not.toMatch(/tyler|brooks|marcus|delgado/iu);
    expect(sent['additionalContext']).toContain('at recess on Monday');
    expect(likely).toEqual(['Tyler', 'Brooks']);
    expect(revealInside(sent, names)['additionalContext']).toMatch(/^Marcus pushed Tyler Brooks at recess on Monday\. Tyler’s knee/u);
  });

  it('stay where people are what is taught', () => {
    const form = { topic: 'Rosa Parks and Harriet Tubman', additionalContext: 'We read Charlotte’s Web.' };
    const { form: sent, likely } = concealNames(CATALOGUE['quiz-maker'], form, () => 0);
    expect(sent).toEqual(form);
    expect(likely).toEqual([]);
  });

  it('can be as many as a note holds', () => {
    const additionalContext = Array.from({ length: 600 }, (_, index) => `with X${String.fromCodePoint(97 + (index % 26))}${index}a`).join(
      ' ',
    );
    const letters = additionalContext.replaceAll(/\d/gu, (digit) => 'abcdefghij'.charAt(Number(digit)));
    expect(() =>
      concealNames(CATALOGUE['parent-comm'], { studentName: '', parentName: '', additionalContext: letters }, () => 0),
    ).not.toThrow();
  });
});
