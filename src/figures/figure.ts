/**
 * Figures of school mathematics as data: what a problem's drawing shows, small enough to travel inside a Markdown link.
 * `draw-figure.ts` makes an SVG of one, `describe-figure.ts` its text alternative. Safe in a browser.
 */
import { plain } from '../text/markdown.ts';
import { describeFigure } from './describe-figure.ts';
import { type Shape, ShapeError, listOf, numberBetween, objectOf, oneOf, pairOf, textUpTo, truth, wholeBetween } from './read-shape.ts';

const label = textUpTo(40);
const coordinate = numberBetween(-1000, 1000);
const point = pairOf(coordinate);

/** One reader for each kind; the types below follow from them. */
const KINDS = {
  /** Equal parts from left to right; `at` counts parts and may lie between two marks. */
  'number-line': objectOf({
    labels: listOf(label, 2, 41),
    points: listOf(objectOf({ at: numberBetween(0, 40), label, open: truth }), 0, 8),
    /** The side of the first point that is drawn heavy, as of an inequality. */
    shaded: oneOf('none', 'left', 'right'),
  }),
  'bar-model': objectOf({
    bars: listOf(
      objectOf({
        label,
        parts: listOf(objectOf({ size: numberBetween(0.01, 1_000_000), label, shaded: truth }), 1, 24),
        /** Stands over a brace across the bar; '' for none. */
        total: label,
      }),
      1,
      4,
    ),
  }),
  clock: objectOf({ hour: wholeBetween(1, 12), minute: wholeBetween(0, 59) }),
  coins: objectOf({
    coins: listOf(oneOf('quarter', 'dime', 'nickel', 'penny'), 0, 30),
    /** Dollars. */
    bills: listOf(oneOf('1', '5', '10', '20'), 0, 10),
  }),
  'coordinate-grid': objectOf({
    x: pairOf(wholeBetween(-100, 100)),
    y: pairOf(wholeBetween(-100, 100)),
    /** Units for one square. */
    step: numberBetween(0.5, 50),
    points: listOf(objectOf({ at: point, label }), 0, 30),
    /** Drawn through both points from edge to edge. */
    lines: listOf(objectOf({ through: pairOf(point), label }), 0, 4),
    shapes: listOf(objectOf({ corners: listOf(point, 2, 12), label, dashed: truth }), 0, 4),
  }),
  /** A triangle, a quadrilateral or any closed shape; side n goes from corner n to the next. */
  polygon: objectOf({
    /** With its article: 'A right triangle'. */
    name: textUpTo(60),
    corners: listOf(objectOf({ at: point, label, right: truth }), 3, 12),
    sides: listOf(label, 3, 12),
    /** Heights and diagonals. */
    dashes: listOf(objectOf({ from: point, to: point, label }), 0, 4),
  }),
  rectangle: objectOf({
    columns: wholeBetween(1, 60),
    rows: wholeBetween(1, 60),
    /** Whether the unit squares are drawn. */
    squares: truth,
    top: label,
    side: label,
    /** Squares that are shaded, row by row. */
    shaded: wholeBetween(0, 3600),
  }),
  /** Partial products: a box for each pair of parts. */
  'area-model': objectOf({ top: listOf(label, 1, 4), side: listOf(label, 1, 4), cells: listOf(listOf(label, 1, 4), 1, 4) }),
  'fraction-bars': objectOf({
    bars: listOf(objectOf({ parts: wholeBetween(1, 24), shaded: wholeBetween(0, 24), label }), 1, 4),
  }),
  dots: objectOf({ rows: wholeBetween(1, 20), columns: wholeBetween(1, 20) }),
  'ten-frames': objectOf({ counters: wholeBetween(0, 40), crossed: wholeBetween(0, 40) }),
  'base-ten-blocks': objectOf({ hundreds: wholeBetween(0, 9), tens: wholeBetween(0, 19), ones: wholeBetween(0, 19) }),
  ruler: objectOf({
    unit: oneOf('inches', 'centimeters'),
    length: wholeBetween(1, 30),
    objects: listOf(objectOf({ from: numberBetween(0, 30), to: numberBetween(0, 30), label }), 1, 4),
  }),
  'bar-graph': objectOf({
    title: textUpTo(80),
    axis: label,
    /** Units between two lines of the scale. */
    step: numberBetween(0.1, 10_000),
    bars: listOf(objectOf({ label, value: numberBetween(0, 100_000) }), 1, 12),
    /** A histogram's bars touch. */
    touching: truth,
  }),
  'picture-graph': objectOf({
    title: textUpTo(80),
    key: textUpTo(60),
    /** Symbols may be halves. */
    rows: listOf(objectOf({ label, symbols: numberBetween(0, 20) }), 1, 8),
  }),
  'dot-plot': objectOf({
    title: textUpTo(80),
    columns: listOf(objectOf({ label, dots: wholeBetween(0, 15) }), 1, 20),
  }),
  'box-plot': objectOf({
    title: textUpTo(80),
    scale: pairOf(numberBetween(-10_000, 10_000)),
    step: numberBetween(0.1, 5000),
    /** Least, first quartile, median, third quartile, greatest. */
    five: listOf(numberBetween(-10_000, 10_000), 5, 5),
  }),
  'scatter-plot': objectOf({
    title: textUpTo(80),
    acrossLabel: label,
    upLabel: label,
    across: pairOf(numberBetween(0, 10_000)),
    up: pairOf(numberBetween(0, 10_000)),
    step: pairOf(numberBetween(0.1, 5000)),
    points: listOf(point, 1, 30),
    line: listOf(point, 0, 2),
  }),
  table: objectOf({ title: textUpTo(80), rows: listOf(listOf(label, 1, 8), 2, 9) }),
  /** Rays from one point at these degrees, counted from the right; a label for each angle between neighbours. */
  angle: objectOf({
    rays: listOf(numberBetween(0, 360), 2, 6),
    labels: listOf(label, 1, 5),
    rightAngles: truth,
  }),
  circle: objectOf({
    /** Text at the drawn radius or diameter; '' for none. */
    radius: label,
    diameter: label,
    /** Degrees of a shaded sector; 0 for none. */
    sector: numberBetween(0, 360),
    sectorLabel: label,
  }),
  solid: objectOf({
    shape: oneOf('rectangular prism', 'cube', 'cylinder', 'cone', 'sphere', 'square pyramid', 'triangular prism'),
    /** Width or radius, height, depth; '' where a solid has none. */
    across: label,
    height: label,
    depth: label,
  }),
  spinner: objectOf({ sections: listOf(label, 2, 16) }),
} as const;

