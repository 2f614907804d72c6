/** Text alternatives: all that is needed to solve the problem, in the order of the drawing, and never its answer. */
import type { Figure, FigureKind, FigureOf } from './figure.ts';

type Describe = { readonly [Kind in FigureKind]: (figure: FigureOf<Kind>) => string };

function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const shownNumber = (value: number): string => String(value).replace('-', '−');
const pair = ([x, y]: readonly [number, number]): string => `(${shownNumber(x)}, ${shownNumber(y)})`;
const named = (label: string): string => (label === '' ? '' : ` ${label}`);
const titled = (title: string): string => (title === '' ? '' : ` “${title}”`);

function describeNumberLine({ labels, points, shaded }: FigureOf<'number-line'>): string {
  const shown = labels.flatMap((text, index) => (text === '' ? [] : [{ text, index }]));
  const first = shown[0];
  const last = shown.at(-1);
  const parts = labels.length - 1;
  const marks = points.map(({ at, label, open }) => {
    const on = labels[at] ?? '';
    const where =
      on !== '' && Number.isInteger(at)
        ? `at ${on}`
        : Number.isInteger(at)
          ? `on mark ${at} after the first`
          : `between marks ${Math.floor(at)} and ${Math.ceil(at)} after the first`;
    return `${open ? 'an open circle' : 'a point'}${named(label)} ${where}`;
  });
  const side = shaded === 'none' ? '' : ` The line is heavy to the ${shaded} of the circle.`;
  return `A number line from ${first?.text ?? ''} to ${last?.text ?? ''} in ${parts} equal parts${
    shown.length > 2 ? `, labeled ${listed(shown.map(({ text }) => text))}` : ''
  }.${marks.length > 0 ? ` It shows ${listed(marks)}.` : ''}${side}`;
}

function describeBarModel({ bars }: FigureOf<'bar-model'>): string {
  const told = bars.map(({ label, parts, total }) => {
    const labels = parts.map((part) => part.label).filter(Boolean);
    const same = parts.length > 1 && new Set(parts.map(({ size }) => size)).size === 1;
    const shaded = parts.filter((part) => part.shaded).length;
    return [
      `${label === '' ? 'A bar' : `The bar ${label}`} has ${same ? `${parts.length} equal parts` : plural(parts.length, 'part')}`,
      labels.length > 0 ? ` labeled ${listed([...new Set(labels)])}` : '',
      shaded > 0 ? `, ${shaded} of them shaded` : '',
      total === '' ? '.' : `; the whole bar is labeled ${total}.`,
    ].join('');
  });
  return `A bar model. ${told.join(' ')}`;
}

function describeClock({ hour, minute }: FigureOf<'clock'>): string {
  const past = (hour % 12) + 1;
  const shortHand =
    minute === 0
      ? `points to the ${hour}`
      : minute < 25
        ? `is a little past the ${hour}`
        : minute > 35
          ? `is past the ${hour} and near the ${past}`
          : `is halfway between the ${hour} and the ${past}`;
  const extra = minute % 5;
  const mark = Math.floor(minute / 5) || 12;
  const longHand = extra === 0 ? `points to the ${mark}` : `is ${plural(extra, 'small mark')} past the ${mark}`;
  return `An analog clock. The short hand ${shortHand}. The long hand ${longHand}.`;
}

function describeCoins({ coins, bills }: FigureOf<'coins'>): string {
  const many = { quarter: 'quarters', dime: 'dimes', nickel: 'nickels', penny: 'pennies' } as const;
  const money = [
    ...(['20', '10', '5', '1'] as const).map((value) => ({
      count: bills.filter((bill) => bill === value).length,
      one: `$${value} bill`,
      many: `$${value} bills`,
    })),
    ...(['quarter', 'dime', 'nickel', 'penny'] as const).map((coin) => ({
      count: coins.filter((one) => one === coin).length,
      one: coin,
      many: many[coin],
    })),
  ];
  return `Money: ${listed(money.filter(({ count }) => count > 0).map(({ count, one, many: all }) => plural(count, one, all)))}.`;
}

