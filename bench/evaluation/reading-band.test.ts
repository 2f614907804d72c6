/** Questions, definitions and texts read no harder than the band of the grade, over every topic. Sets are often plainer: short sentences are no fault. */
import { describe, expect, it } from 'vitest';
import { TOPIC_CARDS } from '../../src/composer/topics/topic-packs.ts';
import { composerEngine } from '../../src/generation/composer-engine.ts';
import { generate } from '../../src/generation/generate.ts';
import { ORDINARY_FORMS } from '../../src/testing/ordinary-forms.ts';

/** The first and the last of a pack's grades, where the Common Core's bands divide them. */
const GRADES = {
  'K-2': ['1st Grade', '2nd Grade'],
  '3-5': ['3rd Grade', '4th Grade'],
  '6-8': ['7th Grade'],
  '9-12': ['10th Grade', '11th Grade'],
} as const;
const LEAST_SHARE = 0.97;

describe.each(['quiz-maker', 'question-bank', 'vocabulary'] as const)('%s', (tool) => {
  it('reads no harder than the band of the grade', async () => {
    const forms = TOPIC_CARDS.filter(({ subject }) => subject !== 'languages').flatMap(({ title, bands }) =>
      bands.flatMap((band) =>
        GRADES[band].map((gradeLevel) => ({ ...ORDINARY_FORMS[tool], topic: title, gradeLevel, additionalContext: '' })),
      ),
    );
    const drafts = await Promise.all(
      forms.map((formData, seed) => generate({ toolId: tool, formData }, { engines: [composerEngine], seed })),
    );
    const levels = drafts.flatMap(({ checks }) => checks.filter(({ check }) => check === 'reading-level'));
    const within = levels.filter((level) => level.verdict === 'passed');
    expect(levels.length).toBeGreaterThan(0.93 * forms.length);
    expect(within.length / levels.length).toBeGreaterThanOrEqual(LEAST_SHARE);
  }, 60_000);
});
