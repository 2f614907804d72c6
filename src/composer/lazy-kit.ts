import type { BandMaterial } from './topics/topic-pack.ts';

type SectionName = keyof BandMaterial;

const SECTIONS: Readonly<Record<SectionName, true>> = {
  bigIdea: true,
  objectives: true,
  terms: true,
  facts: true,
  misconceptions: true,
  questions: true,
  activities: true,
  recalls: true,
  hardestCase: true,
  processes: true,
  causes: true,
  comparisons: true,
  connections: true,
  cultural: true,
  writing: true,
  passages: true,
  itemSets: true,
};

const NAMES = Object.keys(SECTIONS) as SectionName[];

/** The getters stand on the class: on an object of its own each of them would make V8 give up its fast properties. */
class LazyKit {
  readonly #make: (name: SectionName) => unknown;
  readonly #made = new Map<SectionName, unknown>();

  constructor(make: (name: SectionName) => unknown) {
    this.#make = make;
  }
  section(name: SectionName): unknown {
    if (!this.#made.has(name)) this.#made.set(name, this.#make(name));
    return this.#made.get(name);
  }
  /** Whole, as JSON asks for it. */
  toJSON(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(NAMES.map((name) => [name, this.section(name)]));
  }
}

for (const name of NAMES) {
  Object.defineProperty(LazyKit.prototype, name, {
    enumerable: true,
    get(this: LazyKit) {
      return this.section(name);
    },
  });
}

/** A kit whose sections are made when they are first read: a tool reads few of them, and some are much work. */
export function lazyKit(make: <Name extends SectionName>(name: Name) => BandMaterial[Name]): BandMaterial {
  return new LazyKit(make) as unknown as BandMaterial;
}

/** Its sections can't be copied over as properties are. */
export const isLazy = (kit: BandMaterial): boolean => kit instanceof LazyKit;
