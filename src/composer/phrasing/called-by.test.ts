import { expect, it } from 'vitest';
import { calledBy } from './called-by.ts';

it('takes the part of the name that the teacher uses', () => {
  expect(calledBy('Jordan Rivera', 'Ms. Rivera', 'Jordan’s lab was late. I called Ms. Rivera.')).toBe('Jordan');
  expect(calledBy('Nguyễn Văn An', 'Bà Nguyễn', 'An giúp bạn.')).toBe('An');
});

it('keeps the full name where the teacher uses none or only the family’s', () => {
  expect(calledBy('Jordan Rivera', 'Ms. Rivera', 'Three labs are missing. Ms. Rivera knows.')).toBe('Jordan Rivera');
  expect(calledBy('Nguyễn Thị Hà', 'Bà Lê', 'Nguyễn Thị Hà finished.')).toBe('Nguyễn Thị Hà');
  expect(calledBy('Ann', 'Mr. Lee', 'Anna was planning.')).toBe('Ann');
});
