import { describe, expect, it } from 'vitest';
import { readingBand } from '../text/reading-level.ts';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import { composerEngine } from './composer-engine.ts';
import { generate } from './generate.ts';

const GRADES = [
  ['2nd Grade', 2],
  ['3rd Grade', 3],
  ['5th Grade', 5],
  ['7th Grade', 7],
  ['10th Grade', 10],
  ['12th Grade', 12],
] as const;

describe('a reading level that passed', () => {
  it.each(GRADES)('lies within the numbers that it is said to be held to: %s', async (gradeLevel, grade) => {
    let passed = 0;
    for (const toolId of ['quiz-maker', 'question-bank', 'vocabulary'] as const) {
      for (let seed = 1; seed <= 4; seed += 1) {
        const formData = { ...ORDINARY_FORMS[toolId], gradeLevel };
        const { checks } = await generate({ toolId, formData }, { engines: [composerEngine], seed });
        const level = checks.find(({ check }) => check === 'reading-level');
        if (level?.verdict !== 'passed') continue;
        passed += 1;
        const {
          shown,
          least = '0',
          most,
        } = /grade (?<shown>[\d.]+) \((?:asked: )?(?:at most |(?<least>[\d.]+) to )(?<most>[\d.]+) for grades /u.exec(level.message)
          ?.groups ?? {};
        expect(Number(shown)).toBeLessThanOrEqual(Number(most));
        expect(Number(shown)).toBeGreaterThanOrEqual(Number(least));
        expect(Number(most)).toBeCloseTo(readingBand(grade).most, 1);
      }
    }
    expect(passed).toBeGreaterThan(0);
  });
});
