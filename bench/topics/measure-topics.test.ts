import { expect, it } from 'vitest';
import { measureTopics } from './measure-topics.ts';

it('reads what teachers type as well as it did', { timeout: 180_000 }, () => {
  const { rightFamily, rightLesson, taken, strangers, misses } = measureTopics();
  expect(rightFamily).toBeGreaterThan(0.84);
  expect(rightLesson, misses.slice(0, 20).join('\n')).toBeGreaterThan(0.79);
  expect(taken.length / strangers, taken.join(', ')).toBeLessThan(0.06);
});
