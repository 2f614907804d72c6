import { expect, it } from 'vitest';
import { measureTopics } from './measure-topics.ts';

it('reads what teachers type as well as it did', { timeout: 180_000 }, () => {
  const { rightFamily, rightLesson, taken, strangers } = measureTopics();
  expect(rightFamily).toBeGreaterThan(0.84);
  expect(rightLesson).toBeGreaterThan(0.79);
  expect(taken.length / strangers).toBeLessThan(0.06);
});
