/**
 * A small exact calculator for the expressions that problems carry, whoever wrote them.
 * Rational numbers only; no names, no assignments: nothing but + - * / ^ ( ), numbers and a few functions.
 */
import Fraction from 'fraction.js';

const MOST_CHARACTERS = 200;
const MOST_DEPTH = 24;
const MOST_EXPONENT = 64;
/** Digits in the numerator or denominator of anything on the way. */
const MOST_DIGITS = 60;

export class ExpressionError extends Error {}

type Operation = (...values: Fraction[]) => Fraction;

const ordered = (values: readonly Fraction[]): Fraction[] => [...values].sort((one, other) => one.compare(other));
const total = (values: readonly Fraction[]): Fraction => values.reduce((sum, value) => sum.add(value), new Fraction(0));
const pairwise =
  (combine: (one: Fraction, other: Fraction) => Fraction): Operation =>
  (...values) =>
    values.reduce(combine);

const FUNCTIONS: Readonly<Record<string, Operation>> = {
  min: (...values) => ordered(values)[0] as Fraction,
  max: (...values) => ordered(values).at(-1) as Fraction,
  floor: (value) => requireOne(value).floor(),
  ceil: (value) => requireOne(value).ceil(),
  abs: (value) => requireOne(value).abs(),
  /** The exponent that takes the base to the value, where it is rational. */
  log: (value, base) => {
    const exponent = requireOne(value).log(requireOne(base)) as Fraction | null;
    if (exponent === null) throw new ExpressionError('This logarithm is not a rational number');
    return exponent;
  },
  permutations: (all, chosen) => fallingProduct(requireOne(all), requireOne(chosen)),
  combinations: (all, chosen) =>
    fallingProduct(requireOne(all), requireOne(chosen)).div(fallingProduct(requireOne(chosen), requireOne(chosen))),
  gcd: pairwise((one, other) => one.gcd(other)),
  lcm: pairwise((one, other) => one.lcm(other)),
  mean: (...values) => total(values).div(values.length),
  median: (...values) => {
    const row = ordered(values);
    const middle = [row[Math.floor((row.length - 1) / 2)], row[Math.floor(row.length / 2)]] as Fraction[];
    return total(middle).div(2);
  },
};

/** n (n − 1) … with k factors. */
function fallingProduct(all: Fraction, factors: Fraction): Fraction {
  if (all.d !== 1n || factors.d !== 1n || factors.lt(0) || factors.gt(all) || all.gt(MOST_EXPONENT))
    throw new ExpressionError('Only small whole numbers can be chosen from');
  let product = new Fraction(1);
  for (let taken = 0; factors.gt(taken); taken += 1) product = product.mul(all.sub(taken));
  return product;
}

function requireOne(value: Fraction | undefined): Fraction {
  if (value === undefined) throw new ExpressionError('A function needs a number');
  return value;
}

/** A number, a name or a sign; anything else but blanks is a token too, which nothing takes. */
const TOKENS = /\d+(?:\.\d+)?|[a-z]+|\S/gu;

const isNumber = (token: string): boolean => token.charAt(0) >= '0' && token.charAt(0) <= '9';

class Parser {
  readonly #tokens: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    if (text.length > MOST_CHARACTERS) throw new ExpressionError(`An expression has at most ${MOST_CHARACTERS} characters`);
    this.#tokens = text.match(TOKENS) ?? [];
    if (this.#tokens.length === 0) throw new ExpressionError('The expression is empty');
  }

  whole(): Fraction {
    const value = this.#sum();
    if (this.#at < this.#tokens.length) throw new ExpressionError(`Unexpected “${this.#tokens[this.#at]}”`);
    return value;
  }

  #take(one: string, other = one): string | undefined {
    const token = this.#tokens[this.#at];
    if (token !== one && token !== other) return undefined;
    this.#at += 1;
    return token;
  }

