import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIGIT, LETTER, SPACE, STOP, WORD, hashOf, lookOf } from './characters.ts';

const unitOf = (character: string): number => character.charCodeAt(0);

describe('lookOf', () => {
  it.each([
    ['a', LETTER],
    ['É', LETTER],
    ['7', DIGIT],
    ['?', STOP],
    ['\u00a0', SPACE],
  ])('knows what %j is', (character, flag) => {
    expect(lookOf(unitOf(character)) & flag).toBe(flag);
  });

  it('sees nothing past the end of a text and in half a surrogate pair', () => {
    for (const unit of ['ab'.charCodeAt(2), unitOf('😀'), 0]) expect(lookOf(unit) & (WORD | SPACE | STOP)).toBe(0);
  });
});

describe('hashOf', () => {
  it('is the same for upper and lower case, and another for another word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z’-]{1,12}$/u), fc.stringMatching(/^[a-z’-]{1,12}$/u), (one, other) => {
        expect(hashOf(one.toUpperCase())).toBe(hashOf(one));
        expect(hashOf(one) === hashOf(other)).toBe(one === other);
      }),
    );
  });
});
