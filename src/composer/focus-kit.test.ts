import { describe, expect, it } from 'vitest';
import { gatherMaterials } from './materials.ts';
import { Random } from './random.ts';

const kitFor = async (topic: string, grade: number, additionalContext = '') =>
  (await gatherMaterials({ topic, grade, additionalContext }, new Random(1))).kit;
const countOf = (items: readonly unknown[], pattern: RegExp): number => items.filter((item) => pattern.test(JSON.stringify(item))).length;

describe('part of a topic', () => {
  it.each([
    ['Constellations', 4, /star|constellation/iu, /moon|season/iu],
    ['The Dust Bowl', 7, /Dust Bowl|dust|farm/iu, /bank|stock/iu],
    ['How mitosis works', 9, /mitosis/iu, /meiosis|gamete|crossing/iu],
    ['Condensation in the water cycle', 5, /condens/iu, /run ?off|glacier|fresh water|hill|salt/u],
  ])('%j in grade %d brings its own items first and fewer others', async (topic, grade, own, other) => {
    const { packs, kit } = await gatherMaterials({ topic, grade }, new Random(1));
    const whole = await kitFor(packs[0]?.title ?? '', grade);
    expect(JSON.stringify(kit.facts[0])).toMatch(own);
    expect(countOf(kit.facts, other)).toBeLessThan(countOf(whole.facts, other));
    expect(countOf(kit.facts.slice(0, 4), own)).toBeGreaterThan(countOf(whole.facts, own) * (4 / whole.facts.length));
    expect(kit.facts.length).toBeGreaterThanOrEqual(8);
    expect(kit.terms.length).toBeGreaterThanOrEqual(6);
  });

  it('may be named in the note on the class', async () => {
    const { facts } = await kitFor('The water cycle', 5, 'Please focus on condensation.');
    expect(facts[0] && JSON.stringify(facts[0])).toMatch(/condens/iu);
  });

  it('has its own hardest case where the topic’s is about another part', async () => {
    const { hardestCase } = await kitFor('How mitosis works', 9);
    const { hardestCase: ofWhole } = await kitFor('Mitosis and meiosis', 9);
    expect(JSON.stringify(ofWhole)).toMatch(/meiosis/u);
    expect(JSON.stringify(hardestCase)).not.toMatch(/meiosis/u);
  });
});

describe('a whole topic', () => {
  it.each([
    ['The water cycle', 5],
    ['the Water Cycle!', 5],
    ['Explain how the water cycle works', 5],
    ['The water cycle and how it changes our life', 5],
  ])('%j in grade %d stays whole', async (topic, grade) => {
    expect((await kitFor(topic, grade)).facts).toEqual((await kitFor('water cycle', grade)).facts);
  });

  it.each([
    ['Electricity', 7],
    ['The Civil War', 7],
    ['Weather', 4],
    ['Explain how weather changes', 4],
    ['Growth mindset', 6],
  ])('%j in grade %d is the whole, whatever items say the word', async (topic, grade) => {
    const { kitsByNearness } = await gatherMaterials({ topic, grade }, new Random(1));
    expect(kitsByNearness).toHaveLength(1);
  });

  it('leaves the part that is named beside it', async () => {
    const { kitsByNearness } = await gatherMaterials({ topic: 'The Civil War: Gettysburg', grade: 7 }, new Random(1));
    expect(JSON.stringify(kitsByNearness[0]?.facts)).toMatch(/Gettysburg/u);
    expect(kitsByNearness.length).toBeGreaterThan(1);
  });

  it.each([
    ['Weather', 4, 'weather'],
    ['civil war', 7, 'the causes of the Civil War'],
    ['Weather and climate', 4, 'weather and climate'],
  ])('%j in grade %d is called so inside a sentence', async (topic, grade, inText) => {
    expect((await gatherMaterials({ topic, grade }, new Random(1))).topic.inText).toBe(inText);
  });
});
