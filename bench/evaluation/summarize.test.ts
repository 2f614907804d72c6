import { expect, it } from 'vitest';
import { composerEngine } from '../../src/generation/composer-engine.ts';
import { formsFor } from './forms.ts';
import { sample, unmetered } from './measure.ts';
import { summarize } from './summarize.ts';

it('sums up what an engine drafted and what it could not', async () => {
  const [form = {}] = formsFor('quiz-maker', 1);
  const good = [
    await sample(unmetered(composerEngine), 'quiz-maker', form, 1, 1000),
    await sample(unmetered(composerEngine), 'quiz-maker', form, 2, 1000),
  ];
  const { tools, items, missing } = summarize('composer', [...good, { ...good[0]!, draft: undefined, failure: 'timeout: nothing came' }]);
  expect(tools[0]).toMatchObject({ drafts: 2, missing: 1, failures: 0, counts: 1, readingLevel: 1 });
  expect(tools[0]?.sameFormSimilarity).toBeLessThan(0.8);
  expect(items.count).toBe(16);
  expect(items.keyPositions.reduce((sum, count) => sum + count, 0)).toBe(16);
  expect(missing).toEqual(['quiz-maker: timeout: nothing came']);
});
