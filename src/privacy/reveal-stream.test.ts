import fc from 'fast-check';
import { expect, it } from 'vitest';
import { revealNames } from './conceal-names.ts';
import { revealStream } from './reveal-stream.ts';

const NAMES = new Map([
  ['Averldane', 'Zoë'],
  ['Elvarslyn', 'O’Brien'],
  ['mail204@school.example', 'zoe@example.org'],
  ['555-0142', '867-5309'],
]);
const piece = fc.oneof(
  fc.constantFrom(...NAMES.keys(), 'averldane', 'ELVARSLYN', 'Averl', 'e', 'Elv', '555-', 'mail', ' ', "'s ", '**', 'İ', '日本'),
  fc.string({ maxLength: 4 }),
);

it('gives the same as revealing the whole, wherever the pieces end', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.array(fc.nat({ max: 9 })), (parts, cuts) => {
      const whole = parts.join('');
      const stream = revealStream(NAMES);
      let shown = '';
      let from = 0;
      for (const cut of cuts) {
        shown += stream.push(whole.slice(from, from + cut));
        from += cut;
      }
      shown += stream.push(whole.slice(from)) + stream.end();
      expect(shown).toBe(revealNames(whole, NAMES));
    }),
    { numRuns: 2000 },
  );
});

it('never shows a part of a stand-in, and holds back nothing else', () => {
  const stream = revealStream(NAMES);
  expect(Array.from('To Averldane!', (letter) => stream.push(letter))).toEqual(['T', 'o', ' ', '', '', '', '', '', '', '', '', 'Zoë', '!']);
  expect(stream.end()).toBe('');
});
