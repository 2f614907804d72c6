import { expect, it } from 'vitest';
import { measureTopics } from './measure-topics.ts';

it('reads what teachers type as well as it did', { timeout: 240_000 }, async () => {
  const { known, heldOut, taken, strangers } = await measureTopics();
  expect(known.rightFamily).toBeGreaterThan(0.96);
  expect(known.rightLesson).toBeGreaterThan(0.96);
  expect(known.wrongSubject).toBeLessThan(0.01);
  // What nobody foresaw.
  expect(heldOut.rightFamily).toBeGreaterThan(0.88);
  expect(heldOut.rightLesson).toBeGreaterThan(0.82);
  expect(taken.length / strangers).toBeLessThan(0.045);
});
