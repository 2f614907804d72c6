import { expect, it } from 'vitest';
import { nameTheStudent } from './name-the-student.ts';

it.each([
  ['Talked during the quiz twice.', 'Dev talked during the quiz twice.'],
  ['talked back to the aide', 'Dev talked back to the aide'],
  ['Arrived late on Monday and Tuesday.', 'Dev arrived late on Monday and Tuesday.'],
  ['Often interrupted the group.', 'Dev often interrupted the group.'],
  ['missed 6 days', 'Dev missed 6 days'],
])('names the student in “%s”', (typed, told) => {
  expect(nameTheStudent(typed, 'Dev', 'student').replace(/\.$/u, '')).toBe(told.replace(/\.$/u, ''));
});

it.each([
  'Talked to her mother on the phone.',
  'Called home twice.',
  'Left a message on Monday.',
  'Turned in a referral.',
  'Hit by a ball at recess.',
])('leaves “%s” to the teacher', (typed) => {
  expect(nameTheStudent(typed, 'Dev', 'student')).toBe(typed);
});
