import { describe, expect, it } from 'vitest';
import { composerEngine } from '../../generation/composer-engine.ts';
import { generate } from '../../generation/generate.ts';
import { ORDINARY_FORMS } from '../../testing/ordinary-forms.ts';
import type { QuestionBankDocument } from './document.ts';

async function questionsOn(topic: string, gradeLevel: string): Promise<string[]> {
  const formData = { ...ORDINARY_FORMS['question-bank'], topic, gradeLevel, framework: '', questionCount: '15', additionalContext: '' };
  const drafts = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((seed) => generate({ toolId: 'question-bank', formData }, { engines: [composerEngine], seed })),
  );
  return drafts.flatMap(({ document }) =>
    (document as QuestionBankDocument).questions.map(({ question, probe }) => `${question} ${probe}`),
  );
}

describe('open questions', () => {
  it('leave names their capitals', async () => {
    const questions = await questionsOn('Ancient Greece and Rome', '6th Grade');
    expect(questions.filter((question) => /\b(?:athen|roman|greek|sparta)/u.test(question))).toEqual([]);
  });

  it('take no step away from what people suffered', async () => {
    const questions = await questionsOn('The Holocaust', '10th Grade');
    expect(questions.filter((question) => /did not (?:happen|take place)|left out|[Ww]hich step matters/u.test(question))).toEqual([]);
  });

  it('do take one away from what nature does', async () => {
    const questions = await questionsOn('The water cycle', '5th Grade');
    expect(questions.some((question) => /did not (?:happen|take place)|[Ww]hich step/u.test(question))).toBe(true);
  });

  it('are mostly on the topic itself', async () => {
    const questions = await questionsOn('Volcanoes', '4th Grade');
    const named = questions.filter((question) => /volcan|lava|magma|erupt|ash|crater|rock|mountain|vent/iu.test(question));
    expect(named.length / questions.length).toBeGreaterThan(0.75);
  });
});
