/** Polygons, rectangles, area models and circles. */
import type { FigureOf } from '../figure.ts';
import { type Drawing, GRAY, LIGHT, type Point, arc, circle, line, polygon, rect, slice, text, widthOf } from './svg.ts';

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** From one point a way towards another. */
function towards([ax, ay]: Point, [bx, by]: Point, way: number): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [ax + ((bx - ax) / length) * way, ay + ((by - ay) / length) * way];
}

export function drawPolygon({ corners, sides, dashes }: FigureOf<'polygon'>): Drawing {
  const all = [...corners.map(({ at }) => at), ...dashes.flatMap(({ from, to }) => [from, to])];
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [low, high] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const scale = Math.min(220 / Math.max(right - left, 0.001), 150 / Math.max(high - low, 0.001));
  const margin = 24 + Math.min(110, Math.max(...sides.map((side) => widthOf(side)), ...corners.map(({ label }) => widthOf(label)), 0));
  const place = ([x, y]: Point): Point => [margin + (x - left) * scale, 28 + (high - y) * scale];
  const placed = corners.map(({ at }) => place(at));
  const next = (index: number): Point => placed[(index + 1) % placed.length] ?? [0, 0];
  const before = (index: number): Point => placed[(index + placed.length - 1) % placed.length] ?? [0, 0];
  // Corners run against the clock, so that the outside of a side lies to its right.
  const turn = placed.reduce((sum, [x, y], index) => sum + (next(index)[0] - x) * (next(index)[1] + y), 0) > 0 ? 1 : -1;
  const outside = (index: number, way: number): Point => {
    const [a, b] = [placed[index] ?? next(index), next(index)] as const;
    const [mx, my] = middle(a, b);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [mx - (turn * way * (b[1] - a[1])) / length, my + (turn * way * (b[0] - a[0])) / length];
  };
  return {
    width: (right - left) * scale + 2 * margin,
    height: (high - low) * scale + 56,
    marks: [
      polygon(placed, { fill: '#fff', width: 2 }),
      ...dashes.flatMap(({ from, to, label }) => {
        const [a, b] = [place(from), place(to)];
        const [x, y] = middle(a, b);
        return [line(a, b, { dashed: true }), text([x + 6, y], label, { anchor: 'start' })];
      }),
      ...sides.map((side, index) => {
        const [x, y] = outside(index, 14);
        const [mx] = middle(placed[index] ?? [0, 0], next(index));
        return text([x, y], side, { anchor: x < mx - 4 ? 'end' : x > mx + 4 ? 'start' : 'middle' });
      }),
      ...corners.flatMap(({ label, right: isRight }, index) => {
        const at: Point = placed[index] ?? [0, 0];
        const [one, other] = [towards(at, next(index), 13), towards(at, before(index), 13)];
        const inner: Point = [one[0] + other[0] - at[0], one[1] + other[1] - at[1]];
        const inward = towards(at, middle(towards(at, next(index), 40), towards(at, before(index), 40)), isRight ? 30 : 32);
        return [...(isRight ? [line(one, inner), line(inner, other)] : []), text(inward, label, { size: 12 })];
      }),
    ],
  };
}

export function drawRectangle({ columns, rows, squares, top, side, shaded }: FigureOf<'rectangle'>): Drawing {
  const cell = Math.min(28, 300 / columns, 200 / rows);
  const left = 20 + widthOf(side);
  const [width, height] = [columns * cell, rows * cell];
  return {
    width: left + width + 20,
    height: height + 44,
    marks: [
      ...Array.from({ length: Math.min(shaded, rows * columns) }, (_, index) =>
        rect([left + (index % columns) * cell, 32 + Math.floor(index / columns) * cell], cell, cell, { fill: GRAY, width: 0.5 }),
      ),
      ...(squares
        ? [
            ...Array.from({ length: columns - 1 }, (_, index) =>
              line([left + (index + 1) * cell, 32], [left + (index + 1) * cell, 32 + height], { width: 0.8 }),
            ),
            ...Array.from({ length: rows - 1 }, (_, index) =>
              line([left, 32 + (index + 1) * cell], [left + width, 32 + (index + 1) * cell], { width: 0.8 }),
            ),
          ]
        : []),
      rect([left, 32], width, height, { width: 2 }),
      text([left + width / 2, 18], top),
      text([left - 8, 32 + height / 2], side, { anchor: 'end' }),
    ],
  };
}

export function drawAreaModel({ top, side, cells }: FigureOf<'area-model'>): Drawing {
  const [boxWidth, boxHeight, left] = [100, 56, 70];
  return {
    width: left + top.length * boxWidth + 12,
    height: 40 + side.length * boxHeight,
    marks: [
      ...top.map((label, index) => text([left + (index + 0.5) * boxWidth, 18], label)),
      ...side.map((label, index) => text([left - 10, 32 + (index + 0.5) * boxHeight], label, { anchor: 'end' })),
      ...side.flatMap((_, row) =>
        top.flatMap((__, column) => [
          rect([left + column * boxWidth, 32 + row * boxHeight], boxWidth, boxHeight),
          text([left + (column + 0.5) * boxWidth, 32 + (row + 0.5) * boxHeight], cells[row]?.[column] ?? ''),
        ]),
      ),
    ],
  };
}

export function drawCircle({ radius, diameter, sector, sectorLabel }: FigureOf<'circle'>): Drawing {
  const center: Point = [110, 100];
  return {
    width: 220,
    height: 200,
    marks: [
      circle(center, 84, { width: 2 }),
      ...(sector > 0 && sector < 360 ? [slice(center, 84, 0, sector, { fill: LIGHT }), arc(center, 20, 0, sector)] : []),
      ...(sector > 0
        ? [text([center[0] + 44 * Math.cos((sector * Math.PI) / 360), center[1] - 44 * Math.sin((sector * Math.PI) / 360)], sectorLabel)]
        : []),
      ...(diameter === '' ? [] : [line([26, 100], [194, 100]), text([110, 86], diameter)]),
      ...(radius === '' ? [] : [line(center, [194, 100]), text([152, sector > 0 ? 114 : 88], radius)]),
      circle(center, 2.5, { fill: '#111' }),
    ],
  };
}
