/** The figures of `npm run evaluate` below which the built-in composer must not fall. */
import { beforeAll, describe, expect, it } from 'vitest';
import { flawsOf } from '../../src/composer/item-flaws.ts';
import { TOPIC_CARDS } from '../../src/composer/topics/topic-packs.ts';
import { composerEngine } from '../../src/generation/composer-engine.ts';
import { generate } from '../../src/generation/generate.ts';
import { TOOL_IDS } from '../../src/tools/catalogue.ts';
import type { ChoiceQuestion } from '../../src/tools/parts/choice-question.ts';
import { formsFor } from './forms.ts';
import { type Sample, sample, unmetered } from './measure.ts';
import { type ToolSummary, summarize } from './summarize.ts';

const GRADE = { 'K-2': '2nd Grade', '3-5': '4th Grade', '6-8': '7th Grade', '9-12': '10th Grade' } as const;
const SEEDS = [1, 2, 3, 4] as const;
const FORMS = 6;

/** Word-trigram Jaccard of two drafts of one form. A topic with a set has one lesson and one list of words, and an email says what its note says. */
const MOST_ALIKE = 0.9;

describe('quizzes on every topic', () => {
  let quizzes: (readonly ChoiceQuestion[])[] = [];
  beforeAll(async () => {
    const forms = TOPIC_CARDS.flatMap(({ title, bands }) =>
      bands.flatMap((band) =>
        (['Basic', 'Intermediate', 'Advanced'] as const).map((difficultyLevel) => ({
          topic: title,
          gradeLevel: GRADE[band],
          stateStandard: 'CCSS',
          framework: 'NGSS',
          difficultyLevel,
          additionalContext: '',
        })),
      ),
    );
    const drafts = await Promise.all(
      forms.map((formData, seed) => generate({ toolId: 'quiz-maker', formData }, { engines: [composerEngine], seed })),
    );
    quizzes = drafts.map(({ document }) => (document as { questions: ChoiceQuestion[] }).questions);
  }, 60_000);
  const items = (): ChoiceQuestion[] => quizzes.flat();

  it('hold more than two thousand items, ten in each', () => {
    expect(items().length).toBeGreaterThan(2000);
    expect(quizzes.every((quiz) => quiz.length === 10)).toBe(true);
  });

  it('have no item with a hard flaw, and at most two in a hundred with a soft one', () => {
    expect(items().flatMap((item) => flawsOf(item, 'hard'))).toEqual([]);
    expect(items().filter((item) => flawsOf(item, 'soft').length > 0).length / items().length).toBeLessThanOrEqual(0.02);
  });

  it('have their answers spread evenly over A to D, never more than four running', () => {
    const expected = items().length / 4;
    const chiSquare = [0, 1, 2, 3].reduce((sum, place) => {
      const seen = items().filter(({ answer }) => answer === place).length;
      return sum + (seen - expected) ** 2 / expected;
    }, 0);
    // p > 0.01 with three degrees of freedom
    expect(chiSquare).toBeLessThan(11.34);
    for (const quiz of quizzes) expect(quiz.map(({ answer }) => answer).join('')).not.toMatch(/(?<place>\d)\k<place>{4}/u);
  });

  it('have the longest option as the answer in about a quarter', () => {
    const longest = items().filter(({ options, answer }) =>
      options.every(({ text }, index) => index === answer || text.length < (options[answer]?.text.length ?? 0)),
    );
    expect(Math.abs(longest.length / items().length - 0.25)).toBeLessThan(0.05);
  });
});

describe.each(TOOL_IDS.map((id) => [id] as const))('%s', (tool) => {
  let figures: ToolSummary | undefined;
  beforeAll(async () => {
    const samples: Sample[] = [];
    for (const form of formsFor(tool, FORMS)) {
      for (const seed of SEEDS) samples.push(await sample(unmetered(composerEngine), tool, form, seed, 10_000));
    }
    [figures] = summarize('composer', samples).tools;
  }, 60_000);

  it('keeps counts, minutes, codes and blanks in every draft, and the reading level in nineteen of twenty', () => {
    expect(figures).toMatchObject({ drafts: FORMS * SEEDS.length, missing: 0 });
    // A bank has fewer questions than are asked for rather than filler.
    if (tool !== 'question-bank') expect(figures).toMatchObject({ failures: 0, ...(figures?.counts !== undefined && { counts: 1 }) });
    for (const share of [figures?.minutes, figures?.codes, figures?.noLeftovers]) expect(share ?? 1).toBe(1);
    expect(figures?.readingLevel ?? 1).toBeGreaterThanOrEqual(0.95);
  });

  it('drafts something else the next time', () => {
    expect(figures?.sameFormSimilarity).toBeLessThanOrEqual(MOST_ALIKE);
  });

  it('changes most of its text with the topic', () => {
    expect(figures?.specificity ?? 1).toBeGreaterThan(0.7);
  });
});
