import { describe, expect, it } from 'vitest';
import { type Asked, PHRASINGS } from './phrasings.ts';
import { readWishes } from './read-wishes.ts';

const GRADE = 4;
const NOTHING = readWishes('', GRADE);

/** Whatever differs from what an empty note says, one level deep. */
function differing(said: object, nothing: object): object {
  const entries = Object.entries(said).flatMap(([key, value]: [string, unknown]) => {
    const none = (nothing as Record<string, unknown>)[key];
    if (JSON.stringify(value) === JSON.stringify(none)) return [];
    return [[key, key === 'numbers' || key === 'students' ? differing(value as object, none as object) : value]];
  });
  return Object.fromEntries(entries) as object;
}

const asked = (note: string): Asked => differing(readWishes(note, GRADE), NOTHING);

describe('readWishes', () => {
  it.each(PHRASINGS)('reads “%s”', (note, wishes) => {
    expect(asked(note)).toEqual(wishes);
  });

  it('reads a long note in a few milliseconds', () => {
    const note = PHRASINGS.map(([text]) => text)
      .join('. ')
      .slice(0, 600);
    readWishes(note, GRADE);
    const started = performance.now();
    for (let times = 0; times < 20; times += 1) readWishes(note, GRADE);
    expect((performance.now() - started) / 20).toBeLessThan(15);
  });

  it('keeps nothing between calls', () => {
    const first = readWishes('12 questions, no key', GRADE);
    readWishes('calculators allowed', GRADE);
    expect(readWishes('12 questions, no key', GRADE)).toEqual(first);
    expect(readWishes('', GRADE)).toEqual(NOTHING);
  });
});
