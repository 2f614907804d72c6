import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
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
    ['solving for x', 8, ['two-step-equations']],
    ['Elapsed time', 3, ['telling-and-elapsed-time']],
    ['counting coins', 2, ['money-and-coins']],
    ['PEMDAS', 6, ['order-of-operations']],
    ['y = mx + b', 8, ['linear-functions']],
    ['percent increase', 7, ['percent-change']],
    ['SOH CAH TOA', 10, ['right-triangle-trigonometry']],
    ['factoring trinomials', 9, ['quadratic-equations']],
    ['unit rates', 6, ['ratios-and-unit-rates']],
    ['adding and subtracting integers', 7, ['adding-and-subtracting-integers']],
    ['mean median mode', 6, ['mean-and-median']],
    ['Pythagorean Theorem', 8, ['pythagorean-theorem']],
    ['4.NF.B.3', 4, ['adding-fractions-like-denominators']],
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

  /** Names of topic families as teachers type them, with the grades in which they are taught. */
  it.each([
    ['Counting and cardinality to 100', 0, 1, 'counting-to-100'],
    ['Addition and subtraction within 20', 0, 2, 'add-and-subtract-within-20'],
    ['Place value to 1,000', 1, 3, 'place-value'],
    ['Two- and three-digit addition and subtraction', 1, 3, 'two-and-three-digit-addition-and-subtraction'],
    ['Telling time and elapsed time', 1, 3, 'telling-and-elapsed-time'],
    ['Money and coins', 1, 2, 'money-and-coins'],
    ['Rounding', 3, 5, 'rounding'],
    ['Multiplication facts and meaning', 3, 3, 'multiplication-facts'],
    ['Division facts and meaning', 3, 3, 'division-facts'],
    ['Area', 3, 5, 'area-of-rectangles'],
    ['Perimeter', 3, 4, 'perimeter'],
    ['Equivalent fractions', 3, 4, 'equivalent-fractions'],
    ['Comparing and ordering fractions', 3, 4, 'comparing-fractions'],
    ['Multi-digit multiplication', 4, 5, 'multi-digit-multiplication'],
    ['Long division', 4, 6, 'long-division'],
    ['Factors, multiples, prime and composite', 4, 6, 'factors-and-multiples'],
    ['Adding and subtracting fractions', 4, 4, 'adding-fractions-like-denominators'],
    ['Adding and subtracting fractions', 5, 5, 'adding-fractions-unlike-denominators'],
    ['Multiplying fractions', 4, 5, 'multiplying-fractions'],
    ['Dividing fractions', 5, 6, 'dividing-fractions'],
    ['Decimal operations', 5, 6, 'adding-and-subtracting-decimals'],
    ['Decimal operations', 5, 6, 'multiplying-and-dividing-decimals'],
    ['Unit conversion', 4, 5, 'unit-conversion'],
    ['Volume of rectangular prisms', 5, 6, 'volume-of-prisms'],
    ['Order of operations and numerical expressions', 5, 6, 'order-of-operations'],
    ['Ratios and unit rates', 6, 7, 'ratios-and-unit-rates'],
    ['Percents', 6, 7, 'percents'],
    ['Integers and rational numbers', 6, 7, 'adding-and-subtracting-integers'],
    ['One- and two-step equations', 6, 6, 'one-step-equations'],
    ['One- and two-step equations', 8, 8, 'two-step-equations'],
    ['Proportional relationships', 7, 8, 'ratios-and-unit-rates'],
    ['Statistics: mean, median', 6, 7, 'mean-and-median'],
    ['Probability', 7, 7, 'probability'],
    ['Pythagorean theorem', 8, 8, 'pythagorean-theorem'],
    ['Linear functions and slope', 8, 9, 'linear-functions'],
    ['Exponential functions', 9, 11, 'exponential-functions'],
    ['Comparing numbers and quantities', 0, 2, 'comparing-numbers'],
    ['Shapes and attributes', 0, 2, 'shapes-and-attributes'],
    ['Length and measurement', 0, 2, 'measuring-length'],
    ['Picture graphs, bar graphs and line plots', 1, 4, 'picture-and-bar-graphs'],
    ['Fractions: meaning and number line', 3, 3, 'fractions-on-the-number-line'],
    ['Decimals: place value and comparing', 4, 5, 'comparing-decimals'],
    ['Angles and lines', 4, 4, 'angles'],
    ['Coordinate plane', 5, 6, 'coordinate-plane'],
    ['Area and circumference of circles', 7, 7, 'circles'],
    ['Systems of linear equations', 8, 9, 'systems-of-linear-equations'],
    ['Irrational numbers and square roots', 8, 8, 'square-and-cube-roots'],
    ['Quadratic functions and factoring', 9, 10, 'quadratic-equations'],
    ['Right-triangle trigonometry', 10, 11, 'right-triangle-trigonometry'],
    ['Personal finance math', 6, 12, 'simple-interest-and-budgets'],
  ] as const)('finds %j in every grade from %d to %d', (topic, first, last, id) => {
    for (let grade = first; grade <= last; grade += 1) expect(idsFor(topic, grade)).toContain(id);
  });

  it('answers in well under a millisecond', () => {
    const topics = ['fractions w/ unlike denominators', 'the water cycle', '2 digit multiplication', 'main idea', 'solving for x'];
    for (const topic of topics) matchSkills(topic, 5);
    const start = performance.now();
    for (let round = 0; round < 200; round += 1) for (const topic of topics) matchSkills(topic, 5);
    expect((performance.now() - start) / (200 * topics.length)).toBeLessThan(0.5);
  });
});
