/**
 * One index over all that is authored: lesson-sized topics, topic packs and math skills. Built ahead, loaded as data; it holds
 * the library's words alone, never what was typed.
 */
import MiniSearch, { type AsPlainObject, type Options, type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { isEveryday } from '../english-words.ts';
import { beginsAnother, termOf, wordsOf } from './words.ts';

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

export type Found = SearchResult &
  Pick<TopicDocument, 'grades' | 'families' | 'title'> & {
    /** What was typed is a name of it, whole. */
    readonly isNamed?: boolean;
    /** … and its title. */
    readonly isTitled?: boolean;
  };

/** Whether a code led to it. */
export const isByCode = ({ match }: Pick<Found, 'match'>): boolean => Object.values(match).some((fields) => fields.includes('codes'));

const SHORTEST_WORD = 4;

const OPTIONS: Options<TopicDocument> = {
  fields: ['title', 'also', 'words', 'codes', 'body'],
  storeFields: ['title', 'grades', 'families'],
  tokenize: (text, field) => (field === 'codes' ? text.toUpperCase().split(/[\s,]+/u) : wordsOf(text)),
  processTerm: (word, field) => (field === 'codes' ? word : termOf(word)),
};

/** Names weigh most; what is taught tells topics apart that share their names. */
const SEARCH: SearchOptions = {
  boost: { title: 3.5, also: 3.5, words: 3, body: 0.5 },
  // Numbers stand in many topics' names: 'within 20', '2 digit'.
  boostTerm: (term) => (/^\d+$/u.test(term) ? 0.4 : 1),
  prefix: (term) => term.length >= 3 && !/\d/u.test(term) && !beginsAnother(term),
  // Slips of the fingers are corrected before; what is near a word and no slip of it is another word.
  fuzzy: false,
  weights: { prefix: 0.45, fuzzy: 0 },
  bm25: { k: 1.2, b: 0.5, d: 0.5 },
  processTerm: (word) => termOf(word),
  tokenize: wordsOf,
};

/** The index as JSON text, to be read back with `TopicIndex.from`. */
export function buildTopicIndex(documents: readonly TopicDocument[]): string {
  const index = new MiniSearch<TopicDocument>(OPTIONS);
  index.addAll(documents);
  const words = new Set<string>();
  const frequency = new Map<string, number>();
  const names: Names = new Map();
  const taughtBy: Names = new Map();
  for (const { id, title, also, words: taught } of documents) {
    // What a lesson-sized topic is about is one of its names; what a pack teaches stands for it only where nothing has that name.
    const isLesson = id.startsWith('lesson');
    addNames(names, id, [title, ...also.split(' ; '), ...(isLesson ? taught.split(' ; ') : [])]);
    if (!isLesson) addNames(taughtBy, id, taught.split(' ; '));
    const own = wordsOf([title, also, taught].join(' '));
    for (const word of own) if (word.length >= SHORTEST_WORD && !/\d/u.test(word)) words.add(word);
    for (const term of new Set(own.flatMap((word) => termOf(word) ?? []))) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const stored: StoredIndex = {
    index: index.toJSON(),
    words: [...words].join(' '),
    frequency: [...frequency],
    names: [...names],
    taughtBy: [...taughtBy],
    documents: documents.length,
  };
  return JSON.stringify(stored);
}

const termsOf = (text: string): string[] => wordsOf(text).flatMap((word) => termOf(word) ?? []);

/** By which a name is known again; one of small words alone goes by them: 'who what when where why', 'to be or not to be'. */
const nameKey = (text: string): string => termsOf(text).join(' ') || wordsOf(text).join(' ');

type Names = Map<string, string[]>;

function addNames(names: Names, id: string, phrases: readonly string[]): void {
  for (const phrase of phrases) {
    const key = nameKey(phrase);
    if (key !== '') names.set(key, [...new Set([...(names.get(key) ?? []), id])]);
  }
}

const LONGEST_NAME = 6;
const MOST_TEACHERS = 3;
const PHRASE_WEIGHT = 12;

interface StoredIndex {
  readonly index: AsPlainObject;
  readonly words: string;
  readonly frequency: readonly (readonly [term: string, documents: number])[];
  /** Whole names, as terms in order, and whose they are. */
  readonly names: readonly (readonly [name: string, ids: readonly string[]])[];
  /** Words that packs teach, and which packs do. */
  readonly taughtBy: readonly (readonly [name: string, ids: readonly string[]])[];
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

  readonly #names: ReadonlyMap<string, readonly string[]>;
  readonly #taughtBy: ReadonlyMap<string, readonly string[]>;

  private constructor({ index, words, frequency, names, taughtBy, documents }: StoredIndex) {
    this.#names = new Map(names);
    this.#taughtBy = new Map(taughtBy);
    this.#index = MiniSearch.loadJS<TopicDocument>(index, OPTIONS);
    this.words = new Set(words.split(' '));
    this.#frequency = new Map(frequency);
    this.#terms = [...this.#frequency.keys()].sort();
    this.#documents = documents;
  }

  static from(json: string): TopicIndex {
    return new TopicIndex(JSON.parse(json) as StoredIndex);
  }

  /** Best first. @param codes of standards, upper case */
  search(text: string, codes: readonly string[] = []): Found[] {
    const byText: Query = { queries: [text] };
    const byCode = codes.map((code): Query => ({
      queries: [code],
      fields: ['codes'],
      boost: { codes: 30 },
      prefix: true,
      fuzzy: false,
      tokenize: (whole) => [whole],
      processTerm: (term) => term,
    }));
    const terms = termsOf(text);
    const found = [
      ...(this.#index.search({ combineWith: 'OR', queries: [byText, ...byCode] }, SEARCH) as Found[]),
      ...(terms.length === 0 ? this.#foundByName(text) : []),
    ];
    const named = this.#namedIn(terms);
    const typed = nameKey(text);
    const whole = this.#names.get(typed) ?? this.#teachersOf(typed, text);
    return found.map((one) => ({
      ...one,
      isNamed: whole.includes(String(one.id)),
      isTitled: nameKey(one.title) === typed,
      score: one.score * this.#shareMatched(one, terms) + PHRASE_WEIGHT * (named.get(String(one.id)) ?? 0),
    }));
  }

  /** Names that the search knows no word of. */
  #foundByName(text: string): Found[] {
    return (this.#names.get(nameKey(text)) ?? []).map((id) => ({
      ...(this.#index.getStoredFields(id) as Pick<TopicDocument, 'grades' | 'families' | 'title'>),
      id,
      score: PHRASE_WEIGHT,
      match: {},
      terms: [],
      queryTerms: [],
    }));
  }

  /** A topic that holds the rare words of what was typed is meant before one that holds a common one often. */
  #shareMatched({ queryTerms, match }: Found, terms: readonly string[]): number {
    if (isByCode({ match })) return 1;
    let all = 0;
    let matched = 0;
    for (const term of new Set(terms)) {
      if (!this.#frequency.has(term)) continue;
      all += this.rarity(term);
      if (queryTerms.includes(term)) matched += this.rarity(term);
    }
    return 0.2 + 0.8 * (matched / (all || 1));
  }

  /** Packs that teach just this word, where few do and it is no everyday word: 'mitochondria', not 'tree'. */
  #teachersOf(typed: string, text: string): readonly string[] {
    const packs = this.#taughtBy.get(typed) ?? [];
    return packs.length <= MOST_TEACHERS && !isEveryday(text.trim()) ? packs : [];
  }

  /** Whose whole names stand in the text, and how many of its words they are, the square counted: a longer name says more. */
  #namedIn(terms: readonly string[]): Map<string, number> {
    const named = new Map<string, number>();
    for (let from = 0; from < terms.length; from += 1) {
      for (let to = from + 1; to <= Math.min(terms.length, from + LONGEST_NAME); to += 1) {
        const share = (to - from) / terms.length;
        // A single word of a longer text is found by the index anyway.
        if (to - from === 1 && terms.length > 1) continue;
        for (const id of this.#names.get(terms.slice(from, to).join(' ')) ?? [])
          named.set(id, Math.max(named.get(id) ?? 0, share * (to - from)));
      }
    }
    return named;
  }

  /** How much a word tells: 1 for one that a single topic uses, less for one that many do. Unknown words tell most. */
  rarity(term: string): number {
    return Math.log(1 + this.#documents / (1 + (this.#frequency.get(term) ?? 0))) / Math.log(1 + this.#documents);
  }

  /** Whether the term is a whole name: 'magnets'; 'swing' of 'swing states' is none. */
  isName(term: string): boolean {
    return this.#names.has(term);
  }

  /** Whether the names of topics hold the term. */
  holds(term: string): boolean {
    return this.#frequency.has(term);
  }

  /** Whether the names of topics hold the word, or words that begin with it. */
  knows(word: string): boolean {
    const term = termOf(word);
    if (term === undefined || this.#frequency.has(term)) return true;
    const at = this.#terms.findIndex((known) => known >= word);
    return at >= 0 && (this.#terms[at] ?? '').startsWith(word);
  }
}
