/** Strict readers for values that anybody may have written: each gives its type, or throws for anything else. */

/** Says where a value does not fit; never shown to a teacher. */
export class ShapeError extends Error {}

export type Reader<T> = (value: unknown) => T;
export type Shape<R> = R extends Reader<infer T> ? T : never;

function refuse(what: string): never {
  throw new ShapeError(`Expected ${what}`);
}

export function numberBetween(least: number, most: number): Reader<number> {
  return (value) =>
    typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most
      ? value
      : refuse(`a number from ${least} to ${most}`);
}

export function wholeBetween(least: number, most: number): Reader<number> {
  const read = numberBetween(least, most);
  return (value) => (Number.isInteger(value) ? read(value) : refuse('a whole number'));
}

export const truth: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : refuse('true or false'));

const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

export function textUpTo(most: number): Reader<string> {
  return (value) => (typeof value === 'string' && value.length <= most && !CONTROL.test(value) ? value : refuse(`a text up to ${most}`));
}

export function oneOf<const T extends readonly string[]>(...choices: T): Reader<T[number]> {
  return (value) => (typeof value === 'string' && choices.includes(value) ? value : refuse(choices.join(' or ')));
}

export function listOf<T>(read: Reader<T>, least: number, most: number): Reader<readonly T[]> {
  return (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most ? value.map((item) => read(item)) : refuse('a list');
}

export function pairOf<T>(read: Reader<T>): Reader<readonly [T, T]> {
  const readList = listOf(read, 2, 2);
  return (value) => readList(value) as readonly [T, T];
}

/** Exactly these properties: a missing, an unreadable or an unknown one is refused. */
export function objectOf<T>(readers: { readonly [Key in keyof T]: Reader<T[Key]> }): Reader<{ readonly [Key in keyof T]: T[Key] }> {
  const keys = Object.keys(readers) as (keyof T & string)[];
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('an object');
    if (Object.keys(value).some((key) => !Object.hasOwn(readers, key))) return refuse(`only ${keys.join(', ')}`);
    return Object.fromEntries(keys.map((key) => [key, readers[key]((value as Record<string, unknown>)[key])])) as T;
  };
}
