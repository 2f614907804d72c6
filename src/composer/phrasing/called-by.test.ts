import { expect, it } from 'vitest';
import { calledBy } from './called-by.ts';

it('takes the part of the name that the teacher uses', () => {
  expect(calledBy('Jordan Rivera', 'Ms. Rivera', 'Jordan’s lab was late. I called Ms. Rivera.')).toBe('Jordan');
  expect(calledBy('Nguyễn Văn An', 'Bà Nguyễn', 'An giúp bạn.')).toBe('An');
});

it('takes the part that the parent does not share', () => {
  expect(calledBy('Jordan Rivera', 'Ms. Rivera', 'Three labs are missing. Ms. Rivera knows.')).toBe('Jordan');
  expect(calledBy('王 小明', '王 先生', '')).toBe('小明');
  expect(calledBy('Amara Diallo', 'Fatou Diallo', '')).toBe('Amara');
});

it('keeps the full name where nothing tells its parts apart', () => {
  expect(calledBy('Jordan Rivera', 'Ms. Lopez', 'Three labs are missing.')).toBe('Jordan Rivera');
  expect(calledBy('Nguyễn Văn An', 'Bà Nguyễn', '')).toBe('Nguyễn Văn An');
  expect(calledBy('Nguyễn Thị Hà', 'Bà Lê', 'Nguyễn Thị Hà finished.')).toBe('Nguyễn Thị Hà');
  expect(calledBy('Ann', 'Mr. Lee', 'Anna was planning.')).toBe('Ann');
});
