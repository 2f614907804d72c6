import { describe, expect, it } from 'vitest';
import { judgeAnswer } from './answer-holds.ts';

describe('an answer in another notation than its calculation', () => {
  it.each([
    ['40 * 0.75', '30 students'],
    ['40 × 3/4', '30'],
    ['25% of 40 = 10', '$10'],
    ['40 * 25%', '10'],
    ['$1,200 − $350', '$850'],
    ['96 ÷ 8', '12 eggs'],
    ['67 / 5', '13 R 2'],
    ['67 // 5', '13 boxes'],
    ['67 % 5', '2 pencils'],
    ['67 / 5', '13 boxes with 2 left over'],
    ['ceil(67 / 5)', '14 boxes'],
    ['3x = 15', 'x = 5'],
    ['2x + 3 = 11', '4'],
    ['x = 3 + 4', '7'],
    ['90 + 45', '2 hours 15 minutes'],
    ['2 1/4', '2 hours 15 minutes'],
    ['5 * 12 + 7', '5 feet 7 inches'],
    ['2 1/2 + 1.25', '3 3/4 cups'],
    ['5² + 12²', '169 square feet'],
    ['2**5', '32'],
    ['(3 + 4) = 7', '7'],
  ])('holds: %s → %s', (expression, answer) => {
    expect(judgeAnswer(expression, answer, '')).toBe('holds');
  });

  it('holds where it is rounded as the problem asks', () => {
    expect(judgeAnswer('10 / 3', 'about 3.33 dollars', '')).toBe('holds');
    expect(judgeAnswer('3.14 * 4 * 4', '50 square feet', 'Round to the nearest whole number.')).toBe('holds');
    expect(judgeAnswer('10 / 3', '3.5', 'Round to the nearest tenth.')).toBe('wrong');
  });

  it.each([
    ['40 * 0.75', '35'],
    ['25% of 40 = 10', '12'],
    ['67 / 5', '13 R 3'],
    ['67 / 5', '13'],
    ['3x = 15', 'x = 6'],
    ['90 + 45', '2 hours 5 minutes'],
    ['96 ÷ 8', '11'],
    ['10 / 3', '3.33'],
  ])('is wrong: %s → %s', (expression, answer) => {
    expect(judgeAnswer(expression, answer, '')).toBe('wrong');
  });

  it('is not judged where the expression is none', () => {
    expect(judgeAnswer('see the picture', '12', '')).toBe('unreadable');
  });
});
