/** One figure of every kind, for tests. */
import type { Figure, FigureKind } from './figure.ts';

export const SAMPLE_FIGURES: { readonly [Kind in FigureKind]: Figure & { readonly kind: Kind } } = {
  'number-line': {
    kind: 'number-line',
    labels: ['0', '', '', '', '1', '', '', '', '2'],
    points: [{ at: 5, label: 'A', open: true }],
    shaded: 'right',
  },
  'bar-model': {
    kind: 'bar-model',
    bars: [
      {
        label: 'Mei',
        parts: [
          { size: 12, label: '12', shaded: false },
          { size: 5, label: '?', shaded: true },
        ],
        total: '17',
      },
      { label: 'Kofi', parts: [{ size: 12, label: '12', shaded: false }], total: '' },
    ],
  },
  clock: { kind: 'clock', hour: 3, minute: 40 },
  coins: { kind: 'coins', coins: ['quarter', 'dime', 'nickel', 'penny', 'penny'], bills: ['1', '5'] },
  'coordinate-grid': {
    kind: 'coordinate-grid',
    x: [-6, 6],
    y: [-6, 6],
    step: 1,
    points: [{ at: [2, 3], label: 'A' }],
    lines: [
      {
        through: [
          [0, 1],
          [2, 5],
        ],
        label: 'm',
      },
    ],
    shapes: [
      {
        corners: [
          [-4, -2],
          [-1, -2],
          [-1, -5],
        ],
        label: 'P',
        dashed: false,
      },
    ],
  },
  polygon: {
    kind: 'polygon',
    name: 'A right triangle',
    corners: [
      { at: [0, 0], label: '', right: true },
      { at: [4, 0], label: 'B', right: false },
      { at: [0, 3], label: '', right: false },
    ],
    sides: ['4 feet', 'x', '3 feet'],
    dashes: [{ from: [0, 0], to: [1.44, 1.92], label: 'h' }],
  },
  rectangle: { kind: 'rectangle', columns: 6, rows: 4, squares: true, top: '6 feet', side: '4 feet', shaded: 7 },
  'area-model': {
    kind: 'area-model',
    top: ['20', '4'],
    side: ['30', '6'],
    cells: [
      ['600', '120'],
      ['', '24'],
    ],
  },
  'fraction-bars': {
    kind: 'fraction-bars',
    bars: [
      { parts: 4, shaded: 3, label: 'Ana' },
      { parts: 8, shaded: 5, label: 'Ben' },
    ],
  },
  dots: { kind: 'dots', rows: 3, columns: 5 },
  'ten-frames': { kind: 'ten-frames', counters: 13, crossed: 4 },
  'base-ten-blocks': { kind: 'base-ten-blocks', hundreds: 2, tens: 3, ones: 7 },
  ruler: { kind: 'ruler', unit: 'inches', length: 8, objects: [{ from: 1, to: 5.5, label: 'ribbon' }] },
  'bar-graph': {
    kind: 'bar-graph',
    title: 'Books read',
    axis: 'books',
    step: 2,
    bars: [
      { label: 'May', value: 6 },
      { label: 'June', value: 9 },
    ],
    touching: false,
  },
  'picture-graph': {
    kind: 'picture-graph',
    title: 'Fruit sold',
    key: 'Each circle stands for 4.',
    rows: [
      { label: 'apples', symbols: 3.5 },
      { label: 'pears', symbols: 2 },
    ],
  },
  'dot-plot': {
    kind: 'dot-plot',
    title: 'Lengths in inches',
    columns: [
      { label: '1', dots: 2 },
      { label: '1 1/2', dots: 4 },
      { label: '2', dots: 1 },
    ],
  },
  'box-plot': { kind: 'box-plot', title: 'Points', scale: [0, 40], step: 5, five: [4, 12, 18, 26, 37] },
  'scatter-plot': {
    kind: 'scatter-plot',
    title: 'Height and age',
    acrossLabel: 'weeks',
    upLabel: 'height (cm)',
    across: [0, 10],
    up: [0, 40],
    step: [2, 10],
    points: [
      [1, 6],
      [3, 13],
      [6, 25],
      [9, 33],
    ],
    line: [
      [0, 4],
      [10, 38],
    ],
  },
  table: {
    kind: 'table',
    title: 'A pump',
    rows: [
      ['minutes', '2', '4'],
      ['gallons', '6', '12'],
    ],
  },
  angle: { kind: 'angle', rays: [0, 35, 90], labels: ['35°', 'x'], rightAngles: true },
  circle: { kind: 'circle', radius: '7 cm', diameter: '', sector: 90, sectorLabel: '90°' },
  solid: { kind: 'solid', shape: 'cone', across: '3 cm', height: '8 cm', depth: '' },
  spinner: { kind: 'spinner', sections: ['red', 'blue', 'red', 'green'] },
};
