import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { TOPIC_FAMILIES } from '../../testing/math-topic-families.ts';
import { matchSkills } from './match-skills.ts';
import { MATH_SKILLS } from './math-skills.ts';

const idsFor = (topic: string, grade: number): string[] => matchSkills(topic, grade).map(({ id }) => id);

describe('matchSkills', () => {
  it.each([
    ['fractions w/ unlike denominators', 5, ['adding-fractions-unlike-denominators']],
    ['Adding fractions with unlike denominators', 5, ['adding-fractions-unlike-denominators']],
    ['adding fractions', 4, ['adding-fractions-like-denominators']],
    ['2 digit multiplication', 4, ['multi-digit-multiplication']],
    ['multiplication', 3, ['multiplication-facts']],
    ['multiplication', 5, ['multi-digit-multiplication']],
    ['mulitplication', 3, ['multiplication-facts']],
    ['Division with remainders', 4, ['long-division']],
    ['word problems adding to 20', 1, ['add-and-subtract-within-20']],
    ['addition within 20', 1, ['add-and-subtract-within-20']],
    ['Double digit addition with regrouping', 2, ['two-and-three-digit-addition-and-subtraction']],
    ['solving for x', 6, ['one-step-equations']],
    ['solving for x', 9, ['multi-step-equations', 'two-step-equations']],
    ['Elapsed time', 3, ['telling-and-elapsed-time']],
    ['counting coins', 2, ['money-and-coins']],
    ['PEMDAS', 6, ['order-of-operations']],
    ['y = mx + b', 8, ['linear-functions']],
    ['percent increase', 7, ['percent-change']],
    ['SOH CAH TOA', 10, ['right-triangle-trigonometry']],
    ['Find the area of a circle', 7, ['circles']],
    ['Students will be able to calculate the volume of a prism', 6, ['volume-of-prisms']],
    ['Determine the mean of a data set', 6, ['mean-and-median']],
    ['factoring trinomials', 9, ['quadratic-equations']],
    ['unit rates', 6, ['ratios-and-unit-rates']],
    ['adding and subtracting integers', 7, ['adding-and-subtracting-integers']],
    ['mean median mode', 6, ['mean-and-median']],
    ['Pythagorean Theorem', 8, ['pythagorean-theorem']],
    ['2.OA.B.2', 2, ['add-and-subtract-within-20']],
    ['place value', 2, ['place-value']],
    ['times tables', 3, ['multiplication-facts']],
  ] as const)('finds %j in grade %d', (topic, grade, ids) => {
    expect(idsFor(topic, grade)).toEqual(ids);
  });

  it('finds several skills at once', () => {
    expect(idsFor('area and perimeter', 4).sort()).toEqual(['area-of-rectangles', 'perimeter']);
    expect(idsFor('equivalent fractions and comparing fractions', 4).sort()).toEqual(['comparing-fractions', 'equivalent-fractions']);
    expect(idsFor('percents and ratios', 6).sort()).toEqual(['percents', 'ratios-and-unit-rates']);
  });

  it.each([
    ['Geometry', 9],
    ['geometry', 4],
    ['Algebra', 9],
    ['Statistics', 7],
  ])('takes the skills of the grade where %j is all that is typed', (topic, grade) => {
    const skills = matchSkills(topic, grade);
    expect(skills.length).toBeGreaterThan(2);
    expect(new Set(skills.map(({ strand }) => strand)).size).toBe(1);
    expect(skills.every(({ grades: [first, last] }) => first <= grade && grade <= last)).toBe(true);
  });

  it('takes any skill of the grade where only mathematics is named', () => {
    const skills = matchSkills('math review', 3);
    expect(skills.length).toBeGreaterThan(5);
    expect(skills.every(({ grades: [first, last] }) => first <= 3 && 3 <= last)).toBe(true);
  });

  it.each([
    'the water cycle',
    'volcanoes',
    'main idea',
    'climate change',
    'cell division',
    'cultural differences',
    'monkeys',
    'time zones',
    'facial expressions',
    'the rain forest',
    'baseball',
    'balancing chemical equations',
    'opposites attract',
    'sharing feelings',
    'the Civil War',
    'food chains',
    'making friends',
    'mean girls',
    'border states',
    'rural areas',
    'point of view',
    'figurative language',
    'division of powers',
    'photosynthesis',
    'story elements',
    '',
  ])('says nothing for %j', (topic) => {
    expect(idsFor(topic, 5)).toEqual([]);
  });

  it('finds every skill by its own title and aliases', () => {
    for (const skill of MATH_SKILLS) {
      for (const phrase of [skill.title, ...skill.aliases]) {
        const found = matchSkills(phrase, skill.grades[0]).concat(matchSkills(phrase, skill.grades[1]));
        expect(found.map(({ id }) => id)).toContain(skill.id);
      }
    }
  });

  /** Every name of every topic family, in every grade that teaches it, leads to skills of that family and to no other. */
  it.each(TOPIC_FAMILIES.map((family) => [family.names[0] ?? '', family] as const))(
    'knows %j by all its names',
    (_, { names, grades: [first, last], skills }) => {
      const strays: string[] = [];
      for (const name of names) {
        for (let grade = first; grade <= last; grade += 1) {
          const found = idsFor(name, grade);
          if (found.length === 0 || found.some((id) => !skills.includes(id))) strays.push(`${name} (${grade}): ${found.join(', ')}`);
        }
      }
      expect(strays).toEqual([]);
    },
  );

  it('answers in well under a millisecond', () => {
    const topics = ['fractions w/ unlike denominators', 'the water cycle', '2 digit multiplication', 'main idea', 'solving for x'];
    for (const topic of topics) matchSkills(topic, 5);
    const start = performance.now();
    for (let round = 0; round < 200; round += 1) for (const topic of topics) matchSkills(topic, 5);
    expect((performance.now() - start) / (200 * topics.length)).toBeLessThan(0.5);
  });
});
