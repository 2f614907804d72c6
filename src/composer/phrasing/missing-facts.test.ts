import { expect, it } from 'vitest';
import { namesTime } from './missing-facts.ts';

it.each(['Wed 3:15 would suit me.', 'Tue or Thu after lunch', 'We could meet at 3:15.', 'Tuesday at 8 am', 'before school'])(
  'sees the time in “%s”',
  (details) => {
    expect(namesTime(details)).toBe(true);
  },
);

it.each(['I would like to talk about reading.', 'She earned 3 of 5 points.', 'He read pages 12 to 15.'])('sees none in “%s”', (details) => {
  expect(namesTime(details)).toBe(false);
});
