/** What teachers type, taken apart: the words that carry the topic, and which of them stand together. */
import { HASH_START, WORD, hashOf, hashUnit, lookOf } from '../text/characters.ts';

/** Words that part a phrase from what comes before: 'plants in the desert' has two parts. */
const FUNCTION_WORDS = new Set(
  `a an the of and or in on to for with without from by at as is are be this that these those their his her its it my our your
  how why what when where who which do does did can could will would should into about between through using use vs versus`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Words of school life around a topic, which say nothing about it. */
const SCHOOL_WORDS = new Set(
  `unit chapter lesson week day part section module review intro introduction introducing understanding understand
  learn learning teach teaching study explain describe identify know basics basic advanced practice
  swbat able analyze analyse examine investigate demonstrate determine define evaluate discuss explore
  student students kid kids class grade graders worksheet quiz test problem problems word
  1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th`
    .split(/\s+/u)
    .filter(Boolean),
);

/** 'Chapter 5', 'Unit 3.2', 'grade 4', 'high school': where in a course, not what. */
const COURSE_PLACES =
  /\b(?:elementary|middle|high) school\b|\b(?:unit|chapter|ch|lesson|module|week|day|section|grade|gr|quarter|semester|lecture)s?\.?\s*#?\d+(?:\.\d+)*\b/giu;
/** '5) The water cycle', '3.2 – Cells'. */
const LEADING_NUMBER = /^\s*(?:#\s*)?\d+(?:\.\d+)*(?:[.:)]\s+|\s*[–—-]\s+)/u;
const BOUNDARIES = new Set(',;:.!?()[]{}&+/|"“”–—\n');
/** Letters may carry accents, and signs may stand for letters: '½', 'ﬁ'. */
const NEEDS_NORMALIZING = /[^\u0000-\u007f‘’“”–—]/u;

/** Not what their stem is: weathering is no weather, the meaning of a word no mean. */
const OF_THEIR_OWN = new Set(['weathering', 'meaning']);

/** A light stemmer: enough to join singular and plural, verb and -ing form. */
function stem(word: string): string {
  const last = word.charAt(word.length - 1);
  if (word.length <= 3 || (last !== 's' && last !== 'g' && last !== 'e') || OF_THEIR_OWN.has(word)) return word;
  if (last === 'e') return word.length > 4 ? word.slice(0, -1) : word;
  if (last === 'g') return word.endsWith('ing') && word.length > 6 ? word.slice(0, -3).replace(/(.)\1$/u, '$1') : word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/u.test(word)) return word;
  if (/(?:ches|shes|xes|sses)$/u.test(word)) return word.slice(0, -2);
  return stem(word.slice(0, -1));
}

export interface TypedWord {
  /** Lower case, without accents. */
  readonly word: string;
  readonly stem: string;
  /** Words of one number stand together, without a comma, 'in', 'and' or the like between them. */
  readonly chunk: number;
  /** It completes the word before it: 'a climate of fear'. */
  readonly isComplement: boolean;
}

/** In lower case, without accents and without what only says where in a course it stands. Quick looks go before searches. */
function plainOf(text: string): string {
  let plain = (NEEDS_NORMALIZING.test(text) ? text.normalize('NFKD').replaceAll(/\p{M}/gu, '') : text).toLowerCase();
  if (/\d|school/u.test(plain)) plain = plain.replace(LEADING_NUMBER, '').replaceAll(COURSE_PLACES, ' , ');
  if (plain.includes('w/')) plain = plain.replaceAll(/\bw\/o\b/gu, 'without ').replaceAll(/\bw\//gu, 'with ');
  return /[’']/u.test(plain) ? plain.replaceAll(/[’']s?\b/gu, '') : plain;
}

const BOUNDARY = '';

/** The words of a text in order, and a boundary wherever signs part it, however many stand together. */
function tokensOf(plain: string): string[] {
  const tokens: string[] = [];
  for (let at = 0; at < plain.length;) {
    const from = at;
    if (lookOf(plain.charCodeAt(at)) & WORD) {
      while (lookOf(plain.charCodeAt(at)) & WORD) at += 1;
      tokens.push(plain.slice(from, at));
    } else {
      let isBoundary = false;
      for (; at < plain.length && !(lookOf(plain.charCodeAt(at)) & WORD); at += 1) isBoundary ||= BOUNDARIES.has(plain.charAt(at));
      if (isBoundary) tokens.push(BOUNDARY);
    }
  }
  return tokens;
}

/** The words of a text that say what it is about, in order. Nothing of a text is remembered: teachers type them. */
export function typedWords(text: string): readonly TypedWord[] {
  const words: TypedWord[] = [];
  let chunk = 0;
  let isComplement = false;
  for (const token of tokensOf(plainOf(text))) {
    if (token === BOUNDARY || FUNCTION_WORDS.has(token)) {
      chunk += 1;
      isComplement = token === 'of';
    } else if (!SCHOOL_WORDS.has(token)) {
      words.push({ word: token, stem: stem(token), chunk, isComplement });
      isComplement = false;
    }
  }
  return words;
}

/** By their hashes. */
const NOT_CONTENT: ReadonlySet<number> = new Set([...FUNCTION_WORDS, ...SCHOOL_WORDS].map(hashOf));

/** The stems of a text's words alone. */
export function contentStems(text: string): string[] {
  const plain = plainOf(text);
  const { length } = plain;
  const stems: string[] = [];
  for (let at = 0; at < length; at += 1) {
    let look = lookOf(plain.charCodeAt(at));
    if (!(look & WORD)) continue;
    const from = at;
    let hash = HASH_START;
    for (; look & WORD; look = at < length ? lookOf(plain.charCodeAt(at)) : 0) {
      hash = hashUnit(hash, look);
      at += 1;
    }
    if (!NOT_CONTENT.has(hash)) stems.push(stem(plain.slice(from, at)));
  }
  return stems;
}
