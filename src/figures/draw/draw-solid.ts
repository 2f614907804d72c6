/** Solids in a slanted view. */
import type { FigureOf } from '../figure.ts';
import { type Drawing, type Point, circle, ellipse, line, polygon, rect, text } from './svg.ts';

type Solid = FigureOf<'solid'>;
const HIDDEN = { dashed: true } as const;
const START = { anchor: 'start' } as const;

const BOX_TOP: readonly Point[] = [
  [50, 80],
  [110, 30],
  [240, 30],
  [180, 80],
];
const BOX_SIDE: readonly Point[] = [
  [180, 80],
  [240, 30],
  [240, 130],
  [180, 180],
];
const PYRAMID: readonly Point[] = [
  [60, 170],
  [170, 196],
  [230, 150],
  [150, 30],
];
const WEDGE_FRONT: readonly Point[] = [
  [50, 180],
  [150, 180],
  [100, 70],
];
const WEDGE_SIDE: readonly Point[] = [
  [150, 180],
  [250, 130],
  [200, 20],
  [100, 70],
];

const box = ({ across, height, depth }: Solid): string[] => [
  rect([50, 80], 130, 100),
  polygon(BOX_TOP),
  polygon(BOX_SIDE),
  text([115, 196], across),
  text([246, 80], height, START),
  text([218, 166], depth, START),
];

const MARKS: { readonly [Shape in Solid['shape']]: (solid: Solid) => string[] } = {
  cube: box,
  'rectangular prism': box,
  cylinder: ({ across, height }) => [
    ellipse([140, 40], 70, 20),
    line([70, 40], [70, 170]),
    line([210, 40], [210, 170]),
    ellipse([140, 170], 70, 20),
    line([140, 40], [210, 40], HIDDEN),
    text([176, 12], across),
    text([218, 110], height, START),
  ],
  cone: ({ across, height }) => [
    ellipse([140, 170], 70, 20),
    line([70, 170], [140, 24]),
    line([210, 170], [140, 24]),
    line([140, 170], [140, 24], HIDDEN),
    line([140, 170], [210, 170], HIDDEN),
    text([176, 200], across),
    text([146, 110], height, START),
  ],
  sphere: ({ across }) => [
    circle([140, 110], 84, { width: 2 }),
    ellipse([140, 110], 84, 24, HIDDEN),
    line([140, 110], [224, 110]),
    text([182, 98], across),
  ],
  'square pyramid': ({ across, height, depth }) => [
    polygon(PYRAMID),
    line([170, 196], [150, 30]),
    line([60, 170], [122, 140], HIDDEN),
    line([122, 140], [230, 150], HIDDEN),
    line([122, 140], [150, 30], HIDDEN),
    line([145, 165], [150, 30], HIDDEN),
    text([104, 196], across),
    text([154, 120], height, START),
    text([210, 186], depth, START),
  ],
  'triangular prism': ({ across, height, depth }) => [
    polygon(WEDGE_FRONT),
    polygon(WEDGE_SIDE),
    line([100, 70], [100, 180], HIDDEN),
    text([100, 196], across),
    text([106, 140], height, START),
    text([208, 168], depth, START),
  ],
};

export function drawSolid(solid: Solid): Drawing {
  return { width: 320, height: 220, marks: MARKS[solid.shape](solid) };
}