  #need(symbol: string): void {
    if (!this.#take(symbol)) throw new ExpressionError(`Expected “${symbol}”`);
  }

  #sum(): Fraction {
    let value = this.#product();
    for (let operator = this.#take('+', '-'); operator; operator = this.#take('+', '-')) {
      const next = this.#product();
      value = bounded(operator === '+' ? value.add(next) : value.sub(next));
    }
    return value;
  }

  #product(): Fraction {
    let value = this.#signed();
    for (let operator = this.#take('*', '/'); operator; operator = this.#take('*', '/')) {
      const next = this.#signed();
      if (operator === '/' && next.equals(0)) throw new ExpressionError('Division by zero');
      value = bounded(operator === '*' ? value.mul(next) : value.div(next));
    }
    return value;
  }

  /** A minus binds looser than a power: -3^2 is -9. */
  #signed(): Fraction {
    if (!this.#take('-')) return this.#power();
    return this.#nested(() => this.#signed()).neg();
  }

  #power(): Fraction {
    const base = this.#atom();
    if (!this.#take('^')) return base;
    const exponent = this.#nested(() => this.#signed());
    if (exponent.abs().gt(MOST_EXPONENT)) throw new ExpressionError(`An exponent is at most ${MOST_EXPONENT}`);
    if (base.equals(0) && exponent.lte(0)) throw new ExpressionError('Zero has only positive powers here');
    const value = base.pow(exponent) as Fraction | null;
    if (value === null) throw new ExpressionError('This root is not a rational number');
    return bounded(value);
  }

  #atom(): Fraction {
    if (this.#take('(')) {
      const value = this.#nested(() => this.#sum());
      this.#need(')');
      return value;
    }
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token !== undefined && isNumber(token)) return bounded(new Fraction(token.includes('.') ? token : BigInt(token)));
    if (token !== undefined && Object.hasOwn(FUNCTIONS, token)) return this.#call(FUNCTIONS[token] as Operation);
    throw new ExpressionError(token === undefined ? 'The expression ends too early' : `Unexpected “${token}”`);
  }

  #call(operation: Operation): Fraction {
    this.#need('(');
    const values = [this.#nested(() => this.#sum())];
    while (this.#take(',')) values.push(this.#nested(() => this.#sum()));
    this.#need(')');
    return bounded(operation(...values));
  }

  #nested(read: () => Fraction): Fraction {
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH) throw new ExpressionError('The expression is nested too deep');
    const value = read();
    this.#depth -= 1;
    return value;
  }
}

const TOO_LARGE = 10n ** BigInt(MOST_DIGITS);

function bounded(value: Fraction): Fraction {
  if (value.n >= TOO_LARGE || value.d >= TOO_LARGE) throw new ExpressionError('The numbers grow too large');
  return value;
}

/** @throws ExpressionError for anything that is not a bounded arithmetic expression with a rational value */
export function evaluateExpression(text: string): Fraction {
  return new Parser(text).whole();
}

/** Whether every side of 'a = b = c' has the same value. @throws ExpressionError */
export function holdsTrue(equation: string): boolean {
  const [first, ...others] = equation.split('=').map((side) => evaluateExpression(side));
  return first !== undefined && others.length > 0 && others.every((value) => value.equals(first));
}

/** The numbers of an expression as written, in order: '3/4 + 1/8' has 3/4 and 1/8. */
export function numbersOf(expression: string): string[] {
  return expression.match(/\d+\/\d+|\d+(?:\.\d+)?/gu) ?? [];
}

/** How many operations it takes: signs do not count, a plain fraction's bar neither. */
export function operationsOf(expression: string): number {
  const bare = expression.replaceAll(/\d+\/\d+/gu, '1').replaceAll(/(^|[-+*/^(,])\s*-/gu, '$1');
  const functions = bare.match(/[a-z]+\((?<list>[^()]*)\)/gu)?.length ?? 0;
  return (bare.match(/[-+*/^]/gu) ?? []).length + functions;
}
