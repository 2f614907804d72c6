import { describe, expect, it } from 'vitest';
import { valuesInAnswer } from './values-in-answer.ts';

describe('valuesInAnswer', () => {
  it.each([
    ['7/8 cup', ['7/8']],
    ['2 1/3 cups', ['7/3']],
    ['$1,204.50', ['2409/2']],
    ['−6 degrees', ['-6']],
    ['25%', ['25', '1/4']],
    ['45 cents', ['45', '9/20']],
    ['Rosa, 3/8', ['3/8']],
    ['space −6', ['-6']],
    ['1,493 tickets', ['1493']],
    ['3:15 p.m.', ['195', '915']],
    ['12:05', ['5', '725']],
    ['none', []],
    ['3/0', []],
  ])('reads %j', (answer, values) => {
    expect(valuesInAnswer(answer).map((value) => value.toFraction())).toEqual(values);
  });
});
