import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { draftTextReader, type JsonSchema } from './draft-text.ts';

const document = z.object({
  title: z.string(),
  kind: z.enum(['recall', 'reasoning']),
  minutes: z.number(),
  lines: z.array(z.string()),
  parts: z.array(z.object({ level: z.enum(['a', 'b']), text: z.string() })),
});
const schema = z.toJSONSchema(document) as JsonSchema;

function readInPieces(json: string, cuts: readonly number[]): string {
  const reader = draftTextReader(schema);
  let text = '';
  let from = 0;
  for (const cut of cuts) {
    text += reader.read(json.slice(from, from + cut));
    from += cut;
  }
  return text + reader.read(json.slice(from));
}

const anyText = fc.string({ unit: 'grapheme', minLength: 1 });

it('tells every text for reading, in order, wherever the pieces end', () => {
  fc.assert(
    fc.property(
      fc.record({
        title: anyText,
        kind: fc.constantFrom('recall', 'reasoning'),
        minutes: fc.nat(),
        lines: fc.array(anyText),
        parts: fc.array(fc.record({ level: fc.constantFrom('a', 'b'), text: anyText })),
      }),
      fc.array(fc.nat({ max: 7 })),
      fc.constantFrom(0, 2),
      (value, cuts, indent) => {
        const { title, lines, parts } = value;
        const wanted = [[title, ...lines].join('\n'), ...parts.map(({ text }) => text)].join('\n\n');
        expect(readInPieces(JSON.stringify(value, undefined, indent), cuts)).toBe(wanted);
      },
    ),
    { numRuns: 1000 },
  );
});

it('reads escapes that pieces cut, and says nothing of what stands around the object', () => {
  const json = String.raw`Sure! Here it is: {"title":"a\u00e9\ud83d\ude00\n\"b\"\\"} {"title":"more"}`;
  for (let cut = 1; cut < 9; cut += 1) {
    expect(
      readInPieces(
        json,
        Array.from({ length: 40 }, () => cut),
      ),
    ).toBe('aé😀\n"b"\\');
  }
});

it('never fails, whatever comes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof draftTextReader(schema).read(`{${text}`)).toBe('string');
    }),
  );
});
