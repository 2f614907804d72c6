import { expect, it } from 'vitest';
import { SCENES, type Scene } from './scenes.ts';
import { withSetting } from './setting.ts';

const [anyScene] = SCENES;
const bakery = { ...(anyScene as Scene), at: 'at the bakery' };

it.each([
  ['Hugo has 6.5 cups of flour. How much is left?', 'At the bakery, Hugo has 6.5 cups of flour. How much is left?'],
  ['One roll costs $1.50. Mei buys 4.', 'At the bakery, one roll costs $1.50. Mei buys 4.'],
  ['8 friends share the cost. How much is it?', 'At the bakery, 8 friends share the cost. How much is it?'],
])('says where %j takes place', (text, told) => {
  expect(withSetting(text, bakery)).toBe(told);
});

it.each([
  'The bakery opens at 6 a.m. It closes at 2 p.m.',
  'How many rolls are there in 4 bags of 6?',
  'Which rate is better?',
  'Hugo has some flour in a bag and some more of it in a box, and all of it has to be gone before it is Monday again. Why?',
])('leaves %j as it is', (text) => {
  expect(withSetting(text, bakery)).toBe(text);
});

it('has a place for every scene that can stand at the beginning and at the end of a sentence', () => {
  for (const { at } of SCENES) expect(at).toMatch(/^(?:at|in|on|during|before|backstage) [\p{L} ]+$/u);
});
