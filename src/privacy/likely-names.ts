/**
 * Words of free text that are probably somebody's name, though no name field says so: another child in a note to a family, a
 * colleague in a note to the principal. In doubt a word counts as a name: what is hidden too much comes back unchanged.
 * Names in small letters, and in scripts without capitals, can't be told from words.
 */
import type { Span } from './contact-details.ts';
import { CAPITALIZED_WORDS } from '../text/names/capitalized-words.ts';
import { GIVEN_NAMES } from '../text/names/given-names.ts';
import { COMMON_WORDS_THAT_ARE_NAMES, TITLES, TIMES_THAT_ARE_NAMES, WORDS_BEFORE_A_TIME } from '../text/names/name-words.ts';

interface Word extends Span {
  readonly typed: string;
  readonly lower: string;
  readonly isCapital: boolean;
  readonly beginsSentence: boolean;
  /** What stands between it and the word before it. */
  readonly gap: string;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'ʼ-]\p{L}[\p{L}\p{M}]*)*/gu;
const POSSESSIVE = /[’'ʼ]s$/iu;
const CAPITAL = /^\p{Lu}[\p{L}\p{M}’'ʼ-]*\p{Ll}/u;
const SENTENCE_END = /[.!?:;\n"“”•]|(?:^|\s)[-–—*]\s/u;
const PERSON_BEFORE = new Set('mr mrs ms mx miss dr prof coach aunt uncle grandma grandpa'.split(' '));
/** “St. Mary’s”, “J. Rivera”: the full stop ends no sentence. */
const ABBREVIATED = /(?:^|[^\p{L}])(?:mr|mrs|ms|mx|dr|prof|st|jr|sr|\p{L})\.\s$/iu;
/** What only people do. */
const DONE_BY_PEOPLE_ALONE = `said says told tells asked asks hit hits kicked pushed pulled bit punched shoved grabbed threw took yelled
  shouted laughed cried refused apologized apologised ran sat wrote`.split(/\s+/u);
const DONE_BY_PEOPLE = new Set([
  ...DONE_BY_PEOPLE_ALONE,
  ...`is was has had did does called calls helped helps started began left came went got gave reads read works worked wants wanted
  needs needed likes liked missed seems seemed can could would might should didn’t didn't doesn’t doesn't wasn’t wasn't isn’t isn't
  hasn’t hasn't and`.split(/\s+/u),
]);

/** In capitals throughout only known names count: “IEP” and “WAS LATE” name nobody. */
function isCapital(typed: string): boolean {
  const lower = typed.toLowerCase();
  return CAPITAL.test(typed) || (typed === typed.toUpperCase() && GIVEN_NAMES.has(lower) && !COMMON_WORDS_THAT_ARE_NAMES.has(lower));
}

function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(WORD)].map(({ 0: whole, index }) => {
    const typed = whole.replace(POSSESSIVE, '');
    const gap = text.slice(end, index);
    const before = text.slice(Math.max(0, index - 8), index);
    const beginsSentence = end === 0 || (SENTENCE_END.test(gap) && !ABBREVIATED.test(before));
    end = index + whole.length;
    return { typed, lower: typed.toLowerCase(), begin: index, end: index + typed.length, isCapital: isCapital(typed), beginsSentence, gap };
  });
}

/** “Back to School Night”, “Lincoln Elementary”, “Ms. Rivera’s”: capitals in a row are read together. */
function inRows(words: readonly Word[]): Word[][] {
  const rows: Word[][] = [];
  for (const word of words) {
    const row = rows.at(-1);
    const previous = row?.at(-1);
    const goesOn = previous?.isCapital === true && word.isCapital && !word.beginsSentence && /^(?:\s|\.\s)$/u.test(word.gap);
    if (row && goesOn) row.push(word);
    else rows.push([word]);
  }
  return rows;
}

const isKnownWord = ({ lower }: Word): boolean => CAPITALIZED_WORDS.has(lower) || CAPITALIZED_WORDS.has(lower.replace(/s$/u, ''));
const isTitle = ({ lower }: Word): boolean => TITLES.has(lower);
const isTime = (word: Word, before: Word | undefined, text: string): boolean =>
  TIMES_THAT_ARE_NAMES.has(word.lower) &&
  (/^\s\d/u.test(text.slice(word.end, word.end + 2)) || (before !== undefined && WORDS_BEFORE_A_TIME.has(before.lower)));

/** At the beginning of a sentence every word has a capital: there it takes a known name, or what only people do. */
function beginsWithName(word: Word, next: Word | undefined, hasPossessive: boolean): boolean {
  if (COMMON_WORDS_THAT_ARE_NAMES.has(word.lower))
    return next !== undefined && DONE_BY_PEOPLE.has(next.lower) && GIVEN_NAMES.has(word.lower);
  if (GIVEN_NAMES.has(word.lower)) return true;
  if (next === undefined || isKnownWord(word)) return false;
  return hasPossessive || DONE_BY_PEOPLE_ALONE.includes(next.lower);
}

interface Surroundings {
  readonly before: Word | undefined;
  readonly next: Word | undefined;
  readonly text: string;
  readonly known: (word: string) => boolean;
}

function namesInRow(row: readonly Word[], { before, next, text, known }: Surroundings): Word[] {
  const [first] = row;
  if (!first?.isCapital) return [];
  const isPerson = [before?.lower ?? '', first.lower].some((word) => PERSON_BEFORE.has(word));
  const candidates = row.filter((word) => !isTitle(word));
  if (isPerson) return candidates;
  // “Science Fair”, “Room Parent Meeting”: a thing, unless a given name begins it.
  const named = candidates.filter((word) => !isKnownWord(word));
  if (named.length < candidates.length && !candidates.some(({ lower }) => GIVEN_NAMES.has(lower))) return [];
  return named.filter((word) => {
    if (word !== first || !word.beginsSentence) return !isTime(word, word === first ? before : undefined, text);
    // “Bleron Hoxha”, not “Mention Zoë”.
    const [, second] = row;
    const isFollowed = second !== undefined && named.includes(second) && !known(second.typed) && !GIVEN_NAMES.has(second.lower);
    return isFollowed || beginsWithName(word, row[1] ?? next, POSSESSIVE.test(text.slice(word.begin, word.end + 2)));
  });
}

/**
 * @param known names that are looked for anyway
 * @param taken places that are something else already, such as e-mail addresses
 * @returns each word once, as typed
 */
export function likelyNames(text: string, known: (word: string) => boolean, taken: readonly Span[] = []): string[] {
  const words = wordsOf(text).filter((word) => !taken.some(({ begin, end }) => begin < word.end && word.begin < end));
  const rows = inRows(words);
  const found = rows.flatMap((row, index) => namesInRow(row, { before: rows[index - 1]?.at(-1), next: rows[index + 1]?.[0], text, known }));
  return [...new Set(found.map(({ typed }) => typed).filter((typed) => !known(typed)))];
}
