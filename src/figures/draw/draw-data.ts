/** Graphs, plots, tables and spinners. */
import type { FigureOf } from '../figure.ts';
import {
  type Drawing,
  GRAY,
  LIGHT,
  type Point,
  circle,
  line,
  marksBetween,
  onCircle,
  rect,
  shownNumber,
  slice,
  text,
  widthOf,
} from './svg.ts';

export function drawBarGraph({ title, axis, step, bars, touching }: FigureOf<'bar-graph'>): Drawing {
  const top = Math.ceil(Math.max(step, ...bars.map(({ value }) => value)) / step) * step;
  const scale = marksBetween(0, top, step, 40);
  const every = Math.max(1, Math.ceil(scale.length / 12));
  const [left, height, base] = [62, 190, 226];
  const room = Math.max(56, Math.min(110, Math.max(...bars.map(({ label }) => widthOf(label, 12))) + 12));
  const yOf = (value: number): number => base - (value / top) * height;
  return {
    width: left + bars.length * room + 16,
    height: 264,
    marks: [
      text([left + (bars.length * room) / 2, 14], title, { bold: true, size: 13 }),
      text([8, 26], axis, { anchor: 'start', size: 12 }),
      ...scale.flatMap((value, index) => [
        line([left, yOf(value)], [left + bars.length * room, yOf(value)], { width: 0.6, stroke: '#999' }),
        index % every === 0 ? text([left - 6, yOf(value)], shownNumber(value), { anchor: 'end', size: 12 }) : '',
      ]),
      ...bars.flatMap(({ label, value }, index) => {
        const inset = touching ? 0 : room * 0.18;
        return [
          value === 0 ? '' : rect([left + index * room + inset, yOf(value)], room - 2 * inset, base - yOf(value), { fill: GRAY }),
          text([left + (index + 0.5) * room, base + 14], label, { size: 12 }),
        ];
      }),
      line([left, base], [left + bars.length * room, base], { width: 2 }),
      line([left, base], [left, 30], { width: 2 }),
    ],
  };
}

export function drawPictureGraph({ title, key, rows }: FigureOf<'picture-graph'>): Drawing {
  const left = Math.min(150, Math.max(...rows.map(({ label }) => widthOf(label)))) + 20;
  const most = Math.max(1, ...rows.map(({ symbols }) => Math.ceil(symbols)));
  return {
    width: Math.max(left + most * 26 + 16, widthOf(title) + 24, widthOf(key) + 40),
    height: rows.length * 34 + 66,
    marks: [
      text([8, 14], title, { anchor: 'start', bold: true, size: 13 }),
      ...rows.flatMap(({ label, symbols }, row) => [
        line([8, 28 + row * 34], [left + most * 26 + 8, 28 + row * 34], { width: 0.6 }),
        text([left - 10, 45 + row * 34], label, { anchor: 'end' }),
        ...Array.from({ length: Math.ceil(symbols) }, (_, index) => {
          const center: Point = [left + 13 + index * 26, 45 + row * 34];
          return index + 1 <= symbols ? circle(center, 9, { fill: GRAY }) : slice(center, 9, 90, 270, { fill: GRAY });
        }),
      ]),
      line([8, 28 + rows.length * 34], [left + most * 26 + 8, 28 + rows.length * 34], { width: 0.6 }),
      circle([20, 48 + rows.length * 34], 9, { fill: GRAY }),
      text([36, 48 + rows.length * 34], key, { anchor: 'start', size: 12 }),
    ],
  };
}

export function drawDotPlot({ title, columns }: FigureOf<'dot-plot'>): Drawing {
  const room = Math.max(30, Math.max(...columns.map(({ label }) => widthOf(label, 12))) + 8);
  const most = Math.max(1, ...columns.map(({ dots }) => dots));
  const base = most * 18 + 40;
  return {
    width: columns.length * room + 32,
    height: base + 34,
    marks: [
      text([(columns.length * room) / 2 + 16, 14], title, { bold: true, size: 13 }),
      line([8, base], [columns.length * room + 24, base], { width: 2 }),
      ...columns.flatMap(({ label, dots }, index) => {
        const x = 16 + (index + 0.5) * room;
        return [
          line([x, base - 4], [x, base + 4]),
          text([x, base + 18], label, { size: 12 }),
          ...Array.from({ length: dots }, (_, dot) => circle([x, base - 12 - dot * 18], 6, { fill: '#111' })),
        ];
      }),
    ],
  };
}

