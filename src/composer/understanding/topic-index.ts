/**
 * One index over all that is authored: lesson-sized topics, topic packs and math skills. Built ahead, loaded as data; it holds
 * the library's words alone, never what was typed.
 */
import MiniSearch, { type AsPlainObject, type Options, type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { termOf, wordsOf } from './words.ts';

export interface TopicDocument {
  /** 'lesson making-10-to-add', 'pack water-cycle', 'skill percents'. */
  readonly id: string;
  readonly title: string;
  /** Other names. */
  readonly also: string;
  /** Words, people, works and places of it. */
  readonly words: string;
  readonly codes: string;
  /** Objectives, what is taught. */
  readonly body: string;
  readonly grades: readonly [number, number];
  /** Of a lesson-sized topic: its packs and skills, the nearest first. */
  readonly families: readonly string[];
}

export type Found = SearchResult & Pick<TopicDocument, 'grades' | 'families' | 'title'>;

const SHORTEST_WORD = 4;

const OPTIONS: Options<TopicDocument> = {
  fields: ['title', 'also', 'words', 'codes', 'body'],
  storeFields: ['title', 'grades', 'families'],
  tokenize: (text, field) => (field === 'codes' ? text.toUpperCase().split(/[\s,]+/u) : wordsOf(text)),
  processTerm: (word, field) => (field === 'codes' ? word : termOf(word)),
};

/** Names weigh most; what is taught tells topics apart that share their names. */
const SEARCH: SearchOptions = {
  boost: { title: 4, also: 3.5, words: 2, body: 0.5 },
  prefix: (term) => term.length >= 3 && !/\d/u.test(term),
  fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 5 ? 1 : false),
  maxFuzzy: 2,
  weights: { prefix: 0.45, fuzzy: 0.25 },
  bm25: { k: 1.2, b: 0.5, d: 0.5 },
  processTerm: (word) => termOf(word),
  tokenize: wordsOf,
};

/** The index as JSON text, to be read back with `TopicIndex.from`. */
export function buildTopicIndex(documents: readonly TopicDocument[]): string {
  const index = new MiniSearch<TopicDocument>(OPTIONS);
  index.addAll(documents);
  const words = new Set<string>();
  const frequency: Record<string, number> = {};
  for (const { title, also, words: taught } of documents) {
    const own = wordsOf([title, also, taught].join(' '));
    for (const word of own) if (word.length >= SHORTEST_WORD && !/\d/u.test(word)) words.add(word);
    for (const term of new Set(own.flatMap((word) => termOf(word) ?? []))) frequency[term] = (frequency[term] ?? 0) + 1;
  }
  return JSON.stringify({ index, words: [...words].join(' '), frequency, documents: documents.length });
}

interface StoredIndex {
  readonly index: AsPlainObject;
  readonly words: string;
  readonly frequency: Readonly<Record<string, number>>;
  readonly documents: number;
}

export class TopicIndex {
  /** The words of the topics' names, as they are spelled. */
  readonly words: ReadonlySet<string>;
  readonly #index: MiniSearch<TopicDocument>;
  readonly #frequency: ReadonlyMap<string, number>;
  readonly #documents: number;
  /** Terms in order, so that those with a common beginning stand together. */
  readonly #terms: readonly string[];

  private constructor({ index, words, frequency, documents }: StoredIndex) {
    this.#index = MiniSearch.loadJS<TopicDocument>(index, OPTIONS);
    this.words = new Set(words.split(' '));
    this.#frequency = new Map(Object.entries(frequency));
    this.#terms = [...this.#frequency.keys()].sort();
    this.#documents = documents;
  }

  static from(json: string): TopicIndex {
    return new TopicIndex(JSON.parse(json) as StoredIndex);
  }

  /** Best first. @param codes of standards, upper case */
  search(text: string, codes: readonly string[] = []): Found[] {
    const byText: Query = { queries: [text] };
    const byCode = codes.map((code): Query => ({ queries: [code], fields: ['codes'], boost: { codes: 30 }, prefix: true, fuzzy: false, tokenize: (whole) => [whole], processTerm: (term) => term }));
    return this.#index.search({ combineWith: 'OR', queries: [byText, ...byCode] }, SEARCH) as Found[];
  }

  /** How much a word tells: 1 for one that a single topic uses, less for one that many do. Unknown words tell most. */
  rarity(term: string): number {
    return Math.log(1 + this.#documents / (1 + (this.#frequency.get(term) ?? 0))) / Math.log(1 + this.#documents);
  }

  /** Whether the names of topics hold the word, or words that begin with it. */
  knows(word: string): boolean {
    const term = termOf(word);
    if (term === undefined || this.#frequency.has(term)) return true;
    const at = this.#terms.findIndex((known) => known >= word);
    return at >= 0 && (this.#terms[at] ?? '').startsWith(word);
  }
}
