/** The coordinate grid with points, lines and shapes. */
import type { FigureOf } from '../figure.ts';
import { type Drawing, type Point, circle, line, marksBetween, polygon, shownNumber, text } from './svg.ts';

export function drawGrid({ x, y, step, points, lines, shapes }: FigureOf<'coordinate-grid'>): Drawing {
  const [left, right, low, high] = [x[0], Math.max(x[1], x[0] + step), y[0], Math.max(y[1], y[0] + step)];
  const scale = Math.min(300 / (right - left), 300 / (high - low));
  const place = ([px, py]: Point): Point => [30 + (px - left) * scale, 20 + (high - py) * scale];
  const axisX = place([Math.min(Math.max(0, left), right), 0])[0];
  const axisY = place([0, Math.min(Math.max(0, low), high)])[1];
  const [columns, rows] = [marksBetween(left, right, step), marksBetween(low, high, step)];
  const every = Math.max(1, Math.ceil(Math.max(columns.length, rows.length) / 14));
  const [width, height] = [(right - left) * scale, (high - low) * scale];
  const toEdge = ([one, other]: readonly [Point, Point]): readonly [Point, Point] => {
    const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
    const limits = [
      dx === 0 ? [-1e9, 1e9] : [(left - one[0]) / dx, (right - one[0]) / dx],
      dy === 0 ? [-1e9, 1e9] : [(low - one[1]) / dy, (high - one[1]) / dy],
    ];
    const from = Math.max(...limits.map((ends) => Math.min(...ends)));
    const to = Math.min(...limits.map((ends) => Math.max(...ends)));
    return [place([one[0] + from * dx, one[1] + from * dy]), place([one[0] + to * dx, one[1] + to * dy])];
  };
  return {
    width: width + 60,
    height: height + 48,
    marks: [
      ...columns.map((value) => line([place([value, 0])[0], 20], [place([value, 0])[0], 20 + height], { width: 0.6, stroke: '#999' })),
      ...rows.map((value) => line([30, place([0, value])[1]], [30 + width, place([0, value])[1]], { width: 0.6, stroke: '#999' })),
      line([30, axisY], [30 + width + 8, axisY], { width: 2 }),
      line([axisX, 20 + height], [axisX, 12], { width: 2 }),
      text([30 + width + 18, axisY], 'x'),
      text([axisX, 4], 'y'),
      ...columns.flatMap((value, index) =>
        value === 0 || index % every > 0 ? [] : [text([place([value, 0])[0], axisY + 12], shownNumber(value), { size: 11 })],
      ),
      ...rows.flatMap((value, index) =>
        value === 0 || index % every > 0 ? [] : [text([axisX - 6, place([0, value])[1]], shownNumber(value), { size: 11, anchor: 'end' })],
      ),
      ...shapes.flatMap(({ corners, label, dashed }) => {
        const placed = corners.map((corner) => place(corner));
        const [cx, cy] = [
          placed.reduce((sum, [px]) => sum + px, 0) / placed.length,
          placed.reduce((sum, [, py]) => sum + py, 0) / placed.length,
        ];
        return [polygon(placed, { width: 2, dashed }), text([cx, cy], label, { bold: true })];
      }),
      ...lines.flatMap(({ through, label }) => {
        const [from, to] = toEdge(through);
        return [line(from, to, { width: 2 }), text([to[0] - 8, to[1] + (to[1] < 40 ? 14 : -10)], label, { anchor: 'end', size: 12 })];
      }),
      ...points.flatMap(({ at, label }) => [
        circle(place(at), 4, { fill: '#111' }),
        text([place(at)[0] + 8, place(at)[1] - 10], label, { anchor: 'start', bold: true }),
      ]),
    ],
  };
}
