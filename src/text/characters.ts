/** What a UTF-16 unit is in a text, looked up once: texts are read unit by unit, many thousand a second. */

/** Flags of a unit; the 16 bits below them are the unit in lower case. */
export const LETTER = 1 << 16;
export const DIGIT = 1 << 17;
/** It joins two halves of a word: an apostrophe, a point, a comma, a slash or a hyphen. */
export const JOINT = 1 << 18;
/** It ends a sentence. */
export const STOP = 1 << 19;
/** It may stand between the end of a sentence and the space. */
export const CLOSER = 1 << 20;
export const SPACE = 1 << 21;
export const NEW_LINE = 1 << 22;
/** It has been looked at: what is none of all that, and the first unit of all, is not looked up again. */
const SEEN = 1 << 23;

export const WORD = LETTER | DIGIT;
const UNIT = 0xffff;

const PATTERNS: readonly (readonly [flag: number, pattern: RegExp])[] = [
  [LETTER, /\p{L}/u],
  [DIGIT, /\p{N}/u],
  [JOINT, /['’.,/-]/u],
  [STOP, /[.!?…:]/u],
  [CLOSER, /["”’)]/u],
  [SPACE, /\s/u],
  [NEW_LINE, /\n/u],
];

const looks = new Int32Array(UNIT + 1);

function lookUp(unit: number): number {
  const character = String.fromCharCode(unit);
  const flags = PATTERNS.reduce((found, [flag, pattern]) => (pattern.test(character) ? found | flag : found), SEEN);
  return flags | character.toLowerCase().charCodeAt(0);
}

/**
 * @param unit of a text; half of a surrogate pair has no flags, nor has NaN, past the end of a text, which is looked up as the unit 0:
 * looked up as itself, even once, it would make V8 take twice as long for every unit
 */
export function lookOf(unit: number): number {
  const place = unit & UNIT;
  const known = looks[place] as number;
  return known === 0 ? (looks[place] = lookUp(place)) : known;
}

export const HASH_START = 0x811c_9dc5 | 0;

/** One step of a hash over numbers (FNV-1a). */
export const hashStep = (hash: number, next: number): number => Math.imul(hash ^ next, 0x0100_0193);

/** The same over a text's units, upper case as lower case. */
export const hashUnit = (hash: number, look: number): number => Math.imul(hash ^ (look & UNIT), 0x0100_0193);

/**
 * The hash of a word, upper case as lower case. Sets and maps that drafts look into hold such hashes, not words: for a new text V8
 * first looks for an equal one among all it knows, and keeps the text itself until the next full collection.
 */
export function hashOf(word: string): number {
  let hash = HASH_START;
  for (let at = 0; at < word.length; at += 1) hash = hashUnit(hash, lookOf(word.charCodeAt(at)));
  return hash;
}
