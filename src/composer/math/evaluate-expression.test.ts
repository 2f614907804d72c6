import fc from 'fast-check';
import { all, create } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { ExpressionError, evaluateExpression, holdsTrue, numbersOf, operationsOf } from './evaluate-expression.ts';

const math = create(all ?? {}, { number: 'Fraction' });

describe('evaluateExpression', () => {
  it.each([
    ['3/4 + 1/8', '7/8'],
    ['2 + 3 * 4', '14'],
    ['(2 + 3) * 4', '20'],
    ['20 - 5 - 3', '12'],
    ['24 / 4 / 2', '3'],
    ['-3^2', '-9'],
    ['(-3)^2', '9'],
    ['2^3^2', '512'],
    ['2^-1', '1/2'],
    ['(3^2 + 4^2)^(1/2)', '5'],
    ['0.1 + 0.2', '3/10'],
    ['floor(17 / 5)', '3'],
    ['ceil(17 / 5)', '4'],
    ['max(3/4, 2/3, 5/8)', '3/4'],
    ['median(4, 1, 3, 2)', '5/2'],
    ['mean(4, 1, 4)', '3'],
    ['gcd(12, 18)', '6'],
    ['lcm(4, 6)', '12'],
    ['3 - -2', '5'],
  ])('works out %s', (expression, value) => {
    expect(evaluateExpression(expression).toFraction()).toBe(value);
  });

  it.each([
    '',
    '2 +',
    '(2',
    '2)',
    '2 3',
    '1 / 0',
    'x + 1',
    'constructor(1)',
    '2 ** 3',
    '2^(1/2)',
    '9^99',
    `${'('.repeat(40)}1`,
    '1'.repeat(300),
    '10^64 * 10^64',
    '0^-1',
  ])('refuses %j', (expression) => {
    expect(() => evaluateExpression(expression)).toThrow(ExpressionError);
  });

  it('agrees with mathjs on every expression tree', () => {
    const leaf = fc.oneof(
      fc.nat(30).map(String),
      fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 12 })).map(([top, bottom]) => `${top}/${bottom}`),
    );
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.tuple(tie('tree'), fc.constantFrom('+', '-', '*'), tie('tree')).map(([left, operator, right]) => `${left} ${operator} ${right}`),
        tie('tree').map((inner) => `(${inner})`),
        tie('tree').map((inner) => `-(${inner})^2`),
      ),
    }));
    fc.assert(
      fc.property(
        tree.filter((text) => text.length <= 60),
        (text) => {
          expect(evaluateExpression(text).toFraction()).toBe((math.evaluate(text) as { toFraction(): string }).toFraction());
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('holdsTrue', () => {
  it('compares every side', () => {
    expect(holdsTrue('3/4 = 6/8 = 0.75')).toBe(true);
    expect(holdsTrue('3/4 = 6/8 = 0.7')).toBe(false);
    expect(holdsTrue('3/4')).toBe(false);
  });
});

describe('numbersOf and operationsOf', () => {
  it('keep a fraction whole', () => {
    expect(numbersOf('(2 + 1/3) * 4.5')).toEqual(['2', '1/3', '4.5']);
    expect(operationsOf('3/4 + 1/8')).toBe(1);
    expect(operationsOf('24 / 4 + (-3)')).toBe(2);
    expect(operationsOf('ceil(17 / 5)')).toBe(2);
  });
});
