/** How exact numbers are written for students. Nothing here rounds: a value that cannot be written exactly is refused. */
import Fraction from 'fraction.js';

export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** A way to write answers of one kind, with their unit. */
export interface Notation {
  /** Plural, '' for a bare number. */
  readonly unit: string;
  /** False for a value that this kind of answer cannot have: 3.5 children, $0.005. */
  accepts(value: Fraction): boolean;
  write(value: Fraction): string;
}

const ZERO = new Fraction(0);
const MINUS = '−';

const separated = (digits: string): string => (digits.length > 3 ? digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',') : digits);
const sign = ({ s, n }: Fraction): string => (s < 0n && n > 0n ? MINUS : '');

/** '12', '1,250', '−3'. */
export function writeWhole(value: Fraction | number): string {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return (value < 0 ? MINUS : '') + separated(String(Math.abs(value)));
  const exact = value instanceof Fraction ? value : new Fraction(value);
  if (exact.d !== 1n) throw new RangeError(`${exact.toFraction()} is not whole`);
  return sign(exact) + separated(String(exact.n));
}

/** '7/8', '2 1/3', '5', '−3/4'. */
export function writeFraction(value: Fraction): string {
  const whole = value.n / value.d;
  const rest = value.n % value.d;
  if (rest === 0n) return sign(value) + separated(String(whole));
  return `${sign(value)}${whole === 0n ? '' : `${separated(String(whole))} `}${rest}/${value.d}`;
}

/** Whether the value has a decimal form with at most this many places. */
export function hasDecimalForm(value: Fraction, places: number): boolean {
  return 10n ** BigInt(places) % value.d === 0n;
}

/** '4.25', '0.5', '1,200'. @throws RangeError where the decimal does not end within six places */
export function writeDecimal(value: Fraction, leastPlaces = 0): string {
  if (!hasDecimalForm(value, 6)) throw new RangeError(`${value.toFraction()} has no short decimal form`);
  const millionths = (value.n * 1_000_000n) / value.d;
  const places = String(millionths % 1_000_000n)
    .padStart(6, '0')
    .replace(/0+$/u, '')
    .padEnd(leastPlaces, '0');
  const whole = separated(String(millionths / 1_000_000n));
  return sign(value) + (places === '' ? whole : `${whole}.${places}`);
}

const RAISED: Readonly<Record<string, string>> = {
  '-': '⁻',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

/** '⁵', '⁻³'. @param exponent a whole number */
export function superscript(exponent: number): string {
  return Array.from(String(exponent), (mark) => RAISED[mark] ?? '').join('');
}

function scientificParts(value: Fraction): { readonly front: Fraction; readonly exponent: number } {
  let exponent = 0;
  let front = value;
  for (; front.gte(10); exponent += 1) front = front.div(10);
  for (; front.lt(1); exponent -= 1) front = front.mul(10);
  return { front, exponent };
}

/** '$4.50', with two decimals even for whole dollars. */
export function writeMoney(dollars: Fraction): string {
  if (!hasDecimalForm(dollars, 2)) throw new RangeError(`$${dollars.toFraction()} is not a whole number of cents`);
  return `${sign(dollars)}$${writeDecimal(dollars.abs(), 2)}`;
}

/** '1 cup', '3/4 cup', '2 1/3 cups', '0.5 liters'. */
export function withUnit(written: string, value: Fraction, unit: Noun): string {
  const isOne = value.n === value.d;
  const isPlainFraction = value.n < value.d && written.includes('/');
  return `${written} ${isOne || isPlainFraction ? unit.one : unit.many}`;
}

/** '12 stickers', '1 sticker'. */
export function count(value: number, noun: Noun): string {
  return `${writeWhole(value)} ${Math.abs(value) === 1 ? noun.one : noun.many}`;
}

export function counted(noun: Noun): Notation {
  return {
    unit: noun.many,
    accepts: (value) => value.d === 1n && value.gt(ZERO),
    write: (value) => withUnit(writeWhole(value), value, noun),
  };
}

export const WHOLE_NUMBER: Notation = { unit: '', accepts: (value) => value.d === 1n && value.gte(ZERO), write: writeWhole };

export const INTEGER: Notation = { unit: '', accepts: (value) => value.d === 1n, write: writeWhole };

export const DOLLARS: Notation = {
  unit: 'dollars',
  accepts: (value) => value.gt(ZERO) && hasDecimalForm(value, 2),
  write: writeMoney,
};

export const FRACTION: Notation = { unit: '', accepts: (value) => value.gt(ZERO), write: writeFraction };

export const SIGNED_FRACTION: Notation = { unit: '', accepts: () => true, write: writeFraction };

export const DECIMAL: Notation = { unit: '', accepts: (value) => value.gt(ZERO) && hasDecimalForm(value, 6), write: writeDecimal };

export const PERCENT: Notation = {
  unit: 'percent',
  accepts: (value) => value.gt(ZERO) && hasDecimalForm(value, 2),
  write: (value) => `${writeDecimal(value)}%`,
};

export function measuredInFractions(unit: Noun): Notation {
  return { ...FRACTION, unit: unit.many, write: (value) => withUnit(writeFraction(value), value, unit) };
}

export function measuredInDecimals(unit: Noun): Notation {
  return { ...DECIMAL, unit: unit.many, write: (value) => withUnit(writeDecimal(value), value, unit) };
}

/** An answer that is one of these and nothing else: a person, a point, a name for a number. */
export function among(choices: readonly (readonly [value: Fraction, text: string])[], unit = ''): Notation {
  const textOf = (value: Fraction): string | undefined => choices.find(([choice]) => choice.equals(value))?.[1];
  return { unit, accepts: (value) => textOf(value) !== undefined, write: (value) => textOf(value) ?? '' };
}

/** Whole degrees, steps or floors that may lie below zero. */
export function signed(unit: Noun): Notation {
  return { ...INTEGER, unit: unit.many, write: (value) => withUnit(writeWhole(value), value, unit) };
}

/** '3.2 × 10⁵ trees': positive numbers with at most four digits. */
export function inScientificNotation(unit = ''): Notation {
  return {
    unit,
    accepts: (value) => value.gt(ZERO) && hasDecimalForm(scientificParts(value).front, 3),
    write: (value) => {
      const { front, exponent } = scientificParts(value);
      return `${writeDecimal(front)} × 10${superscript(exponent)}${unit === '' ? '' : ` ${unit}`}`;
    },
  };
}
