import { describe, expect, it } from 'vitest';
import { caseFrom, drawHardestCase, hardestCaseOn } from './hardest-cases.ts';
import { gatherMaterials } from './materials.ts';
import { Random } from './random.ts';

describe('the case that closes a lesson', () => {
  it('speaks of what the class did', async () => {
    const { kit } = await gatherMaterials({ topic: 'Photosynthesis', grade: 7 }, new Random(1));
    for (const misconception of kit.misconceptions) {
      const work = { students: [misconception.belief], teacher: misconception.truth };
      const drawn = Array.from({ length: 20 }, (_, seed) => hardestCaseOn(work, kit, new Random(seed)).prompt);
      expect(drawn).toContain(caseFrom(misconception).prompt);
      expect(new Set(drawn).size).toBeLessThanOrEqual(2);
    }
  });

  it('is no slip of a single calculation', async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { kit } = await gatherMaterials({ topic: 'Find the area of a circle', grade: 7 }, new Random(seed));
      expect(kit.misconceptions.some(({ isSlip }) => isSlip)).toBe(true);
      expect(drawHardestCase(kit, new Random(seed)).prompt).not.toMatch(/The answer to/u);
      expect(hardestCaseOn({ students: ['area of a circle'] }, kit, new Random(seed)).prompt).not.toMatch(/The answer to/u);
    }
  });
});
