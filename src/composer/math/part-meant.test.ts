import { describe, expect, it } from 'vitest';
import { gatherMaterials } from '../materials.ts';
import { Random } from '../random.ts';
import { partMeant } from './part-meant.ts';

async function askedOf(topic: string, grade: number): Promise<string[]> {
  const kits = await Promise.all(
    Array.from({ length: 12 }, async (_, seed) => (await gatherMaterials({ topic, grade }, new Random(seed))).kit),
  );
  return kits.flatMap(({ facts }) => facts.map(({ question }) => question));
}
const share = (questions: readonly string[], pattern: RegExp): number =>
  questions.filter((question) => pattern.test(question)).length / questions.length;

describe('part of a skill', () => {
  it('is what is asked for, where it is named', async () => {
    expect(share(await askedOf('Find the area of a circle', 7), /circumference|way around/u)).toBeLessThan(0.05);
    expect(share(await askedOf('Circumference of circles', 7), /area/u)).toBeLessThan(0.08);
    expect(share(await askedOf('Adding fractions', 5), /^What is [^?]*(?<! )− [^?]*\?$/u)).toBeLessThan(0.02);
  });

  it('is not meant where the whole is named', async () => {
    const asked = await askedOf('Circumference and area of circles', 7);
    expect(share(asked, /circumference|way around/u)).toBeGreaterThan(0.1);
    expect(share(asked, /area/u)).toBeGreaterThan(0.1);
  });

  it('is what needs regrouping, where that is named', async () => {
    const open = (await askedOf('Subtraction with regrouping', 2)).flatMap((question) => {
      const [, , ones = '', , other = ''] = /^What is (\d)(\d) − (\d?)(\d)\?$/u.exec(question) ?? [];
      return ones === '' ? [] : [Number(ones) < Number(other)];
    });
    expect(open.length).toBeGreaterThan(5);
    expect(open.filter(Boolean).length / open.length).toBeGreaterThan(0.9);
  });

  it('is no operation where all of them are named', () => {
    expect(partMeant('Adding and subtracting, multiplying and dividing decimals')).toBeUndefined();
  });
});
