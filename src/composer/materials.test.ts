import { expect, it } from 'vitest';
import { gatherMaterials } from './materials.ts';
import { Random } from './random.ts';

const gather = (topic: string, grade: number) => gatherMaterials({ topic, grade }, new Random(1));

it.each([
  ['mean median mode', 6],
  ['ratios and unit rates', 6],
  ['slope', 8],
])('%s is mathematics, whatever words packs share with it', (topic, grade) => {
  expect(gather(topic, grade).source).toBe('skills');
});

it.each([
  ['The water cycle', 5],
  ['context clues', 5],
  ['Explain how water moves through the water cycle', 5],
])('%s is a pack’s', (topic, grade) => {
  expect(gather(topic, grade).source).toBe('pack');
});
