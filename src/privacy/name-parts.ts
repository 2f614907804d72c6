/** Takes names apart into what is looked for: the parts that say who it is, and the shorter forms that people use of them. */
import type { Span } from './contact-details.ts';
import { foldText } from './folded-text.ts';
import { PARTICLES_THAT_ARE_NAMES, TITLES } from '../text/names/name-words.ts';

export interface NamePart extends Span {
  /** As typed, letter by letter. */
  readonly typed: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[’'ʼ‘`´‐‑-][\p{L}\p{M}\p{N}]+)*/gu;
const APOSTROPHES = /[’'ʼ‘`´]/gu;
const POSSESSIVE = /[’'ʼ]s$/iu;
const HAS_LETTER = /\p{L}/u;
/** Scripts in which a family name of one sign, or two, goes straight into the given name. */
const WRITTEN_TOGETHER = /^(?:\p{Script=Han}{3,6}|\p{Script=Hangul}{3,4})$/u;

/** The parts of a name that say who it is; titles, particles, numbers and 'Jr.' stay as they are. */
export function nameParts(name: string): NamePart[] {
  const words = [...name.matchAll(WORD)].map(({ 0: word, index }) => {
    const typed = word.replace(POSSESSIVE, '');
    return { typed, begin: index, end: index + typed.length };
  });
  const isTitle = ({ typed }: NamePart): boolean => TITLES.has(foldText(typed).text) || !HAS_LETTER.test(typed);
  return words.filter((word, index) => {
    if (!PARTICLES_THAT_ARE_NAMES.has(foldText(word.typed).text)) return !isTitle(word);
    // “Van Nguyen”, “Al Green”: at the beginning and with a capital it is a given name.
    return /^\p{Lu}/u.test(word.typed) && words.slice(0, index).every((earlier) => isTitle(earlier));
  });
}

/** What people write together is looked for apart: the given name, and a family name of two signs. */
function partsWrittenTogether(typed: string): string[] {
  if (!WRITTEN_TOGETHER.test(typed)) return [];
  const signs = Array.from(typed);
  if (signs.length === 3) return [signs.slice(1).join('')];
  return [signs.slice(0, 2).join(''), signs.slice(2).join(''), ...(/^\p{Script=Hangul}/u.test(typed) ? [signs.slice(1).join('')] : [])];
}

/** Other ways to write (a part of) the same name, to be looked for in free text. */
export function shorterForms(parts: readonly NamePart[]): string[] {
  const forms = parts.flatMap(({ typed }) => {
    const halves = typed.split(/[‐‑-]/u);
    const pieces = halves.flatMap((half) => half.split(APOSTROPHES)).filter((piece) => piece.length > 3);
    return [typed.replaceAll(APOSTROPHES, ''), ...halves, ...pieces, ...partsWrittenTogether(typed)];
  });
  const whole = parts.map(({ typed }) => typed);
  if (whole.length > 1) forms.push(whole.join(''), whole.toReversed().join(''));
  return forms.filter((form) => Array.from(form).length > 1);
}