export function drawBoxPlot({ title, scale: [from, to], step, five }: FigureOf<'box-plot'>): Drawing {
  const end = Math.max(to, from + step);
  const xOf = (value: number): number => 24 + (Math.min(Math.max(value, from), end) - from) * (372 / (end - from));
  const [least, lower, median, upper, greatest] = five.map((value) => xOf(value)) as [number, number, number, number, number];
  const marks = marksBetween(from, end, step);
  const every = Math.max(1, Math.ceil(marks.length / 12));
  return {
    width: 420,
    height: 124,
    marks: [
      text([210, 14], title, { bold: true, size: 13 }),
      line([least, 50], [lower, 50]),
      line([upper, 50], [greatest, 50]),
      line([least, 42], [least, 58]),
      line([greatest, 42], [greatest, 58]),
      rect([lower, 34], upper - lower, 32, { fill: LIGHT, width: 2 }),
      line([median, 34], [median, 66], { width: 3 }),
      line([12, 88], [408, 88]),
      ...marks.flatMap((value, index) => [
        line([xOf(value), 83], [xOf(value), 93]),
        index % every === 0 ? text([xOf(value), 106], shownNumber(value), { size: 12 }) : '',
      ]),
    ],
  };
}

export function drawScatter({ title, acrossLabel, upLabel, across, up, step, points, line: fit }: FigureOf<'scatter-plot'>): Drawing {
  const [right, high] = [Math.max(across[1], across[0] + step[0]), Math.max(up[1], up[0] + step[1])];
  const place = ([x, y]: Point): Point => [64 + ((x - across[0]) / (right - across[0])) * 300, 246 - ((y - up[0]) / (high - up[0])) * 200];
  const [columns, rows] = [marksBetween(across[0], right, step[0], 20), marksBetween(up[0], high, step[1], 20)];
  const [one, other] = fit;
  return {
    width: 390,
    height: 296,
    marks: [
      text([214, 12], title, { bold: true, size: 13 }),
      text([8, 32], upLabel, { anchor: 'start', size: 12 }),
      text([214, 284], acrossLabel, { size: 12 }),
      ...columns.flatMap((value) => [
        line([place([value, 0])[0], 46], [place([value, 0])[0], 246], { width: 0.6, stroke: '#999' }),
        text([place([value, 0])[0], 260], shownNumber(value), { size: 11 }),
      ]),
      ...rows.flatMap((value) => [
        line([64, place([across[0], value])[1]], [364, place([across[0], value])[1]], { width: 0.6, stroke: '#999' }),
        text([58, place([across[0], value])[1]], shownNumber(value), { size: 11, anchor: 'end' }),
      ]),
      line([64, 246], [364, 246], { width: 2 }),
      line([64, 246], [64, 46], { width: 2 }),
      ...(one && other ? [line(place(one), place(other), { width: 2 })] : []),
      ...points.map((point) => circle(place(point), 4, { fill: '#111' })),
    ],
  };
}

export function drawTable({ title, rows }: FigureOf<'table'>): Drawing {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) => Math.max(48, ...rows.map((row) => widthOf(row[column] ?? '', 13) + 16)));
  const lefts = widths.map((_, column) => 8 + widths.slice(0, column).reduce((sum, width) => sum + width, 0));
  const top = title === '' ? 8 : 28;
  return {
    width: Math.max(16 + widths.reduce((sum, width) => sum + width, 0), widthOf(title, 13) + 16),
    height: top + rows.length * 28 + 8,
    marks: [
      text([8, 14], title, { anchor: 'start', bold: true, size: 13 }),
      ...rows.flatMap((row, index) =>
        widths.flatMap((width, column) => [
          rect([lefts[column] ?? 8, top + index * 28], width, 28, { fill: index === 0 ? LIGHT : '#fff', width: 1 }),
          text([(lefts[column] ?? 8) + width / 2, top + index * 28 + 14], row[column] ?? '', { size: 13, bold: index === 0 }),
        ]),
      ),
    ],
  };
}

export function drawSpinner({ sections }: FigureOf<'spinner'>): Drawing {
  const center: Point = [110, 110];
  const turn = 360 / sections.length;
  return {
    width: 220,
    height: 220,
    marks: [
      ...sections.flatMap((label, index) => [
        slice(center, 96, index * turn, (index + 1) * turn, { fill: index % 2 === 0 ? '#fff' : LIGHT }),
        text(onCircle(center, 64, (index + 0.5) * turn), label, { size: label.length > 5 ? 10 : 14 }),
      ]),
      line(center, onCircle(center, 44, 100), { width: 4 }),
      circle(center, 5, { fill: '#111' }),
    ],
  };
}
