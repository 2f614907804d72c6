/**
 * One index over all that is authored: lesson-sized topics, topic packs and math skills. Built ahead, loaded as data; it holds
 * the library's words alone, never what was typed.
 */
import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
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
  return JSON.stringify(index);
}

export class TopicIndex {
  readonly #index: MiniSearch<TopicDocument>;

  private constructor(index: MiniSearch<TopicDocument>) {
    this.#index = index;
  }

  static from(json: string): TopicIndex {
    return new TopicIndex(MiniSearch.loadJSON<TopicDocument>(json, OPTIONS));
  }

  /** Best first. */
  search(text: string): Found[] {
    return this.#index.search(text, SEARCH) as Found[];
  }
}
