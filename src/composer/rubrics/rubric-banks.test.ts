import { describe, expect, it } from 'vitest';
import { readingLevel } from '../../text/reading-level.ts';
import { ASSIGNMENT_KINDS, GENERAL_KIND, assignmentKind } from './assignment-kinds.ts';
import type { Criterion } from './criterion.ts';

const KINDS = [...ASSIGNMENT_KINDS, GENERAL_KIND];
const CRITERIA: readonly Criterion[] = [...new Set(KINDS.flatMap(({ core, more }) => [...core, ...more]))];
const BANNED = /\b(?:good|creative|sometimes|excellent|poor|adequate|great|bad|fails? to|lacks?|nothing|none|missing)\b/iu;
const words = (text: string): number => text.split(/\s+/u).length;
const CEILING = { young: 3.5, middle: 5.34, older: 10.34 } as const;

describe.each(CRITERIA.map((criterion) => [criterion.id, criterion] as const))('criterion %s', (_, { scales }) => {
  const all = Object.values(scales).flat();

  it('has four different levels of like length in each wording', () => {
    for (const levels of all) {
      expect(new Set(levels).size).toBe(4);
      const lengths = levels.map(words);
      expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThanOrEqual(2.2);
    }
  });

  it('says what is there in observable words', () => {
    for (const text of all.flat()) expect(text).not.toMatch(BANNED);
  });
});

describe.each(KINDS.map((kind) => [kind.id, kind] as const))('rubric bank %s', (_, kind) => {
  const criteria = [...kind.core, ...kind.more];

  it('has six criteria or more, each once', () => {
    expect(criteria.length).toBeGreaterThanOrEqual(6);
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
  });

  it.each(['young', 'middle', 'older'] as const)('reads within the band for %s students', (tier) => {
    const level = readingLevel(criteria.flatMap(({ scales }) => scales[tier].flat()));
    expect(level?.grade).toBeLessThanOrEqual(CEILING[tier]);
  });
});

describe('assignment kinds', () => {
  it('are thirty and more', () => {
    expect(ASSIGNMENT_KINDS.length).toBeGreaterThanOrEqual(30);
  });

  it.each([
    ['Persuasive essay', 'argument'],
    ['Persuasive letter to the principal about recess', 'argument'],
    ['Lab report: density', 'lab-report'],
    ['Water cycle poster', 'poster'],
    ['Group presentation on the thirteen colonies', 'presentation'],
    ['Cell model', 'model'],
    ['Book report', 'review'],
    ['State research report', 'research'],
    ['Personal narrative', 'narrative'],
    ['Scratch project', 'code'],
    ['Self-portrait', 'artwork'],
    ['Recorder concert', 'performance'],
    ['Socratic seminar on justice', 'discussion'],
    ['Math problem solving task', 'math'],
    ['Haiku', 'poetry'],
    ['Science notebook', 'portfolio'],
    ['Explanatory essay', 'informative'],
    ['Diorama of a habitat', 'model'],
    ['Infographics', 'data-display'],
    ['Class debate on school uniforms', 'debate'],
    ['Campaign speech', 'speech'],
    ['Podcast about rivers', 'media-production'],
    ['Timeline of the Civil War', 'map-or-timeline'],
    ['Friendly letter', 'letter'],
    ['Literary analysis essay', 'literary-analysis'],
    ['DBQ on the New Deal', 'source-analysis'],
    ['Egg drop', 'engineering-design'],
    ['Oral history', 'interview'],
    ['Spanish conversation', 'language-conversation'],
    ['Basketball dribbling', 'movement'],
    ['Article summary', 'summary'],
    ['Compare and contrast essay', 'comparison'],
    ['Dialogue between two founders', 'dialogue'],
    ['Spanish dialogue', 'language-conversation'],
    ['Monthly budget', 'plan'],
    ['Class budget project', 'plan'],
    ['Business plan for a lemonade stand', 'plan'],
    ['Zorblatt', 'general'],
  ])('takes “%s” for %s', (name, id) => {
    expect(assignmentKind(name, '').id).toBe(id);
  });

  it('looks at the objective where the name says nothing', () => {
    expect(assignmentKind('Unit 4 task', 'Write an argumentative essay').id).toBe('argument');
  });
});
