import { describe, expect, it } from 'vitest';
import { choiceItems } from './choice-items.ts';
import { gatherMaterials } from './materials.ts';
import { Random } from './random.ts';

describe('the items of one quiz', () => {
  it('ask for a word once, be it as a fact or as a meaning', async () => {
    const { kit } = await gatherMaterials({ topic: 'Character analysis', grade: 4 }, new Random(1));
    const quizzes = Array.from({ length: 60 }, (_, seed) =>
      choiceItems([kit], { count: 12, band: '3-5' }, new Random(seed)).map(({ question }) => question),
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
      const items = choiceItems(kitsByNearness, { count: 4, band: '9-12' }, new Random(seed));
      expect(items).toHaveLength(4);
      const strays = items.filter(
        ({ question }) =>
          (core?.facts ?? []).every((fact) => fact.question !== question) && !/word|mean|term|comes right after/u.test(question),
      );
      expect(strays).toEqual([]);
    }
  });
});

describe('a chart', () => {
  it('has each entry in two options, and is kept from students who read little', async () => {
    const { kitsByNearness } = await gatherMaterials({ topic: 'The American Revolution', grade: 5 }, new Random(1));
    const charts = (readsCharts: boolean) =>
      Array.from({ length: 30 }, (_, seed) => choiceItems(kitsByNearness, { count: 12, band: '3-5', readsCharts }, new Random(seed)))
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
      const keys = choiceItems(kitsByNearness, { count: 10, band: '3-5' }, new Random(seed)).map(({ answer }) => answer);
      expect(keys).toHaveLength(10);
      expect(keys.join('')).not.toMatch(/(?<key>\d)\k<key>{4}/u);
      runs += /(?<key>\d)\k<key>{2}/u.test(keys.join('')) ? 1 : 0;
    }
    expect(runs).toBeLessThan(20);
  });
});

describe('cases', () => {
  it('come last, each text with its questions, and no text says the answer to another question', async () => {
    const { kitsByNearness } = await gatherMaterials({ topic: 'The Renaissance', grade: 7 }, new Random(1));
    for (let seed = 0; seed < 40; seed += 1) {
      const items = choiceItems(kitsByNearness, { count: 10, band: '6-8', itemSets: 2, itemsOfASet: 2 }, new Random(seed));
      const [texts, alone] = [items.slice(6).map(({ passage }) => passage), items.slice(0, 6)];
      expect(items).toHaveLength(10);
      expect(texts.every((text) => text !== undefined)).toBe(true);
      expect([texts[0] === texts[1], texts[1] === texts[2], texts[2] === texts[3]]).toEqual([true, false, true]);
      expect(alone.every(({ passage }) => passage === undefined)).toBe(true);
      const keys = alone.map(({ options, answer }) => options[answer]?.text ?? '').filter((key) => /^\p{Lu}\p{L}{3}/u.test(key));
      expect(keys.filter((key) => texts.some((text) => text?.includes(key)))).toEqual([]);
    }
  });

  it('are of the part that is meant, or there are none', async () => {
    const { kitsByNearness } = await gatherMaterials({ topic: 'Judaism', grade: 7 }, new Random(1));
    const items = choiceItems(kitsByNearness, { count: 10, band: '6-8', itemSets: 2, itemsOfASet: 2 }, new Random(1));
    const texts = items.map(({ passage }) => passage).filter((passage) => passage !== undefined);
    expect(texts.filter((text) => !/jew|judaism|hebrew|torah|synagogue|israel/iu.test(text))).toEqual([]);
  });
});
