/**
 * Finds what a teacher means from what a teacher types: an index over phrases (titles and aliases) that forgives
 * plurals, accents, word order and typing slips, and says nothing rather than something wrong.
 */
import { distance } from 'fastest-levenshtein';

/** Words around a topic that say nothing about it. */
const NOISE = new Set(
  `a an the of and or in on to for with without from by at as is are be this that these those their his her its it my our your
  how why what when where who which do does did can could will would should into about between through using use
  unit chapter lesson week day part section module review intro introduction introducing understanding understand
  learn learning teach teaching study explain describe identify know basics basic advanced practice
  student students kid kids class grade graders worksheet quiz test problem problems word
  1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th`
    .split(/\s+/u)
    .filter(Boolean),
);

/** A light stemmer: enough to join singular and plural, verb and -ing form. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/u.test(word)) return word;
  if (/(?:ches|shes|xes|sses)$/u.test(word)) return word.slice(0, -2);
  if (word.endsWith('s')) return stem(word.slice(0, -1));
  if (word.endsWith('ing') && word.length > 6) return word.slice(0, -3).replace(/(.)\1$/u, '$1');
  if (word.endsWith('e') && word.length > 4) return word.slice(0, -1);
  return word;
}

/** The stems of a text's meaningful words, in order. */
export function contentStems(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bw\/o\b/gu, 'without ')
    .replaceAll(/\bw\//gu, 'with ')
    .replaceAll(/[’']s?\b/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !NOISE.has(word))
    .map(stem);
}

interface Phrase<T> {
  readonly item: T;
  readonly stems: readonly string[];
}

export interface PhraseMatch<T> {
  readonly item: T;
  /** Stems of the typed text that the matched phrases explain. */
  readonly explained: ReadonlySet<string>;
  /** 0 to 1: the share of the typed words that is explained. */
  readonly coverage: number;
}

export class PhraseIndex<T> {
  readonly #byStem = new Map<string, Phrase<T>[]>();
  readonly #corrections = new Map<string, string>();

  constructor(entries: Iterable<{ readonly item: T; readonly phrases: readonly string[] }>) {
    for (const { item, phrases } of entries) {
      for (const text of phrases) {
        const phrase = { item, stems: [...new Set(contentStems(text))] };
        for (const word of phrase.stems) this.#byStem.set(word, [...(this.#byStem.get(word) ?? []), phrase]);
      }
    }
  }

  /** Items one of whose phrases stands whole in the text, or whose phrase holds the whole text; best first. */
  match(text: string): PhraseMatch<T>[] {
    const typed = [...new Set(contentStems(text))].map((word) => this.#corrected(word));
    if (typed.length === 0 || typed.length > 60) return [];
    const explainedBy = new Map<T, Set<string>>();
    for (const phrase of this.#candidates(typed)) {
      const shared = phrase.stems.filter((word) => typed.includes(word));
      if (!this.#means(phrase.stems.length, shared.length, typed.length)) continue;
      const explained = explainedBy.get(phrase.item) ?? new Set<string>();
      for (const word of shared) explained.add(word);
      explainedBy.set(phrase.item, explained);
    }
    return [...explainedBy]
      .map(([item, explained]) => ({ item, explained, coverage: explained.size / typed.length }))
      .sort((one, other) => other.coverage - one.coverage);
  }

  #candidates(typed: readonly string[]): Set<Phrase<T>> {
    return new Set(typed.flatMap((word) => this.#byStem.get(word) ?? []));
  }

  /** A phrase is meant if it stands whole in the text, unless one word of a long text is too little to go by. */
  #means(phraseLength: number, shared: number, typedLength: number): boolean {
    const whole = shared === phraseLength;
    if (whole) return phraseLength > 1 || typedLength <= 3;
    return shared === typedLength && shared >= 2 && shared / phraseLength >= 0.6;
  }

  /** A word no phrase knows becomes the nearest word that one does, if it is one or two slips away. */
  #corrected(word: string): string {
    if (this.#byStem.has(word) || word.length < 5) return word;
    const known = this.#corrections.get(word);
    if (known !== undefined) return known;
    const allowed = word.length >= 9 ? 2 : 1;
    let best = word;
    let bestDistance = allowed + 1;
    for (const candidate of this.#byStem.keys()) {
      if (candidate.length < 5 || Math.abs(candidate.length - word.length) > allowed || candidate[0] !== word[0]) continue;
      const slips = distance(word, candidate);
      if (slips < bestDistance) [best, bestDistance] = [candidate, slips];
    }
    if (this.#corrections.size > 5000) this.#corrections.clear();
    this.#corrections.set(word, best);
    return best;
  }
}