function describeGrid({ x, y, points, lines, shapes }: FigureOf<'coordinate-grid'>): string {
  const parts = [
    `A coordinate grid. The x-axis goes from ${shownNumber(x[0])} to ${shownNumber(x[1])}, the y-axis from ${shownNumber(y[0])} to ${shownNumber(y[1])}.`,
    points.length > 0 && `Points: ${listed(points.map(({ at, label }) => `${label === '' ? 'a point' : label} at ${pair(at)}`))}.`,
    ...lines.map(({ through: [one, other], label }) => `A line${named(label)} passes through ${pair(one)} and ${pair(other)}.`),
    ...shapes.map(({ corners, label }) => `${label === '' ? 'A shape' : `Shape ${label}`} has corners ${listed(corners.map(pair))}.`),
  ];
  return parts.filter(Boolean).join(' ');
}

function describePolygon({ name, corners, sides, dashes }: FigureOf<'polygon'>): string {
  const labels = sides.filter(Boolean);
  const marked = corners.map(({ label }) => label).filter(Boolean);
  const right = corners.filter((corner) => corner.right).length;
  return [
    `${name}.`,
    labels.length > 0 && `${labels.length === 1 ? 'One side is' : 'Sides in order are'} labeled ${listed(labels)}.`,
    marked.length > 0 && `${marked.length === 1 ? 'One corner is' : 'Corners in order are'} labeled ${listed(marked)}.`,
    right > 0 && `${right === 1 ? 'One corner has' : `${right} corners have`} a right-angle mark.`,
    ...dashes.map(({ label }) => `A dashed line inside is labeled ${label}.`),
  ]
    .filter(Boolean)
    .join(' ');
}

function describeDotPlot({ title, columns }: FigureOf<'dot-plot'>): string {
  return `A dot plot${titled(title)}. ${columns.map(({ label, dots }) => `${label}: ${plural(dots, 'dot')}`).join('; ')}.`;
}

function describeScatter({ title, acrossLabel, upLabel, points, line }: FigureOf<'scatter-plot'>): string {
  const [one, other] = line;
  const fit = one && other ? ` A line passes through ${pair(one)} and ${pair(other)}.` : '';
  return `A scatter plot${titled(title)} of ${upLabel} against ${acrossLabel}. Points: ${points.map(pair).join(', ')}.${fit}`;
}

function describeSolid({ shape, across, height, depth }: FigureOf<'solid'>): string {
  const round = shape === 'cylinder' || shape === 'cone' || shape === 'sphere';
  const measures = [
    across !== '' && `${round ? 'the radius' : 'one edge of the base'} is labeled ${across}`,
    depth !== '' && `another edge of the base ${depth}`,
    height !== '' && `the height ${height}`,
  ].filter((part) => part !== false);
  return `A ${shape}${measures.length > 0 ? `: ${listed(measures)}` : ''}.`;
}

