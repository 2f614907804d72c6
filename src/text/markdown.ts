/**
 * Text into Markdown, inert: what a teacher typed or a model wrote can never become markup.
 * Renderers add the markup; every text that comes out of a form or a document goes through `plain`.
 */

/** What Markdown or HTML would take for its own: inside a text, at its beginning, and blanks around it. */
const MARK = /[&<>\\`*_[~\r\n]/u;
const BEGINNING = /^(?:[\s#+=-]|\d{1,9}[.)])/u;
const BLANK = /\s/u;

const isLetter = (unit: number): boolean => (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a);
/** A text that begins with a letter begins with no mark, and one that ends with a stop with no blank: most do. */
const beginsAsMark = (text: string): boolean => !isLetter(text.charCodeAt(0)) && BEGINNING.test(text);
const endsBlank = (text: string): boolean => !text.endsWith('.') && BLANK.test(text.charAt(text.length - 1));
const CELL_MARK = /[&<>"*_`[\]~\r\n]/u;

/** Inline text as itself: no emphasis, link, code, heading, list, table, math or HTML can come of it. */
export function plain(text: string): string {
  // Most texts hold nothing of the kind.
  if (!MARK.test(text) && !beginsAsMark(text) && !endsBlank(text)) return text;
  return text
    .replaceAll(/\s*[\r\n]+\s*/gu, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_[~]/gu, String.raw`\$&`)
    .replace(/^(?<mark>#{1,6}|[-+=])(?=\s|$|[-+=])/u, String.raw`\$<mark>`)
    .replace(/^(?<number>\d{1,9})(?<mark>[.)])(?=\s|$)/u, String.raw`$<number>\$<mark>`);
}

/** Text for a cell of an HTML table. Markdown marks become entities: some renderers read Markdown inside HTML. */
export function cell(text: string): string {
  if (!CELL_MARK.test(text)) return text.trim();
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[*_`[\]~]/gu, (mark) => `&#${mark.charCodeAt(0)};`)
    .replaceAll(/\s*[\r\n]+\s*/gu, ' ')
    .trim();
}

const FENCE = /^\s*```/u;
/** What begins a block of its own: an item of a list, a row of a table, a line of a quotation. */
const BLOCK_LINE = /^\s*(?:[-*] |\d{1,3}[.)] |\|)/u;

/** Stars that hold words together, as in **bold**; every other star is itself: 2 * 3, 4*5. */
const EMPHASIS_OR_STAR = /(?<![\p{L}\p{N}*])(?<stars>\*{1,3})(?=[^\s*])[^*\n]*[^\s*]\k<stars>(?![\p{L}\p{N}*])|\*+/gu;

/** One line of rich text: emphasis stays, everything else that Markdown or HTML would take for its own is made inert. */
function richLine(line: string): string {
  return line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/(?!^\s*)>/gu, '&gt;')
    .replaceAll(/[\\`[~]/gu, String.raw`\$&`)
    .replaceAll('_', String.raw`\_`)
    .replaceAll(EMPHASIS_OR_STAR, (found: string) =>
      found.length > 1 && !/^\*+$/u.test(found) ? found : found.replaceAll('*', String.raw`\*`),
    )
    .replace(/^(?<bullet>\s*)\\\* /u, '$<bullet>* ')
    .replace(/^(?<indent>\s*)(?<mark>#{1,6}|=+|-{2,}|\+)(?=\s|$)/u, String.raw`$<indent>\$<mark>`);
}

/**
 * Text that may hold bold and italics, lists, tables, quotations and drawings in plain characters between fences, and nothing
 * else: no heading, link, image or HTML can come of it. Line ends stay where they were.
 */
export function rich(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n');
  let isFenced = false;
  const result = lines.map((line, index) => {
    if (FENCE.test(line)) {
      isFenced = !isFenced;
      return '```';
    }
    if (isFenced) return line;
    const next = lines[index + 1] ?? '';
    const goesOn = line.trim() !== '' && next.trim() !== '' && !BLOCK_LINE.test(line) && !BLOCK_LINE.test(next) && !FENCE.test(next);
    const quote = /^\s*>\s?/u.exec(line)?.[0];
    const inert = quote === undefined ? richLine(line) : `> ${richLine(line.slice(quote.length))}`;
    return goesOn ? `${inert.trimEnd()}  ` : inert;
  });
  if (isFenced) result.push('```');
  return separated(result).join('\n');
}

/** On one line of a list or a label: what is rich on several lines is joined. */
const richInline = (text: string): string => rich(text.replaceAll(/\s*\n\s*/gu, ' '));

/** A bulleted list of rich text, each item on one line. */
export function richBullets(items: readonly string[]): string {
  return items.map((item) => `- ${richInline(item)}`).join('\n');
}

/** '**Label:** text' with rich text on one line. */
export function richLabelled(label: string, text: string): string {
  return `${bold(label)} ${richInline(text)}`;
}

/** Lists and tables need an empty line before them, and paragraphs after them. */
function separated(lines: readonly string[]): string[] {
  const kind = (line: string | undefined): string => {
    if (line === undefined || line.trim() === '') return 'none';
    if (line.trimStart().startsWith('|')) return 'table';
    if (BLOCK_LINE.test(line) || /^\s{2,}\S/u.test(line)) return 'list';
    return line.startsWith('>') ? 'quote' : 'text';
  };
  let isFenced = false;
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const wasFenced = isFenced;
    if (line === '```') isFenced = !isFenced;
    if (wasFenced) return [line];
    const differs = kind(before) !== 'none' && kind(line) !== 'none' && kind(before) !== kind(line);
    return differs ? ['', line] : [line];
  });
}

export function heading(level: 1 | 2 | 3, text: string): string {
  return `${'#'.repeat(level)} ${plain(text)}`;
}

/** A bulleted list; items are made inert. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${plain(item)}`).join('\n');
}

/** A label that asks needs no colon. */
const bold = (label: string): string => `**${label}${/[?!]$/u.test(label) ? '' : ':'}**`;

/** '**Label:** text', the text made inert. */
export function labelled(label: string, text: string): string {
  return `${bold(label)} ${plain(text)}`;
}

/** Blank lines to write on. */
export function writingLines(count: number): string {
  return Array.from({ length: count }, () => String.raw`\_`.repeat(48)).join('\n\n');
}

/** Blocks of Markdown with an empty line between; empty ones are left out. */
export function blocks(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
}
