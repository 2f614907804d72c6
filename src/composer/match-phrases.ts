/**
 * Finds what a teacher means from what a teacher types: an index over phrases (titles and aliases) that forgives
 * plurals, accents, word order and typing slips, and says nothing rather than something wrong.
 */
import { distance } from 'fastest-levenshtein';
import { isEnglishWord } from './english-words.ts';
import { typedWords } from './typed-words.ts';

interface Phrase<T> {
  readonly item: T;
  readonly stems: readonly string[];
}

export interface PhraseMatch<T> {
  readonly item: T;
  /** Stems of the typed text that the matched phrases explain, as corrected. */
  readonly explained: ReadonlySet<string>;
  /** 0 to 1: the share of the typed words that is explained. */
  readonly coverage: number;
  /** Words in the longest of the matched phrases. */
  readonly longest: number;
  /** One of its phrases is what was typed, no word more and none less. */
  readonly isName: boolean;
}

const SHORTEST_CORRECTED = 5;
/** From this length on a word may hold two slips. */
const LONG_WORD = 9;

/** 'cylce' for 'cycle': two neighbors have changed places. */
function areSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

export class PhraseIndex<T> {
  readonly #byStem = new Map<string, Phrase<T>[]>();
  /** Every word of a phrase as it is spelled there, and its stem. */
  readonly #spellings = new Map<string, string>();
  readonly #mostWordsAroundOne: number;

  /** @param mostWordsAroundOne in how long a text a phrase of one word still counts */
  constructor(
    entries: Iterable<{ readonly item: T; readonly phrases: readonly string[] }>,
    { mostWordsAroundOne = 3 }: { readonly mostWordsAroundOne?: number } = {},
  ) {
    this.#mostWordsAroundOne = mostWordsAroundOne;
    for (const { item, phrases } of entries) {
      for (const text of phrases) {
        const words = typedWords(text);
        const phrase = { item, stems: [...new Set(words.map(({ stem }) => stem))] };
        for (const { word, stem } of words) this.#spellings.set(word, stem);
        for (const word of phrase.stems) this.#byStem.set(word, [...(this.#byStem.get(word) ?? []), phrase]);
      }
    }
  }

  /** Items one of whose phrases stands whole in the text, or whose phrase holds the whole text; best first. */
  match(text: string): PhraseMatch<T>[] {
    const typed = [...new Set(typedWords(text).map(({ word, stem }) => this.corrected(word, stem)))];
    if (typed.length === 0 || typed.length > 60) return [];
    const found = new Map<T, { explained: Set<string>; longest: number; isName: boolean }>();
    for (const phrase of this.#candidates(typed)) {
      const shared = phrase.stems.filter((word) => typed.includes(word));
      if (!this.#means(phrase.stems.length, shared.length, typed.length)) continue;
      const { explained, longest, isName } = found.get(phrase.item) ?? { explained: new Set<string>(), longest: 0, isName: false };
      for (const word of shared) explained.add(word);
      found.set(phrase.item, {
        explained,
        longest: Math.max(longest, phrase.stems.length),
        isName: isName || (shared.length === phrase.stems.length && shared.length === typed.length),
      });
    }
    return [...found]
      .map(([item, match]) => ({ item, ...match, coverage: match.explained.size / typed.length }))
      .sort((one, other) => other.coverage - one.coverage);
  }

  #candidates(typed: readonly string[]): Set<Phrase<T>> {
    return new Set(typed.flatMap((word) => this.#byStem.get(word) ?? []));
  }

  /** A phrase is meant if it stands whole in the text, unless one word of a long text is too little to go by. */
  #means(phraseLength: number, shared: number, typedLength: number): boolean {
    const whole = shared === phraseLength;
    if (whole) return phraseLength > 1 || typedLength <= this.#mostWordsAroundOne;
    return shared === typedLength && shared >= 2 && shared / phraseLength >= 0.6;
  }

  /** A word that neither a phrase nor the language knows becomes the nearest that a phrase does, one or two slips away. None is remembered. */
  corrected(word: string, stem: string): string {
    if (this.#byStem.has(stem) || word.length < SHORTEST_CORRECTED) return stem;
    return isEnglishWord(word) ? stem : (this.#nearest(word) ?? stem);
  }

  #nearest(word: string): string | undefined {
    let best: string | undefined;
    let fewest = (word.length >= LONG_WORD ? 2 : 1) + 1;
    for (const [spelling, stem] of this.#spellings) {
      if (spelling.length < SHORTEST_CORRECTED || Math.abs(spelling.length - word.length) >= fewest || spelling[0] !== word[0]) continue;
      const slips = areSwapped(word, spelling) ? 1 : distance(word, spelling);
      if (slips < fewest) [best, fewest] = [stem, slips];
    }
    return best;
  }
}