const DESCRIBE: Describe = {
  'number-line': describeNumberLine,
  'bar-model': describeBarModel,
  clock: describeClock,
  coins: describeCoins,
  'coordinate-grid': describeGrid,
  polygon: describePolygon,
  rectangle: ({ columns, rows, squares, top, side, shaded }) =>
    [
      squares ? `A rectangle of ${plural(rows, 'row')} with ${plural(columns, 'unit square')} in each.` : 'A rectangle.',
      (top !== '' || side !== '') && `Its sides are labeled ${listed([top, side].filter(Boolean))}.`,
      shaded > 0 && `${plural(shaded, 'square is', 'squares are')} shaded.`,
    ]
      .filter(Boolean)
      .join(' '),
  'area-model': ({ top, side, cells }) =>
    `An area model. The top is split into ${listed(top)}, the side into ${listed(side)}. ${cells
      .map((row, index) => `Row ${index + 1} holds ${listed(row.map((cell) => (cell === '' ? 'an empty box' : cell)))}.`)
      .join(' ')}`,
  'fraction-bars': ({ bars }) =>
    bars
      .map(
        ({ parts, shaded, label }) =>
          `${label === '' ? 'A bar' : `Bar ${label}`} is split into ${plural(parts, 'equal part')}; ${shaded} ${shaded === 1 ? 'is' : 'are'} shaded.`,
      )
      .join(' '),
  dots: ({ rows, columns }) => `An array of dots: ${plural(rows, 'row')} with ${plural(columns, 'dot')} in each.`,
  'ten-frames': ({ counters, crossed }) =>
    `${counters > 10 ? 'Ten-frames' : 'A ten-frame'} with ${plural(counters, 'counter')}${crossed > 0 ? `; ${crossed} of them ${crossed === 1 ? 'is' : 'are'} crossed out` : ''}.`,
  'base-ten-blocks': ({ hundreds, tens, ones }) =>
    `Base-ten blocks: ${listed(
      [
        hundreds > 0 && plural(hundreds, 'hundreds flat'),
        tens > 0 && plural(tens, 'tens rod'),
        ones > 0 && plural(ones, 'ones cube'),
      ].filter((part) => part !== false),
    )}.`,
  ruler: ({ unit, objects }) =>
    `A ruler in ${unit}. ${objects.map(({ from, to, label }) => `The ${label} lies from the mark ${from} to the mark ${to}.`).join(' ')}`,
  'bar-graph': ({ title, axis, bars, touching }) =>
    `A ${touching ? 'histogram' : 'bar graph'}${titled(title)}. ${axis === '' ? '' : `The scale shows ${axis}. `}${bars
      .map(({ label, value }) => `${label}: ${value}`)
      .join('; ')}.`,
  'picture-graph': ({ title, key, rows }) =>
    `A picture graph${titled(title)}. Key: ${key.replace(/\.$/u, '')}. ${rows.map(({ label, symbols }) => `${label}: ${symbols === 0.5 ? 'half a symbol' : plural(symbols, 'symbol')}`).join('; ')}.`,
  'dot-plot': describeDotPlot,
  'box-plot': ({ title, five: [least, lower, median, upper, greatest] }) =>
    `A box plot${titled(title)}. The left whisker ends at ${least}, the box goes from ${lower} to ${upper} with a line at ${median}, and the right whisker ends at ${greatest}.`,
  'scatter-plot': describeScatter,
  table: ({ title, rows: [head = [], ...rows] }) =>
    `A table${titled(title)}. ${rows.map((row) => row.map((value, index) => (head[index] === undefined || head[index] === '' ? value : `${head[index]}: ${value}`)).join(', ')).join('; ')}.`,
  angle: ({ labels, rightAngles }) =>
    `Rays from one point. ${labels.length === 1 ? 'The angle between them is' : `The ${labels.length} angles side by side are`} labeled ${listed(labels.map((label) => (label === '' ? 'nothing' : label)))}.${rightAngles ? ' The outer rays make a right angle.' : ''}`,
  circle: ({ radius, diameter, sector, sectorLabel }) =>
    [
      'A circle.',
      radius !== '' && `The radius is labeled ${radius}.`,
      diameter !== '' && `The diameter is labeled ${diameter}.`,
      sector > 0 && `A shaded sector is labeled ${sectorLabel}.`,
    ]
      .filter(Boolean)
      .join(' '),
  solid: describeSolid,
  spinner: ({ sections }) => `A spinner with ${sections.length} equal sections: ${listed(sections)}.`,
};

/** The text alternative of a figure, in plain words. */
export function describeFigure(figure: Figure): string {
  const describe = DESCRIBE[figure.kind] as (figure: Figure) => string;
  return describe(figure);
}
