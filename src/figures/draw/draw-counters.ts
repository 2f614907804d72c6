/** What young children count: dots, ten-frames, blocks, coins, clocks. */
import type { FigureOf } from '../figure.ts';
import { type Drawing, GRAY, LIGHT, type Point, circle, line, onCircle, rect, text } from './svg.ts';

export function drawDots({ rows, columns }: FigureOf<'dots'>): Drawing {
  const gap = 26;
  return {
    width: columns * gap + 16,
    height: rows * gap + 16,
    marks: Array.from({ length: rows * columns }, (_, index) =>
      circle([8 + gap / 2 + (index % columns) * gap, 8 + gap / 2 + Math.floor(index / columns) * gap], 9, { fill: GRAY }),
    ),
  };
}

export function drawTenFrames({ counters, crossed }: FigureOf<'ten-frames'>): Drawing {
  const frames = Math.max(1, Math.ceil(counters / 10));
  const cell = 30;
  const frameWidth = cell * 5 + 18;
  const centerOf = (index: number): Point => {
    const inFrame = index % 10;
    return [10 + Math.floor(index / 10) * frameWidth + cell / 2 + (inFrame % 5) * cell, 10 + cell / 2 + Math.floor(inFrame / 5) * cell];
  };
  return {
    width: frames * frameWidth + 4,
    height: cell * 2 + 20,
    marks: [
      ...Array.from({ length: frames * 10 }, (_, index) => {
        const [x, y] = centerOf(index);
        return rect([x - cell / 2, y - cell / 2], cell, cell);
      }),
      ...Array.from({ length: counters }, (_, index) => circle(centerOf(index), 10, { fill: GRAY })),
      ...Array.from({ length: Math.min(crossed, counters) }, (_, index) => {
        const [x, y] = centerOf(counters - 1 - index);
        return line([x - 11, y - 11], [x + 11, y + 11], { width: 2.5 }) + line([x - 11, y + 11], [x + 11, y - 11], { width: 2.5 });
      }),
    ],
  };
}

export function drawBaseTen({ hundreds, tens, ones }: FigureOf<'base-ten-blocks'>): Drawing {
  const unit = 7;
  const marks: string[] = [];
  let x = 8;
  const block = (left: number, top: number, columns: number, rows: number): void => {
    marks.push(rect([left, top], columns * unit, rows * unit, { fill: LIGHT }));
    for (let column = 1; column < columns; column += 1)
      marks.push(line([left + column * unit, top], [left + column * unit, top + rows * unit], { width: 0.6 }));
    for (let row = 1; row < rows; row += 1)
      marks.push(line([left, top + row * unit], [left + columns * unit, top + row * unit], { width: 0.6 }));
  };
  for (let index = 0; index < hundreds; index += 1, x += unit * 10 + 8) block(x, 8, 10, 10);
  for (let index = 0; index < tens; index += 1, x += unit + 6) block(x, 8, 1, 10);
  for (let index = 0; index < ones; index += 1) block(x + Math.floor(index / 5) * (unit + 6), 8 + (index % 5) * (unit + 5), 1, 1);
  return { width: x + Math.ceil(ones / 5) * (unit + 6) + 8, height: unit * 10 + 16, marks };
}

const COINS = {
  quarter: { radius: 24, label: '25¢', name: 'quarter' },
  dime: { radius: 17, label: '10¢', name: 'dime' },
  nickel: { radius: 21, label: '5¢', name: 'nickel' },
  penny: { radius: 18, label: '1¢', name: 'penny' },
} as const;

export function drawCoins({ coins, bills }: FigureOf<'coins'>): Drawing {
  const perRow = 7;
  const billRows = Math.ceil(bills.length / 4);
  const top = billRows * 56;
  return {
    width: Math.max(Math.min(coins.length, perRow) * 58, Math.min(bills.length, 4) * 104) + 16,
    height: top + Math.ceil(coins.length / perRow) * 70 + 12,
    marks: [
      ...bills.flatMap((value, index) => {
        const [x, y] = [8 + (index % 4) * 104, 8 + Math.floor(index / 4) * 56];
        return [
          rect([x, y], 94, 44, { fill: LIGHT }),
          circle([x + 47, y + 22], 15),
          text([x + 47, y + 22], `$${value}`, { bold: true, size: 13 }),
        ];
      }),
      ...coins.flatMap((coin, index) => {
        const { radius, label, name } = COINS[coin];
        const center: Point = [8 + 28 + (index % perRow) * 58, top + 36 + Math.floor(index / perRow) * 70];
        return [
          circle(center, radius, { fill: coin === 'penny' ? GRAY : LIGHT }),
          text(center, label, { size: 12, bold: true }),
          text([center[0], center[1] + 32], name, { size: 10 }),
        ];
      }),
    ],
  };
}

export function drawClock({ hour, minute }: FigureOf<'clock'>): Drawing {
  const center: Point = [90, 90];
  const degreesOf = (turn: number): number => 90 - turn * 360;
  return {
    width: 180,
    height: 180,
    marks: [
      circle(center, 82, { width: 3 }),
      ...Array.from({ length: 60 }, (_, index) =>
        line(onCircle(center, index % 5 === 0 ? 72 : 77, index * 6), onCircle(center, 82, index * 6), { width: index % 5 === 0 ? 2 : 1 }),
      ),
      ...Array.from({ length: 12 }, (_, index) => text(onCircle(center, 60, degreesOf((index + 1) / 12)), String(index + 1), { size: 15 })),
      line(center, onCircle(center, 40, degreesOf(((hour % 12) + minute / 60) / 12)), { width: 5 }),
      line(center, onCircle(center, 66, degreesOf(minute / 60)), { width: 3 }),
      circle(center, 4, { fill: '#111' }),
    ],
  };
}
