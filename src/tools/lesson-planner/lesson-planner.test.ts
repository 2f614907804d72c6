import { describe, expect, it } from 'vitest';
import { composerEngine } from '../../generation/composer-engine.ts';
import { generate } from '../../generation/generate.ts';
import { ORDINARY_FORMS } from '../../testing/ordinary-forms.ts';
import type { LessonPlanDocument } from './document.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

async function lessonsOn(topic: string, gradeLevel: string, differentiation: string): Promise<LessonPlanDocument[]> {
  const formData = { ...ORDINARY_FORMS['lesson-planner'], topic, gradeLevel, differentiation, framework: '', additionalContext: '' };
  const drafts = await Promise.all(
    SEEDS.map((seed) => generate({ toolId: 'lesson-planner', formData }, { engines: [composerEngine], seed })),
  );
  return drafts.map(({ document }) => document as LessonPlanDocument);
}

describe('a lesson', () => {
  it('begins with the objectives that the teacher’s words are nearest to', async () => {
    for (const { objectives } of await lessonsOn('How the Nile shaped ancient Egypt', '6th Grade', 'At Grade Level')) {
      expect(objectives[0]).toMatch(/Nile/u);
    }
  });

  it('has nobody draw suffering, or write a wrong answer about it for others', async () => {
    for (const level of ['At Grade Level', 'Below Grade Level', 'Above Grade Level'] as const) {
      const moves = (await lessonsOn('The Holocaust', '10th Grade', level)).flatMap(({ differentiation }) => differentiation);
      expect(moves.length).toBeGreaterThan(10);
      expect(moves.filter((move) => /a picture|wrong answer/u.test(move))).toEqual([]);
    }
    const ordinary = (await lessonsOn('The water cycle', '5th Grade', 'At Grade Level')).flatMap(({ differentiation }) => differentiation);
    expect(ordinary.some((move) => /a picture/u.test(move))).toBe(true);
  });
});
