/** What teachers type, taken apart: the words that carry the topic, and which of them stand together. */

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
const BOUNDARY = /[,;:.!?()[\]{}&+/|"“”–—\n]/u;
const TOKEN = /[\p{L}\p{N}]+|[^\p{L}\p{N}\s]+|\n/gu;

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

function takeApart(text: string): TypedWord[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(LEADING_NUMBER, '')
    .replaceAll(COURSE_PLACES, ' , ')
    .replaceAll(/\bw\/o\b/gu, 'without ')
    .replaceAll(/\bw\//gu, 'with ')
    .replaceAll(/[’']s?\b/gu, '');
  const words: TypedWord[] = [];
  let chunk = 0;
  let isComplement = false;
  for (const [token] of plain.matchAll(TOKEN)) {
    if (FUNCTION_WORDS.has(token) || BOUNDARY.test(token)) {
      chunk += 1;
      isComplement = token === 'of';
    } else if (/^[\p{L}\p{N}]/u.test(token) && !SCHOOL_WORDS.has(token)) {
      words.push({ word: token, stem: stem(token), chunk, isComplement });
      isComplement = false;
    }
  }
  return words;
}

export const contentStems = (text: string): string[] => typedWords(text).map((word) => word.stem);
