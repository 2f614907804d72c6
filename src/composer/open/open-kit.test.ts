import { describe, expect, it } from 'vitest';
import { Random } from '../random.ts';
import { gatherMaterials } from '../materials.ts';
import { choiceItems } from '../choice-items.ts';
import { GRADE_BANDS } from '../grade-band.ts';
import { checkTopicPack } from '../topics/check-topic-pack.ts';
import { CULTURAL_ASPECTS } from '../topics/topic-pack.ts';
import { firstRepetition } from '../../text/similarity.ts';
import { OPEN_TRANSLATIONS, openKit } from './open-kit.ts';

const TOPICS = ['Harvest festivals', 'Chapter 3 of Holes', 'a lost key', 'Explain why seasons change', 'The bus stop', '$& pay'];
const GENRES = ['Narrative', 'Persuasive', 'Expository', 'Descriptive', 'Creative'] as const;

describe.each(TOPICS)('open kit for “%s”', (topic) => {
  it('keeps every rule that a topic pack keeps', () => {
    const bands = Object.fromEntries(GRADE_BANDS.map((band) => [band, openKit(topic, band)]));
    const pack = {
      id: 'open',
      title: topic,
      inText: topic,
      subject: 'english',
      aliases: ['one', 'two', 'three', 'four'],
      standards: [],
      translations: OPEN_TRANSLATIONS,
      bands,
    } as const;
    expect(checkTopicPack(pack)).toEqual([]);
  });

  it('leaves no placeholder and names the topic', () => {
    for (const band of GRADE_BANDS) {
      const text = JSON.stringify(openKit(topic, band));
      expect(text).not.toContain('{topic}');
      expect(text).toContain(topic);
    }
  });
});

describe.each(GRADE_BANDS)('open kit for %s', (band) => {
  const kit = openKit('Harvest festivals', band);

  it('has enough for two different drafts', () => {
    expect(kit.facts.length).toBeGreaterThanOrEqual(24);
    expect(kit.terms).toHaveLength(16);
    expect(kit.questions.length).toBeGreaterThanOrEqual(32);
    expect(kit.recalls.length).toBeGreaterThanOrEqual(8);
    expect(kit.misconceptions).toHaveLength(4);
    expect(kit.cultural).toHaveLength(8);
    for (const genre of GENRES) expect(kit.writing.filter((seed) => seed.genre === genre).length).toBeGreaterThanOrEqual(8);
  });

  it('has activities for every purpose and links for every aspect', () => {
    expect(new Set(kit.activities.map(({ purpose }) => purpose))).toEqual(new Set(['engage', 'explore', 'explain', 'practice', 'extend']));
    expect(new Set(kit.cultural.map(({ aspect }) => aspect))).toEqual(new Set(CULTURAL_ASPECTS));
  });

  it('repeats no item', () => {
    expect(
      firstRepetition(
        kit.facts.map(({ question }) => question),
        0.5,
      ),
    ).toBeUndefined();
    expect(
      firstRepetition(
        kit.questions.map(({ question }) => question),
        0.4,
      ),
    ).toBeUndefined();
    expect(
      firstRepetition(
        kit.writing.map(({ prompt }) => prompt),
        0.25,
      ),
    ).toBeUndefined();
  });

  it('has a translation for every term in every language', () => {
    for (const { term } of kit.terms) expect(Object.keys(OPEN_TRANSLATIONS[term] ?? {})).toHaveLength(12);
  });

  it('lets two quizzes share fewer than four of ten questions', () => {
    const quiz = (seed: number) => choiceItems([kit], { band: '3-5', count: 10 }, new Random(seed)).map(({ question }) => question);
    let shared = 0;
    for (let seed = 0; seed < 40; seed += 2) {
      const other = new Set(quiz(seed + 1));
      shared += quiz(seed).filter((question) => other.has(question)).length;
    }
    expect(shared / 20).toBeLessThan(4);
  });
});

describe('topic names in the frames', () => {
  it('puts an objective in quotation marks', () => {
    expect(openKit('Explain why seasons change.', '3-5').bigIdea).toContain('“Explain why seasons change”');
  });

  it('leaves a noun phrase as the teacher typed it', () => {
    expect(openKit('Chapter 3 of Holes', '3-5').bigIdea).toContain('understand Chapter 3 of Holes better');
  });

  it('are what a form about an unknown topic gets', async () => {
    const materials = await gatherMaterials({ topic: 'Zorblatt quexing', grade: 4 }, new Random(1));
    expect(materials.source).toBe('open');
    expect(materials.kit.bigIdea).toContain('Zorblatt quexing');
  });
});
