/** Builders of the figures that problems carry, in the words and sizes of skills. */
import type { Figure, FigureOf } from '../../figures/figure.ts';

type Pair = readonly [number, number];

/** Rises from the right angle at the lower left; labels for the level leg, the slanted side and the upright leg. */
export function rightTriangle(
  level: number,
  upright: number,
  sides: readonly [level: string, slanted: string, upright: string],
  angle = '',
): Figure {
  return {
    kind: 'polygon',
    name: 'A right triangle',
    corners: [
      { at: [0, 0], label: '', right: true },
      { at: [level, 0], label: angle, right: false },
      { at: [0, upright], label: '', right: false },
    ],
    sides: [...sides],
    dashes: [],
  };
}

/** A rectangle to scale, its long side level. */
export function rectangleFigure(long: number, wide: number, top: string, side: string, squares = false): Figure {
  const shrink = Math.max(1, long / 40);
  return {
    kind: 'rectangle',
    columns: Math.max(1, Math.round(long / shrink)),
    rows: Math.max(1, Math.round(wide / shrink)),
    squares: squares && shrink === 1,
    top,
    side,
    shaded: 0,
  };
}

/** One bar of labelled parts. */
export function barModel(parts: readonly (readonly [size: number, label: string])[], total = '', label = ''): Figure {
  return { kind: 'bar-model', bars: [bar(parts, total, label)] };
}

export function bar(
  parts: readonly (readonly [size: number, label: string])[],
  total = '',
  label = '',
): FigureOf<'bar-model'>['bars'][number] {
  return { label, total, parts: parts.map(([size, text]) => ({ size, label: text, shaded: text === '?' })) };
}

/** Whole numbers from `from` to `to` in steps; only every `every`-th mark is labelled. */
export function numberLine(from: number, to: number, step: number, points: FigureOf<'number-line'>['points'] = [], every = 1): Figure {
  const marks = Math.round((to - from) / step);
  const labels = Array.from({ length: marks + 1 }, (_, index) =>
    index % every === 0 ? String(Math.round((from + index * step) * 1000) / 1000).replace('-', '−') : '',
  );
  return { kind: 'number-line', labels, points, shaded: 'none' };
}

/** A grid that holds these points with one square to spare, axes included. */
export function gridAround(points: readonly Pair[], rest: Partial<Omit<FigureOf<'coordinate-grid'>, 'kind' | 'x' | 'y'>> = {}): Figure {
  const reach = (values: readonly number[]): Pair => [
    Math.min(0, ...values.map((value) => Math.floor(value) - 1)),
    Math.max(0, ...values.map((value) => Math.ceil(value) + 1)),
  ];
  const [x, y] = [reach(points.map(([px]) => px)), reach(points.map(([, py]) => py))];
  const span = Math.max(x[1] - x[0], y[1] - y[0]);
  const step = span > 60 ? 10 : span > 30 ? 5 : span > 20 ? 2 : 1;
  const snap = ([low, high]: Pair): Pair => [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  return { kind: 'coordinate-grid', x: snap(x), y: snap(y), step, points: [], lines: [], shapes: [], ...rest };
}

export function clockFace(minutes: number): Figure {
  return { kind: 'clock', hour: Math.floor(minutes / 60) % 12 || 12, minute: minutes % 60 };
}
