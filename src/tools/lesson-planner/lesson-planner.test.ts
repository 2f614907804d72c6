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

  it('gives students who learn to write most of its time to write, in the genre that is taught', async () => {
    for (const [topic, grade, task] of [
      ['Opinion writing', '3rd Grade', /\b(?:opinion|think|reasons?|claim|best|should)\b/iu],
      ['Narrative writing', '1st Grade', /\btell\b|\bstory\b/iu],
    ] as const) {
      for (const { phases } of await lessonsOn(topic, grade, 'At Grade Level')) {
        const writing = phases.find(({ students }) => students[0]?.startsWith('Your task: '));
        expect(writing?.students[0]).toMatch(task);
        expect(writing?.minutes).toBe(Math.max(...phases.map(({ minutes }) => minutes)));
      }
    }
  });

  it('has nobody draw suffering, or write a wrong answer about it for others', async () => {
    for (const level of ['At Grade Level', 'Below Grade Level', 'Above Grade Level'] as const) {
      const moves = (await lessonsOn('The Holocaust', '10th Grade', level)).flatMap(({ differentiation }) => differentiation);
      expect(moves.length).toBeGreaterThan(10);
      expect(moves.filter((move) => /a picture|wrong answer/u.test(move))).toEqual([]);
    }
    const ordinary = (await lessonsOn('Severe weather', '5th Grade', 'At Grade Level')).flatMap(({ differentiation }) => differentiation);
    expect(ordinary.some((move) => /a picture/u.test(move))).toBe(true);
  });

  it('lets those who have just begun to write say and draw what others put in writing', async () => {
    const WRITTEN = /^Write alone what is right|write the reason on it|^Write between the two|one idea on a line/u;
    const stepsFor = async (grade: string): Promise<string[]> => {
      const topics = ['Weather and seasons', 'Plants', 'Community helpers', 'Maps', 'Animals'];
      const plans = await Promise.all(topics.map((topic) => lessonsOn(topic, grade, 'At Grade Level')));
      return plans.flat().flatMap(({ phases }) => phases.flatMap(({ students }) => students));
    };
    const [young, older] = await Promise.all([stepsFor('1st Grade'), stepsFor('5th Grade')]);
    expect(young.filter((step) => WRITTEN.test(step))).toEqual([]);
    expect(young.some((step) => /^(?:Say|Tell|Show|Draw)\b/u.test(step))).toBe(true);
    expect(older.some((step) => WRITTEN.test(step))).toBe(true);
  });

  it('prints what its activities are done with: cards to cut apart and the text of a case', async () => {
    const plans = (
      await Promise.all(
        ['Energy', 'Cells', 'The Civil War', 'Volcanoes', 'Ancient Egypt', 'Electricity', 'Food chains'].map((topic) =>
          lessonsOn(topic, '7th Grade', 'At Grade Level'),
        ),
      )
    ).flat();
    const wants = ({ materials }: LessonPlanDocument): string[] =>
      materials.filter((item) => /^a set of strips|^cards with one cause|^a copy of the text/u.test(item));
    expect(plans.filter((plan) => wants(plan).length > 0).length).toBeGreaterThan(plans.length / 2);
    for (const plan of plans) expect(plan.texts.length).toBeGreaterThanOrEqual(wants(plan).length);
    const cut = plans.flatMap(({ texts }) => texts).find(({ title }) => title === 'To cut apart: causes and effects');
    expect(cut?.text.split('\n').length).toBeGreaterThanOrEqual(6);
    expect(
      plans.some(({ phases, texts }) =>
        texts.some(({ title }) => phases.some(({ students }) => students.join(' ').includes(`“${title}”`))),
      ),
    ).toBe(true);
  });
});
