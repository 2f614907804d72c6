import { describe, expect, it } from 'vitest';
import { choiceItems } from './choice-items.ts';
import { gatherMaterials } from './materials.ts';
import { Random } from './random.ts';

describe('the items of one quiz', () => {
  it('ask for a word once, be it as a fact or as a meaning', async () => {
    const { kit } = await gatherMaterials({ topic: 'Character analysis', grade: 4 }, new Random(1));
    const quizzes = Array.from({ length: 60 }, (_, seed) =>
      choiceItems(kit, { count: 12 }, new Random(seed)).map(({ question }) => question),
    );
    const asFact = (question: string): boolean => question === 'What is a character’s motivation?';
    const asMeaning = (question: string): boolean => /“motivation”|reason why a person does something/u.test(question);
    expect(quizzes.some((questions) => questions.some(asFact))).toBe(true);
    expect(quizzes.some((questions) => questions.some(asMeaning))).toBe(true);
    expect(quizzes.filter((questions) => questions.some(asFact) && questions.some(asMeaning))).toEqual([]);
  });
});
