import type { BandMaterial } from './topics/topic-pack.ts';

type Sections = { readonly [Name in keyof BandMaterial]: () => BandMaterial[Name] };

/** A kit whose sections are made when they are first read: a tool reads few of them, and some are much work. */
export function lazyKit(sections: Sections): BandMaterial {
  const kit = {} as BandMaterial;
  for (const [name, make] of Object.entries(sections)) {
    Object.defineProperty(kit, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value: unknown = make();
        Object.defineProperty(kit, name, { enumerable: true, value });
        return value;
      },
    });
  }
  return kit;
}
