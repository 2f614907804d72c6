import { describe, expect, it } from 'vitest';
import { choiceItems } from './choice-items.ts';
import { gatherMaterials } from './materials.ts';
import { Random } from './random.ts';

describe('the items of one quiz', () => {
  it('ask for a word once, be it as a fact or as a meaning', async () => {
    const { kit } = await gatherMaterials({ topic: 'Character analysis', grade: 4 }, new Random(1));
    const quizzes = Array.from({ length: 60 }, (_, seed) =>
      choiceItems([kit], { count: 12 }, new Random(seed)).map(({ question }) => question),
    );
    const asFact = (question: string): boolean => question === 'What is a character’s motivation?';
    const asMeaning = (question: string): boolean => /“motivation”|reason why a person does something/u.test(question);
    expect(quizzes.some((questions) => questions.some(asFact))).toBe(true);
    expect(quizzes.some((questions) => questions.some(asMeaning))).toBe(true);
    expect(quizzes.filter((questions) => questions.some(asFact) && questions.some(asMeaning))).toEqual([]);
  });
});

describe('a part of a topic', () => {
  it('is asked about before the rest, and words of the rest are its wrong answers', async () => {
    const { kitsByNearness } = await gatherMaterials({ topic: 'How mitosis works', grade: 9 }, new Random(1));
    const [core] = kitsByNearness;
    const own = [...(core?.facts ?? []).map(({ question }) => question), ...(core?.terms ?? []).map(({ term }) => `“${term}”`)];
    expect(own.length).toBeGreaterThan(3);
    for (let seed = 0; seed < 20; seed += 1) {
      const items = choiceItems(kitsByNearness, { count: 4 }, new Random(seed));
      expect(items).toHaveLength(4);
      const strays = items.filter(
        ({ question }) => (core?.facts ?? []).every((fact) => fact.question !== question) && !/word|mean|step/u.test(question),
      );
      expect(strays).toEqual([]);
    }
  });
});

describe('a chart', () => {
  it('has each entry in two options, and is kept from students who read little', async () => {
    const { kitsByNearness } = await gatherMaterials({ topic: 'The American Revolution', grade: 5 }, new Random(1));
    const charts = (readsCharts: boolean) =>
      Array.from({ length: 30 }, (_, seed) => choiceItems(kitsByNearness, { count: 12, readsCharts }, new Random(seed)))
        .flat()
        .filter(({ question }) => question.startsWith('A chart'));
    expect(charts(false)).toEqual([]);
    expect(charts(true).length).toBeGreaterThan(5);
    for (const { options, answer } of charts(true)) {
      const [first, second] = (options[answer]?.text ?? '').split('; ') as [string, string];
      expect(options.filter(({ text }) => text.startsWith(`${first};`))).toHaveLength(2);
      expect(options.filter(({ text }) => text.endsWith(`; ${second}`))).toHaveLength(2);
    }
  });
});

describe('keys', () => {
  it('stand at one letter at most twice running, numbers too, as long as another question can come between', async () => {
    let runs = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const { kitsByNearness } = await gatherMaterials({ topic: 'Equivalent fractions', grade: 4 }, new Random(seed));
      const keys = choiceItems(kitsByNearness, { count: 10 }, new Random(seed)).map(({ answer }) => answer);
      expect(keys).toHaveLength(10);
      expect(keys.join('')).not.toMatch(/(?<key>\d)\k<key>{4}/u);
      runs += /(?<key>\d)\k<key>{2}/u.test(keys.join('')) ? 1 : 0;
    }
    expect(runs).toBeLessThan(20);
  });
});
