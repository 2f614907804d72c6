import { expect, it } from 'vitest';
import type { RubricDocument } from '../document.ts';
import { rubricAsCsv } from './csv.ts';

const rubric: RubricDocument = {
  title: 'Essay',
  system: 'Points',
  standards: [],
  levels: ['Advanced', 'Proficient', 'Developing', 'Beginning'],
  criteria: [
    {
      name: '=HYPERLINK("http://x")',
      weight: 1,
      descriptors: ['States a claim, and "defends" it', 'States a claim', 'Hints at a claim', 'Names the topic'],
      points: [
        { from: 23, to: 25 },
        { from: 18, to: 22 },
        { from: 10, to: 17 },
        { from: 5, to: 5 },
      ],
    },
  ],
  brief: '',
  total: 100,
  checklist: [],
  use: [],
  selfCheck: 'Read it once more.',
  teacherNotes: [],
};

it('writes a row for each criterion, quotes doubled, formulas made text', () => {
  expect(rubricAsCsv(rubric)).toBe(
    '\u{FEFF}"Criterion","Advanced","Proficient","Developing","Beginning","Points"\r\n' +
      '"\'=HYPERLINK(""http://x"")","States a claim, and ""defends"" it (23–25)","States a claim (18–22)","Hints at a claim (10–17)","Names the topic (5)","25"\r\n',
  );
});
