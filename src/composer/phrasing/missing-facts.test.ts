import { expect, it } from 'vitest';
import { namesTime, offersTime } from './missing-facts.ts';

it.each(['Wed 3:15 would suit me.', 'Tue or Thu after lunch', 'We could meet at 3:15.', 'Tuesday at 8 am', 'before school'])(
  'sees the time in “%s”',
  (details) => {
    expect(namesTime(details)).toBe(true);
  },
);

it.each(['I would like to talk about reading.', 'She earned 3 of 5 points.', 'He read pages 12 to 15.'])('sees none in “%s”', (details) => {
  expect(namesTime(details)).toBe(false);
});

it.each([
  'Leo fell off the swing at 10:15. Thu 8:10 I can call.',
  'I’ll call you at 8 a.m. tomorrow.',
  'You can reach me before school on Friday.',
  'I am free Tuesday after school.',
])('sees when the teacher can talk in “%s”', (details) => {
  expect(offersTime(details)).toBe(true);
});

it.each([
  'Leo fell off the swing at 10:15.',
  'I called the nurse at 10:15.',
  'I will call the other family on Monday.',
  'I can talk with the class on Monday.',
  'I can call you. He fell at 10:15.',
])('sees no such time in “%s”', (details) => {
  expect(offersTime(details)).toBe(false);
});
