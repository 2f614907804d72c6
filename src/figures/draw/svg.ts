/** The few SVG elements that figures are made of: black on white, gray fills, no styles, every text escaped. */

const BLACK = '#111';
export const GRAY = '#ccc';
export const LIGHT = '#eee';

export type Point = readonly [x: number, y: number];

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? '');
}

/** At most one decimal: a tenth of a pixel is finer than print. */
const px = (value: number): string => String(Math.round(value * 10) / 10);

export interface Stroke {
  readonly width?: number;
  readonly dashed?: boolean;
  readonly fill?: string;
  readonly stroke?: string;
}

function paint({ width = 1.5, dashed = false, fill = 'none', stroke = BLACK }: Stroke): string {
  return `stroke="${stroke}" stroke-width="${width}" fill="${fill}"${dashed ? ' stroke-dasharray="5 4"' : ''}`;
}

export function line([x1, y1]: Point, [x2, y2]: Point, stroke: Stroke = {}): string {
  return `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" ${paint(stroke)}/>`;
}

export function rect([x, y]: Point, width: number, height: number, stroke: Stroke = {}): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" ${paint(stroke)}/>`;
}

export function circle([x, y]: Point, radius: number, stroke: Stroke = {}): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" ${paint(stroke)}/>`;
}

export function ellipse([x, y]: Point, across: number, up: number, stroke: Stroke = {}): string {
  return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(across)}" ry="${px(up)}" ${paint(stroke)}/>`;
}

export function polygon(corners: readonly Point[], stroke: Stroke = {}): string {
  return `<polygon points="${corners.map(([x, y]) => `${px(x)},${px(y)}`).join(' ')}" ${paint(stroke)}/>`;
}

/** An arc of a circle from one angle to another, in degrees from the right, counted against the clock. */
export function arc([x, y]: Point, radius: number, from: number, to: number, stroke: Stroke = {}): string {
  const [sx, sy] = onCircle([x, y], radius, from);
  const [ex, ey] = onCircle([x, y], radius, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `<path d="M ${px(sx)} ${px(sy)} A ${px(radius)} ${px(radius)} 0 ${large} 0 ${px(ex)} ${px(ey)}" ${paint(stroke)}/>`;
}

/** A slice of a disk between two angles. */
export function slice([x, y]: Point, radius: number, from: number, to: number, stroke: Stroke = {}): string {
  const [sx, sy] = onCircle([x, y], radius, from);
  const [ex, ey] = onCircle([x, y], radius, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `<path d="M ${px(x)} ${px(y)} L ${px(sx)} ${px(sy)} A ${px(radius)} ${px(radius)} 0 ${large} 0 ${px(ex)} ${px(ey)} Z" ${paint(stroke)}/>`;
}

export function onCircle([x, y]: Point, radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(turn), y - radius * Math.sin(turn)];
}

export interface TextLook {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
}

/** Text whose middle line is at y; '' for no text. */
export function text([x, y]: Point, content: string, { size = 14, anchor = 'middle', bold = false }: TextLook = {}): string {
  if (content === '') return '';
  return `<text x="${px(x)}" y="${px(y + size * 0.35)}" font-family="sans-serif" font-size="${size}" text-anchor="${anchor}"${bold ? ' font-weight="bold"' : ''} fill="${BLACK}">${escapeXml(content)}</text>`;
}

/** Room for a text, in pixels: letters of a sans-serif face are a little over half as wide as high. */
export function widthOf(content: string, size = 14): number {
  return content.length * size * 0.58;
}

/** Multiples of the step from `from` to `to`, kept finite for hostile ranges. */
export function marksBetween(from: number, to: number, step: number, most = 60): number[] {
  const count = Math.floor((to - from) / step + 1e-9);
  if (count < 0 || count > most) return [from, to];
  return Array.from({ length: count + 1 }, (_, index) => Math.round((from + index * step) * 1000) / 1000);
}

export const shownNumber = (value: number): string => String(value).replace('-', '−');
