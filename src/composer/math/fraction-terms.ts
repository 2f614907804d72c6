/** Fractions as they stand in expressions and steps. */
import Fraction from 'fraction.js';

/** '3/4', '(2 + 1/3)' for a mixed number, '5'. Keeps the denominator given, so that 6/8 can stand unsimplified. */
export function term(numerator: number, denominator: number): string {
  if (denominator === 1) return String(numerator);
  const whole = Math.floor(numerator / denominator);
  const rest = numerator % denominator;
  if (rest === 0) return String(whole);
  return whole === 0 ? `${rest}/${denominator}` : `(${whole} + ${rest}/${denominator})`;
}

/** The same for an exact value in lowest terms. */
export function termOf(value: Fraction): string {
  return term(Number(value.n), Number(value.d));
}

export function leastCommonMultiple(one: number, other: number): number {
  return Number(new Fraction(one).lcm(other).n);
}

export function greatestCommonFactor(one: number, other: number): number {
  return Number(new Fraction(one).gcd(other).n);
}
