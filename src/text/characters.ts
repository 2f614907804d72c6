/** What a UTF-16 unit is in a text, looked up once: texts are read unit by unit, many thousand a second. */

/** Flags of a unit. */
export const LETTER = 1;
export const DIGIT = 2;
/** It joins two halves of a word: an apostrophe, a point, a comma, a slash or a hyphen. */
export const JOINT = 4;
/** It ends a sentence. */
export const STOP = 8;
/** It may stand between the end of a sentence and the space. */
export const CLOSER = 16;
export const SPACE = 32;
export const NEW_LINE = 64;
/** Nothing of all that. */
const NONE = 128;

export const WORD = LETTER | DIGIT;

const PATTERNS: readonly (readonly [flag: number, pattern: RegExp])[] = [
  [LETTER, /\p{L}/u],
  [DIGIT, /\p{N}/u],
  [JOINT, /['’.,/-]/u],
  [STOP, /[.!?…:]/u],
  [CLOSER, /["”’)]/u],
  [SPACE, /\s/u],
  [NEW_LINE, /\n/u],
];

const flags = new Uint8Array(0x1_0000);

function look(unit: number): number {
  const character = String.fromCharCode(unit);
  return PATTERNS.reduce((found, [flag, pattern]) => (pattern.test(character) ? found | flag : found), 0) || NONE;
}

/** @param unit NaN, past the end of a text, has no flags; nor has half of a surrogate pair */
export function flagsOf(unit: number): number {
  const known = flags[unit];
  if (known === undefined) return 0;
  return known === 0 ? (flags[unit] = look(unit)) : known;
}

/** One step of a hash over UTF-16 units (FNV-1a). */
export const hashStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x0100_0193);

export const HASH_START = 0x811c_9dc5 | 0;
