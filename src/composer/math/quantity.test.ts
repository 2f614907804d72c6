import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { displayMath } from './display-math.ts';
import {
  DOLLARS,
  count,
  counted,
  measuredInDecimals,
  measuredInFractions,
  signed,
  writeDecimal,
  writeFraction,
  writeMoney,
  writeWhole,
} from './quantity.ts';

const CUP = { one: 'cup', many: 'cups' };

describe('writing numbers', () => {
  it.each([
    ['7/8', '7/8'],
    ['7/3', '2 1/3'],
    ['5', '5'],
    ['-3/4', '−3/4'],
    ['-7/3', '−2 1/3'],
    ['4500/1', '4,500'],
  ])('writes the fraction %s as %s', (value, text) => {
    expect(writeFraction(new Fraction(value))).toBe(text);
  });

  it.each([
    ['9/2', '$4.50'],
    ['5', '$5.00'],
    ['1200', '$1,200.00'],
    ['-1/4', '−$0.25'],
  ])('writes %s dollars as %s', (value, text) => {
    expect(writeMoney(new Fraction(value))).toBe(text);
  });

  it.each([
    ['17/4', '4.25'],
    ['1/2', '0.5'],
    ['1200', '1,200'],
    ['-1/8', '−0.125'],
  ])('writes the decimal %s as %s', (value, text) => {
    expect(writeDecimal(new Fraction(value))).toBe(text);
  });

  it('refuses what cannot be written exactly', () => {
    expect(() => writeDecimal(new Fraction(1, 3))).toThrow(RangeError);
    expect(() => writeMoney(new Fraction(1, 3))).toThrow(RangeError);
    expect(() => writeWhole(new Fraction(1, 2))).toThrow(RangeError);
  });

  it('chooses singular and plural', () => {
    expect(count(1, CUP)).toBe('1 cup');
    expect(count(12_500, CUP)).toBe('12,500 cups');
    expect(measuredInFractions(CUP).write(new Fraction(3, 4))).toBe('3/4 cup');
    expect(measuredInFractions(CUP).write(new Fraction(7, 3))).toBe('2 1/3 cups');
    expect(measuredInDecimals(CUP).write(new Fraction(1, 2))).toBe('0.5 cups');
    expect(signed(CUP).write(new Fraction(-1))).toBe('−1 cup');
  });

  it('knows which answers are possible', () => {
    expect(counted(CUP).accepts(new Fraction(7, 2))).toBe(false);
    expect(DOLLARS.accepts(new Fraction(1, 8))).toBe(false);
    expect(DOLLARS.accepts(new Fraction(-1))).toBe(false);
  });
});

describe('displayMath', () => {
  it.each([
    ['6 * 4 = 24', '6 × 4 = 24'],
    ['12 / 3', '12 ÷ 3'],
    ['(3/4) / (1/2)', '3/4 ÷ 1/2'],
    ['(2 + 1/3) - 1/2', '2 1/3 − 1/2'],
    ['(1/2)^2', '(1/2)²'],
    ['3^2 + 2^10', '3² + 2¹⁰'],
    ['6 - (-19)', '6 − (−19)'],
    ['13921 + 4.1234', '13,921 + 4.1234'],
  ])('shows %s as %s', (expression, shown) => {
    expect(displayMath(expression)).toBe(shown);
  });
});