export type FigureKind = keyof typeof KINDS;
export type FigureOf<Kind extends FigureKind> = { readonly kind: Kind } & Shape<(typeof KINDS)[Kind]>;
export type Figure = { readonly [Kind in FigureKind]: FigureOf<Kind> }[FigureKind];

const SCHEME = 'figure:';
/** Characters of an encoded figure; a figure of the composer has under 2,000. */
const MOST_CHARACTERS = 8000;

/** JSON in base64 with '-' and '.', so that no character can end a Markdown link or an attribute, or pass for emphasis. */
function encode(figure: Figure): string {
  const bytes = new TextEncoder().encode(JSON.stringify(figure));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '.').replaceAll('=', '');
}

function decode(encoded: string): unknown {
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('.', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** The address under which a figure stands in a document: 'figure:eyJ…'. */
export function figureHref(figure: Figure): string {
  return `${SCHEME}${encode(figure)}`;
}

/** The figure of an address, or undefined for anything that is not exactly one: the address may come from anywhere. */
export function readFigure(href: string): Figure | undefined {
  if (!href.startsWith(SCHEME) || href.length > MOST_CHARACTERS) return undefined;
  try {
    const { kind, ...rest } = decode(href.slice(SCHEME.length)) as { readonly kind?: unknown };
    if (typeof kind !== 'string' || !Object.hasOwn(KINDS, kind)) return undefined;
    return { kind, ...KINDS[kind as FigureKind](rest) } as Figure;
  } catch (error) {
    if (error instanceof ShapeError || error instanceof SyntaxError || error instanceof TypeError || error instanceof DOMException)
      return undefined;
    throw error;
  }
}

/** A Markdown image: the text alternative and the figure itself. */
export function figureMarkdown(figure: Figure): string {
  return `![${plain(describeFigure(figure)).replaceAll(']', String.raw`\]`)}](${figureHref(figure)})`;
}
