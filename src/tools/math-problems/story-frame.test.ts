import { expect, it } from 'vitest';
import { composerEngine } from '../../generation/composer-engine.ts';
import { generate } from '../../generation/generate.ts';
import { ORDINARY_FORMS } from '../../testing/ordinary-forms.ts';
import type { MathProblemsDocument } from './document.ts';

async function storyOf(topic: string, gradeLevel: string, seed: number, additionalContext = ''): Promise<MathProblemsDocument> {
  const formData = { ...ORDINARY_FORMS['math-problems'], topic, gradeLevel, additionalContext, problemType: 'Story-based Problems' };
  return (await generate({ toolId: 'math-problems', formData }, { engines: [composerEngine], seed })).document as MathProblemsDocument;
}

it('tells a story of puzzles where the problems are set nowhere', async () => {
  for (let seed = 1; seed <= 6; seed += 1)
    expect((await storyOf('Logarithms', '11th Grade', seed)).story).toMatch(/escape room|quiz night/u);
});

it('tells the story of a place where the problems take place in it', async () => {
  for (let seed = 1; seed <= 6; seed += 1)
    expect((await storyOf('Addition and subtraction within 20', '1st Grade', seed)).story).not.toMatch(/escape room|quiz night/u);
});

it('keeps to the place that the teacher asks for', async () => {
  expect((await storyOf('Logarithms', '11th Grade', 1, 'They love baseball.')).story).toBe('It is baseball season.');
});
