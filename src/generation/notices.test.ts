import { describe, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import { composerEngine } from './composer-engine.ts';
import { generate } from './generate.ts';

async function noticesOn(topic: string, gradeLevel: string, toolId: 'warm-up' | 'writing-prompts' | 'math-problems' = 'warm-up') {
  const formData = { ...ORDINARY_FORMS[toolId], topic, gradeLevel, additionalContext: '' };
  const { notices, content } = await generate({ toolId, formData }, { engines: [composerEngine], seed: 1 });
  return { notices: notices.join('\n'), content };
}

describe('a teacher is told', () => {
  it.each([
    ['Judaism', '7th Grade', /wider topic, “World religions/u],
    ['Quadratic equations', '2nd Grade', /taught in grade 9 to grade 10/u],
    ['The Holocaust', 'Kindergarten', /older grades/u],
    ['The history of chess', '7th Grade', /skeleton to fill in/u],
  ])('where a draft on %j in %s may not fit', async (topic, grade, notice) => {
    expect((await noticesOn(topic, grade)).notices).toMatch(notice);
  });

  it('where word problems practice what is taught in another grade', async () => {
    expect((await noticesOn('Multi-digit multiplication', '1st Grade', 'math-problems')).notices).toMatch(/taught in grade \d/u);
    expect((await noticesOn('Multi-digit multiplication', '4th Grade', 'math-problems')).notices).not.toContain('taught in');
  });

  it.each([
    ['The water cycle', '5th Grade'],
    ['How the Nile shaped ancient Egypt', '6th Grade'],
    ['Quadratic equations', '9th Grade'],
    ['Volcanoes', '4th Grade'],
  ])('nothing of the kind where it fits: %j in %s', async (topic, grade) => {
    expect((await noticesOn(topic, grade)).notices).not.toMatch(/wider|taught in|older grades|skeleton/u);
  });
});

describe('a grave topic', () => {
  it.each(['Anne Frank', 'September 11', 'Hiroshima', 'Suicide prevention', 'Slavery in the United States'])(
    '%j is played with in no prompt',
    async (topic) => {
      const { content } = await noticesOn(topic, '7th Grade', 'writing-prompts');
      expect(content).not.toMatch(/game show|silly|robot|dragon|funny|sports report|trading card/iu);
    },
  );
});
