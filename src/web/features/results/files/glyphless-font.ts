/**
 * A TrueType font whose glyphs are all empty, made for the characters of one document. Text set in it can't be seen, but
 * can be selected, searched and read aloud. Tables as in the OpenType specification 1.9:
 * https://learn.microsoft.com/typography/opentype/spec/otff
 */

/** Every glyph is this wide, in thousandths of the font size. */
export const ADVANCE = 500;
const UNITS_PER_EM = 1000;
const ASCENT = 800;
const DESCENT = -200;

class Bytes {
  readonly #bytes: number[] = [];

  u16(...values: readonly number[]): this {
    for (const value of values) this.#bytes.push((value >> 8) & 0xff, value & 0xff);
    return this;
  }

  u32(...values: readonly number[]): this {
    for (const value of values) this.u16((value >>> 16) & 0xff_ff, value & 0xff_ff);
    return this;
  }

  ascii(text: string): this {
    for (const character of text) this.#bytes.push(character.charCodeAt(0) & 0xff);
    return this;
  }

  zeros(count: number): this {
    for (let index = 0; index < count; index += 1) this.#bytes.push(0);
    return this;
  }

  get bytes(): readonly number[] {
    return this.#bytes;
  }
}

/** Runs of neighbouring code points: [first, last, glyph of the first]. */
function runsOf(codes: readonly number[]): [number, number, number][] {
  const runs: [number, number, number][] = [];
  for (const [index, code] of codes.entries()) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code, index + 1]);
  }
  return runs;
}

/** Format 4: segments of the basic plane, closed by the one for U+FFFF. */
function cmap(codes: readonly number[]): Bytes {
  const segments: [number, number, number][] = [...runsOf(codes), [0xff_ff, 0xff_ff, 0]];
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const subtable = new Bytes()
    .u16(4, 16 + 8 * count, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2)
    .u16(...segments.map(([, last]) => last))
    .u16(0)
    .u16(...segments.map(([first]) => first))
    .u16(...segments.map(([first, , glyph]) => (glyph - first) & 0xff_ff))
    .u16(...segments.map(() => 0));
  const table = new Bytes().u16(0, 1, 3, 1).u32(12);
  return table.ascii(String.fromCharCode(...subtable.bytes));
}

function tablesFor(codes: readonly number[]): Record<string, Bytes> {
  const glyphs = codes.length + 1;
  const name = 'Invisible';
  return {
    'OS/2': new Bytes()
      .u16(1, ADVANCE, 400, 5, 0)
      .zeros(22)
      .zeros(10)
      .zeros(16)
      .ascii('HMRM')
      .u16(0x40, 0x20, 0xff_ff)
      .u16(ASCENT, DESCENT, 0, ASCENT, -DESCENT)
      .zeros(8),
    cmap: cmap(codes),
    glyf: new Bytes().zeros(4),
    head: new Bytes()
      .u32(0x0001_0000, 0x0001_0000, 0, 0x5f0f_3cf5)
      .u16(0, UNITS_PER_EM)
      .zeros(16)
      .u16(0, 0, ADVANCE, ASCENT, 0, 8, 2, 0, 0),
    hhea: new Bytes().u32(0x0001_0000).u16(ASCENT, DESCENT, 0, ADVANCE, 0, 0, 0, 1, 0, 0).zeros(8).u16(0, 1),
    hmtx: new Bytes().u16(ADVANCE, 0).zeros(2 * (glyphs - 1)),
    loca: new Bytes().zeros(2 * (glyphs + 1)),
    maxp: new Bytes().u32(0x0001_0000).u16(glyphs).zeros(26),
    name: new Bytes()
      .u16(0, 2, 6 + 24)
      .u16(1, 0, 0, 4, name.length, 0)
      .u16(1, 0, 0, 6, name.length, 0)
      .ascii(name),
    post: new Bytes().u32(0x0003_0000).zeros(28),
  };
}

/**
 * The font's file as a string of bytes, as jsPDF takes it.
 * @param text all that will be set in it; characters beyond the basic plane have no glyph
 */
export function glyphlessFont(text: string): string {
  const codes = [...new Set(text)]
    .filter((character) => character.length === 1)
    .map((character) => character.charCodeAt(0))
    .filter((code) => code < 0xff_ff)
    .sort((one, other) => one - other);
  const tables = Object.entries(tablesFor(codes));
  const count = tables.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const directory = new Bytes().u32(0x0001_0000).u16(count, power * 16, Math.log2(power), (count - power) * 16);
  const body = new Bytes();
  for (const [tag, { bytes }] of tables) {
    directory.ascii(tag).u32(0, 12 + 16 * count + body.bytes.length, bytes.length);
    body.ascii(String.fromCharCode(...bytes)).zeros((4 - (bytes.length % 4)) % 4);
  }
  return String.fromCharCode(...directory.bytes) + body.bytes.map((byte) => String.fromCharCode(byte)).join('');
}
