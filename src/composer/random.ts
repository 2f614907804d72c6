import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Sets neighbouring seeds far apart, whose first draws would be linked otherwise (the finalizer of MurmurHash3, Appleby 2011). */
function mixed(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return bits ^ (bits >>> 16);
}

/** A seeded source of choices: the same seed makes the same draft. Never for secrets. */
export class Random {
  readonly #generator;

  /** @param seed any 32-bit integer */
  constructor(seed: number) {
    this.#generator = xoroshiro128plus(mixed(seed));
  }

  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number {
    return uniformInt(this.#generator, least, most);
  }

  chance(probability: number): boolean {
    return this.int(0, 9999) < probability * 10_000;
  }

  /** @throws RangeError for an empty list */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('Nothing to pick from');
    return items[this.int(0, items.length - 1)] as T;
  }

  /** A new list in random order (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.int(0, last);
      [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
    }
    return shuffled;
  }

  /** Up to `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    const taken = Math.max(0, Math.min(count, items.length));
    const shuffled = [...items];
    for (let at = 0; at < taken; at += 1) {
      const other = this.int(at, shuffled.length - 1);
      [shuffled[at], shuffled[other]] = [shuffled[other] as T, shuffled[at] as T];
    }
    return shuffled.slice(0, taken);
  }

  /** A generator of its own, so that one part of a draft can change without moving the others. */
  fork(): Random {
    return new Random(this.int(-0x8000_0000, 0x7fff_ffff));
  }
}
