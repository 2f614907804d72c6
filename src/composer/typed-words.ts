/** What teachers type, taken apart: the words that carry the topic, and which of them stand together. */
import { WORD, flagsOf } from '../text/characters.ts';

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
  if (word.length <= 3 || OF_THEIR_OWN.has(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/u.test(word)) return word;
  if (/(?:ches|shes|xes|sses)$/u.test(word)) return word.slice(0, -2);
  if (word.endsWith('s')) return stem(word.slice(0, -1));
  if (word.endsWith('ing') && word.length > 6) return word.slice(0, -3).replace(/(.)\1$/u, '$1');
  if (word.endsWith('e') && word.length > 4) return word.slice(0, -1);
  return word;
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

/** The matchers each take the same text apart; one is remembered, for as long as it is matched. */
let latest: { readonly text: string; readonly words: readonly TypedWord[] } = { text: '', words: [] };

/** The words of a text that say what it is about, in order. */
export function typedWords(text: string): readonly TypedWord[] {
  if (latest.text !== text) latest = { text, words: takeApart(text) };
  return latest.words;
}

/** In lower case, without accents and without what only says where in a course it stands. Quick looks go before searches. */
function plainOf(text: string): string {
  let plain = (NEEDS_NORMALIZING.test(text) ? text.normalize('NFKD').replaceAll(/\p{M}/gu, '') : text).toLowerCase();
  if (/\d|school/u.test(plain)) plain = plain.replace(LEADING_NUMBER, '').replaceAll(COURSE_PLACES, ' , ');
  if (plain.includes('w/')) plain = plain.replaceAll(/\bw\/o\b/gu, 'without ').replaceAll(/\bw\//gu, 'with ');
  return /[’']/u.test(plain) ? plain.replaceAll(/[’']s?\b/gu, '') : plain;
}

function takeApart(text: string): TypedWord[] {
  const plain = plainOf(text);
  const words: TypedWord[] = [];
  let chunk = 0;
  let isComplement = false;
  for (let at = 0; at < plain.length;) {
    const from = at;
    if (flagsOf(plain.charCodeAt(at)) & WORD) {
      while (flagsOf(plain.charCodeAt(at)) & WORD) at += 1;
      const word = plain.slice(from, at);
      if (FUNCTION_WORDS.has(word)) {
        chunk += 1;
        isComplement = word === 'of';
      } else if (!SCHOOL_WORDS.has(word)) {
        words.push({ word, stem: stem(word), chunk, isComplement });
        isComplement = false;
      }
    } else {
      // However many signs stand together, they part the text once.
      let isBoundary = false;
      for (; at < plain.length && !(flagsOf(plain.charCodeAt(at)) & WORD); at += 1) isBoundary ||= BOUNDARIES.has(plain.charAt(at));
      if (isBoundary) {
        chunk += 1;
        isComplement = false;
      }
    }
  }
  return words;
}

export const contentStems = (text: string): string[] => typedWords(text).map((word) => word.stem);
