import { describe, expect, it } from 'vitest';
import { TOPIC_WORDS } from './glossary/topic-words.ts';
import { MATH_SKILLS } from './math-skills.ts';
import { MATH_TERMS, termsFor } from './math-terms.ts';

const namesFor = (title: string, grade: number): string[] =>
  termsFor(['geometry'], grade, { titles: title, aliases: '', about: '' }).map(({ term }) => term);

describe('the words of a topic', () => {
  it('belong to skills that there are, and are in the glossary', () => {
    const titles = new Set(MATH_SKILLS.map(({ title }) => title));
    const terms = new Set(MATH_TERMS.map(({ term }) => term));
    expect(Object.keys(TOPIC_WORDS).filter((title) => !titles.has(title))).toEqual([]);
    expect(
      Object.values(TOPIC_WORDS)
        .flat()
        .filter((word) => !terms.has(word)),
    ).toEqual([]);
  });

  it('leave no word of the glossary without a list', () => {
    const tied = new Set(Object.values(TOPIC_WORDS).flat());
    expect(MATH_TERMS.filter(({ term, strands }) => strands.length === 0 && !tied.has(term)).map(({ term }) => term)).toEqual([]);
  });

  it('leave at most two places of a list to others', () => {
    for (const { title, grades } of MATH_SKILLS.filter((skill) => skill.title in TOPIC_WORDS)) {
      const own = new Set(TOPIC_WORDS[title]);
      const others = namesFor(title, grades[0]).filter((term) => !own.has(term));
      expect({ title, isFew: others.length <= 2 }).toEqual({ title, isFew: true });
    }
  });

  it('come first, and in turns for two topics', () => {
    expect(namesFor('Solid shapes', 1).slice(0, 4)).toEqual(['cube', 'sphere', 'cone', 'cylinder']);
    expect(namesFor('Area of rectangles; Perimeter', 3).slice(0, 3)).toEqual(['area', 'perimeter', 'square unit']);
  });

  it('stay out of the lists of other topics', () => {
    expect(namesFor('Coordinate plane', 5)).not.toContain('penny');
    expect(namesFor('Line symmetry', 4)).not.toContain('acute angle');
  });
});
