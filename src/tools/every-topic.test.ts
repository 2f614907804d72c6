import { describe, expect, it } from 'vitest';
import { TOPIC_CARDS } from '../composer/topics/topic-packs.ts';
import { composerEngine } from '../generation/composer-engine.ts';
import { generate } from '../generation/generate.ts';
import { shortenDraft } from '../generation/shorten-draft.ts';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import { recipeFor } from './recipes.ts';

const GRADE = { 'K-2': '2nd Grade', '3-5': '4th Grade', '6-8': '7th Grade', '9-12': '10th Grade' } as const;
/** Not every word has a translation that somebody is sure of: a draft marks those that have none. */
const EXPECTED = new Set(['translations']);
const TOOLS = [
  ['quiz-maker', 'topic'],
  ['question-bank', 'topic'],
  ['warm-up', 'topic'],
  ['vocabulary', 'topic'],
  ['exit-tickets', 'lessonObjective'],
  ['lesson-planner', 'topic'],
] as const;

/** Those whose drafts have items that can be left out. */
const SHORTENED = [...TOOLS, ['writing-prompts', 'topic'], ['cultural', 'topic'], ['rubric', 'learningObjective']] as const;

describe.each(SHORTENED)('%s', (toolId, named) => {
  it('makes any draft shorter that it says it can', async () => {
    const stuck: string[] = [];
    for (const [seed, { title, bands }] of TOPIC_CARDS.entries()) {
      const [band] = bands;
      const formData = { ...ORDINARY_FORMS[toolId], [named]: title, gradeLevel: GRADE[band ?? '3-5'], additionalContext: '' };
      const { document, form, followUps } = await generate({ toolId, formData }, { engines: [composerEngine], seed });
      if (!followUps.includes('shorter')) continue;
      if ((await shortenDraft(recipeFor(toolId), document, form)) === undefined) stuck.push(title);
    }
    expect(stuck).toEqual([]);
  });
});

describe.each(TOOLS)('%s', (toolId, named) => {
  it('drafts on every topic in every band without a finding', async () => {
    const found: string[] = [];
    for (const [seed, { title, bands }] of TOPIC_CARDS.entries()) {
      for (const band of bands) {
        const formData = { ...ORDINARY_FORMS[toolId], [named]: title, gradeLevel: GRADE[band], additionalContext: '' };
        const { findings } = await generate({ toolId, formData }, { engines: [composerEngine], seed });
        found.push(
          ...findings.filter(({ check }) => !EXPECTED.has(check)).map(({ check, message }) => `${title}, ${band}: ${check}: ${message}`),
        );
      }
    }
    expect(found).toEqual([]);
  });
});
