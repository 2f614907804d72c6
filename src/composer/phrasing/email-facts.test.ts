import { expect, it } from 'vitest';
import { missingNumbers } from './email-facts.ts';

it.each([
  ['gr 7 student', 'a seventh grader'],
  ['1st period', 'in first period'],
  ['$1200', '$1,200'],
  ['$1,200', '$1200'],
  ['due 9/15', 'due on September 15'],
  ['retake 12/4', 'the retake is Dec. 4'],
  ['15 min a night', 'fifteen minutes a night'],
  ['24 students', 'twenty-four students'],
  ['called home 2x', 'I called home twice'],
  ['62% to 78%', '62 percent to 78 percent'],
  ['at 3:15', 'at 3:15 p.m.'],
])('finds the numbers of %j in %j', (typed, email) => {
  expect(missingNumbers(typed, email)).toEqual([]);
});

it.each([
  ['62% to 78%', 'went up to 78 percent', ['62']],
  ['due 9/15', 'due on September 5', ['9/15']],
  ['due 9/1', 'due on September 15', ['9/1']],
  ['missing 3 labs', 'is missing labs', ['3']],
])('misses those of %j in %j', (typed, email, missing) => {
  expect(missingNumbers(typed, email)).toEqual(missing);
});
