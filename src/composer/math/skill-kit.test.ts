import { describe, expect, it } from 'vitest';
import { Random } from '../random.ts';
import { bandOf } from '../grade-band.ts';
import { checkTopicPack } from '../topics/check-topic-pack.ts';
import type { BandMaterial, TopicPack } from '../topics/topic-pack.ts';
import { MATH_SKILLS } from './math-skills.ts';
import type { MathDifficulty, MathSkill } from './math-skill.ts';
import { MATH_TERMS, MATH_TRANSLATIONS } from './math-terms.ts';
import { kitFromSkills } from './skill-kit.ts';

const DIFFICULTIES: readonly MathDifficulty[] = ['basic', 'intermediate', 'advanced'];
const kit = (skill: MathSkill, grade: number, seed: number, difficulty: MathDifficulty = 'basic'): BandMaterial =>
  kitFromSkills([skill], { grade, difficulty, random: new Random(seed) });

function asPack(skill: MathSkill, grade: number, material: BandMaterial): TopicPack {
  const terms = new Set(material.terms.map(({ term }) => term));
  const translations = Object.fromEntries(Object.entries(MATH_TRANSLATIONS).filter(([term]) => terms.has(term)));
  return {
    id: skill.id,
    title: skill.title,
    inText: skill.inText,
    subject: 'mathematics',
    aliases: skill.aliases,
    standards: skill.standards,
    translations,
    bands: { [bandOf(grade)]: material },
  };
}

const READING = /student text reads/u;

/** A number of four digits and more is one word to a reader of the grade that learns it, however many syllables it has. */
function problemsOf(pack: TopicPack): string[] {
  const shortened = JSON.parse(JSON.stringify(pack).replaceAll(/\b\d{1,3}(?:,\d{3})+\b/gu, '99')) as TopicPack;
  return [
    ...checkTopicPack(pack).filter((problem) => !READING.test(problem)),
    ...checkTopicPack(shortened).filter((problem) => READING.test(problem)),
  ];
}

describe.each(MATH_SKILLS)('the kit of $id', (skill) => {
  it('keeps the rules of a topic pack', () => {
    const problems = DIFFICULTIES.flatMap((difficulty, index) =>
      [skill.grades[0], skill.grades[1]].flatMap((grade) =>
        [1].flatMap((seed) => problemsOf(asPack(skill, grade, kit(skill, grade, seed * 10 + index, difficulty)))),
      ),
    );
    expect([...new Set(problems)]).toEqual([]);
  });

  it('has 18 facts or more, most of them new for each seed', () => {
    const [one, other] = [kit(skill, skill.grades[0], 1), kit(skill, skill.grades[0], 2)];
    expect(one.facts.length).toBeGreaterThanOrEqual(18);
    const known = new Set(one.facts.map(({ question }) => question));
    // In Kindergarten there are few numbers to ask about.
    const share = skill.grades[0] === 0 ? 0.5 : 0.6;
    expect(other.facts.filter(({ question }) => !known.has(question)).length).toBeGreaterThan(other.facts.length * share);
  });

  it('asks for two ways where there are two, and for bounds only of an amount', () => {
    for (const seed of [1, 2, 3]) {
      for (const { question, lookFors } of kit(skill, skill.grades[1], seed).questions) {
        if (question.startsWith('Do not solve this yet')) expect(lookFors[0]).toMatch(/^The answer, [^:]*\d[^:]*, is between/u);
        if (!question.startsWith('Solve this in two ways') || !['geometry', 'measurement', 'data'].includes(skill.strand)) continue;
        expect(question).toMatch(/ways: What is [^\p{L}]+\? Which way/u);
      }
    }
  });

  it('leaves nothing broken in any text', () => {
    expect(JSON.stringify(kit(skill, skill.grades[1], 3, 'advanced'))).not.toMatch(/undefined|NaN|\[object|\$\{| {2}/u);
  });
});

describe('kitFromSkills', () => {
  it('mixes several skills', () => {
    const skills = MATH_SKILLS.filter(({ id }) => ['perimeter', 'area-of-rectangles'].includes(id));
    const material = kitFromSkills(skills, { grade: 4, difficulty: 'intermediate', random: new Random(4) });
    expect(material.facts.some(({ question }) => /perimeter|around/u.test(question))).toBe(true);
    expect(material.facts.some(({ question }) => /area|square/u.test(question))).toBe(true);
  });

  it('puts the key at every rank of the sorted numbers about equally often', () => {
    const ranks = [0, 0, 0, 0];
    for (const skill of MATH_SKILLS) {
      for (let seed = 1; seed <= 2; seed += 1) {
        for (const { answer, distractors } of kit(skill, skill.grades[1], seed, 'intermediate').facts) {
          const numbers = [answer, ...distractors.map(({ text }) => text)].map((text) =>
            Number(/^\$?[\d,]+(?:\.\d+)?$/u.exec(text)?.[0].replaceAll(/[$,]/gu, '') ?? Number.NaN),
          );
          if (numbers.some(Number.isNaN)) continue;
          const rank = numbers.filter((number) => number < (numbers[0] ?? 0)).length;
          ranks[rank] = (ranks[rank] ?? 0) + 1;
        }
      }
    }
    const total = ranks.reduce((sum, count) => sum + count, 0);
    for (const count of ranks) expect(count / total).toBeGreaterThan(0.19);
  });

  it('refuses an empty list', () => {
    expect(() => kitFromSkills([], { grade: 4, difficulty: 'basic', random: new Random(1) })).toThrow(RangeError);
  });
});

describe('the glossary', () => {
  it('translates only terms that exist, into all twelve languages', () => {
    const terms = new Set(MATH_TERMS.map(({ term }) => term));
    for (const [term, words] of Object.entries(MATH_TRANSLATIONS)) {
      expect(terms.has(term)).toBe(true);
      expect(Object.values(words).filter((word) => typeof word === 'string' && word !== '')).toHaveLength(12);
    }
  });

  it('lists every term once', () => {
    expect(new Set(MATH_TERMS.map(({ term }) => term)).size).toBe(MATH_TERMS.length);
  });
});
