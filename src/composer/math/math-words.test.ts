import { describe, expect, it } from 'vitest';
import { strandsNamedIn } from './math-words.ts';

describe('strandsNamedIn', () => {
  it.each([
    ['SOH CAH TOA', 'geometry'],
    ['polynomials', 'algebra'],
    ['dividing polynomials', 'algebra'],
    ['transformations', 'geometry'],
    ['rotations and reflections', 'geometry'],
    ['limits', 'algebra'],
    ['box and whisker plots', 'data'],
    ['surface area', 'measurement'],
    ['triangle proofs', 'geometry'],
    ['logarithms', 'algebra'],
    ['scale drawings', 'ratios'],
  ] as const)('knows %j for %s', (topic, strand) => {
    expect(strandsNamedIn(topic)).toContain(strand);
  });

  it.each([
    'baseball',
    'the water cycle',
    'the rain forest',
    'cell division',
    'graphic novels',
    'the French Revolution',
    'time travel',
    'opposites attract',
    'plant parts',
    'energy transformations',
    'light reflection and refraction',
    'money in the Civil War',
    'solar system',
    'balancing chemical equations',
    'social inequality',
    'Radical Republicans',
    'the Bermuda Triangle',
    '日本語',
    '',
  ])('says nothing for %j', (topic) => {
    expect(strandsNamedIn(topic)).toEqual([]);
  });
});
