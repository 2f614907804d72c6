/** Number lines, bar models, fraction bars, rulers and angles. */
import type { FigureOf } from '../figure.ts';
import { type Drawing, GRAY, LIGHT, arc, circle, line, onCircle, polygon, rect, text, widthOf } from './svg.ts';

const WIDTH = 420;
const SIDE = 26;

export function drawNumberLine({ labels, points, shaded }: FigureOf<'number-line'>): Drawing {
  const y = 46;
  const gap = (WIDTH - 2 * SIDE) / (labels.length - 1);
  const xOf = (at: number): number => SIDE + Math.min(at, labels.length - 1) * gap;
  const shown = labels.filter(Boolean).length;
  const size = shown > 14 || labels.some((label) => widthOf(label) * shown > WIDTH) ? 11 : 14;
  const [first] = points;
  const heavy = shaded === 'none' || !first ? [] : [line([xOf(first.at), y], [shaded === 'left' ? 8 : WIDTH - 8, y], { width: 5 })];
  return {
    width: WIDTH,
    height: 84,
    marks: [
      line([8, y], [WIDTH - 8, y]),
      polygon(
        [
          [2, y],
          [11, y - 4],
          [11, y + 4],
        ],
        { fill: '#111' },
      ),
      polygon(
        [
          [WIDTH - 2, y],
          [WIDTH - 11, y - 4],
          [WIDTH - 11, y + 4],
        ],
        { fill: '#111' },
      ),
      ...labels.flatMap((label, index) => [
        line([xOf(index), y - (label === '' ? 5 : 8)], [xOf(index), y + (label === '' ? 5 : 8)]),
        text([xOf(index), y + 22], label, { size }),
      ]),
      ...heavy,
      ...points.flatMap(({ at, label, open }) => [
        circle([xOf(at), y], 5.5, { fill: open ? '#fff' : '#111', width: 2 }),
        text([xOf(at), y - 22], label, { bold: true }),
      ]),
    ],
  };
}

export function drawBarModel({ bars }: FigureOf<'bar-model'>): Drawing {
  const labelRoom = Math.min(150, Math.max(0, ...bars.map(({ label }) => widthOf(label))) + 12);
  const room = WIDTH - labelRoom - 12;
  const longest = Math.max(...bars.map(({ parts }) => parts.reduce((sum, { size }) => sum + size, 0)));
  const marks: string[] = [];
  let y = 8;
  for (const { label, parts, total } of bars) {
    const length = (parts.reduce((sum, { size }) => sum + size, 0) / longest) * room;
    const whole = parts.reduce((sum, { size }) => sum + size, 0);
    if (total !== '') {
      const [left, right] = [labelRoom, labelRoom + length];
      marks.push(
        text([(left + right) / 2, y + 6], total, { bold: true }),
        line([left, y + 20], [right, y + 20]),
        line([left, y + 16], [left, y + 24]),
        line([right, y + 16], [right, y + 24]),
      );
      y += 28;
    }
    let x = labelRoom;
    for (const part of parts) {
      const width = (part.size / whole) * length;
      const size = widthOf(part.label) > width ? Math.max(8, (14 * width) / widthOf(part.label)) : 14;
      marks.push(
        rect([x, y], width, 34, { fill: part.shaded ? GRAY : '#fff' }),
        text([x + width / 2, y + 17], part.label, { size: Math.round(size) }),
      );
      x += width;
    }
    marks.push(text([labelRoom - 8, y + 17], label, { anchor: 'end' }));
    y += 46;
  }
  return { width: WIDTH, height: y, marks };
}

export function drawFractionBars({ bars }: FigureOf<'fraction-bars'>): Drawing {
  const labelRoom = Math.min(150, Math.max(0, ...bars.map(({ label }) => widthOf(label))) + 12);
  const room = WIDTH - labelRoom - 12;
  return {
    width: WIDTH,
    height: bars.length * 46 + 8,
    marks: bars.flatMap(({ parts, shaded, label }, row) => [
      text([labelRoom - 8, row * 46 + 25], label, { anchor: 'end' }),
      ...Array.from({ length: parts }, (_, index) =>
        rect([labelRoom + (index * room) / parts, row * 46 + 8], room / parts, 34, { fill: index < shaded ? GRAY : '#fff' }),
      ),
    ]),
  };
}

export function drawRuler({ unit, length, objects }: FigureOf<'ruler'>): Drawing {
  const gap = (WIDTH - 2 * SIDE) / length;
  const xOf = (at: number): number => SIDE + Math.min(at, length) * gap;
  const top = objects.length * 30 + 12;
  return {
    width: WIDTH,
    height: top + 62,
    marks: [
      ...objects.flatMap(({ from, to, label }, row) => [
        rect([xOf(Math.min(from, to)), row * 30 + 8], Math.abs(xOf(to) - xOf(from)), 22, { fill: LIGHT }),
        text([(xOf(from) + xOf(to)) / 2, row * 30 + 19], label, { size: 12 }),
        line([xOf(from), row * 30 + 30], [xOf(from), top], { dashed: true, width: 1 }),
        line([xOf(to), row * 30 + 30], [xOf(to), top], { dashed: true, width: 1 }),
      ]),
      rect([SIDE - 10, top], WIDTH - 2 * SIDE + 20, 44),
      ...Array.from({ length: length + 1 }, (_, index) => [
        line([xOf(index), top], [xOf(index), top + 14]),
        text([xOf(index), top + 24], String(index), { size: 12 }),
      ]).flat(),
      text([WIDTH / 2, top + 54], unit, { size: 12 }),
    ],
  };
}

export function drawAngle({ rays, labels, rightAngles }: FigureOf<'angle'>): Drawing {
  const sorted = [...rays].sort((one, other) => one - other);
  const low = sorted.some((ray) => ray > 180);
  const center = [150, low ? 130 : 160] as const;
  const ends = [sorted[0] ?? 0, sorted.at(-1) ?? 0] as const;
  return {
    width: 300,
    height: low ? 260 : 184,
    marks: [
      ...sorted.map((ray) => line(center, onCircle(center, 112, ray), { width: 2 })),
      ...sorted.slice(1).flatMap((ray, index) => {
        const from = sorted[index] ?? 0;
        const isRight = Math.abs(ray - from - 90) < 0.01 && labels.length === 1;
        return [
          ...(isRight ? [] : [arc(center, 30 + (index % 2) * 6, from, ray)]),
          text(onCircle(center, 62, (from + ray) / 2), labels[index] ?? ''),
        ];
      }),
      ...(rightAngles
        ? [
            line(onCircle(center, 16, ends[0]), onCircle(center, 22.6, (ends[0] + ends[1]) / 2)),
            line(onCircle(center, 16, ends[1]), onCircle(center, 22.6, (ends[0] + ends[1]) / 2)),
          ]
        : []),
      circle(center, 3, { fill: '#111' }),
    ],
  };
}
