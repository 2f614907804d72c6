import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, pageBreaks } from './page-breaks.ts';

/** Lines one under the other, some taller, some overlapping by a pixel. */
const lines = fc
  .array(fc.record({ height: fc.integer({ min: 10, max: 90 }), gap: fc.integer({ min: -1, max: 30 }), keepWithNext: fc.boolean() }), {
    minLength: 1,
    maxLength: 120,
  })
  .map((drawn) => {
    const boxes: Box[] = [];
    let at = 0;
    for (const { height, gap, keepWithNext } of drawn) {
      boxes.push({ top: at, bottom: at + height, keepWithNext: keepWithNext && height < 40 });
      at += height + gap;
    }
    return { boxes, height: Math.max(...boxes.map(({ bottom }) => bottom)) };
  });

it('cuts no line, fills no page beyond its room and leaves nothing out', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 200, max: 900 }), ({ boxes, height }, room) => {
      const tops = pageBreaks(boxes, height, room);
      expect(tops[0]).toBe(0);
      for (const [index, top] of tops.entries()) {
        const next = tops[index + 1] ?? height;
        expect(next).toBeGreaterThan(top);
        expect(next - top).toBeLessThanOrEqual(room);
      }
      for (const place of tops.slice(1)) {
        expect(boxes.filter(({ top, bottom }) => top + 0.5 < place && bottom - 0.5 > place)).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

it('keeps a heading with what follows', () => {
  const boxes = [
    { top: 0, bottom: 80 },
    { top: 80, bottom: 95, keepWithNext: true },
    { top: 95, bottom: 140 },
  ];
  expect(pageBreaks(boxes, 140, 100)).toEqual([0, 80]);
});

it('breaks after headings rather than through the line above them', () => {
  const boxes = [
    { top: 0, bottom: 46 },
    { top: 45, bottom: 57, keepWithNext: true },
    { top: 98, bottom: 110, keepWithNext: true },
    { top: 112, bottom: 201 },
  ];
  expect(pageBreaks(boxes, 201, 200)).toEqual([0, 98]);
});

it('does not slide to the top of a page where every line reaches a pixel into the next', () => {
  const boxes = [
    { top: 0, bottom: 39 },
    { top: 38, bottom: 124 },
    { top: 123, bottom: 201 },
    { top: 201, bottom: 211 },
  ];
  expect(pageBreaks(boxes, 211, 200)).toEqual([0, 123.5]);
});

it('cuts through what is taller than a page, rather than never ending', () => {
  expect(pageBreaks([{ top: 0, bottom: 250 }], 250, 100)).toEqual([0, 100, 200]);
});
