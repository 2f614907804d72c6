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

export function heading(level: 1 | 2 | 3, text: string): string {
  return `${'#'.repeat(level)} ${plain(text)}`;
}

/** A bulleted list; items are made inert. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${plain(item)}`).join('\n');
}

/** A numbered list; items are made inert. */
export function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${plain(item)}`).join('\n');
}

/** '**Label:** text', the text made inert; a label that asks needs no colon. */
export function labelled(label: string, text: string): string {
  return `**${label}${/[?!]$/u.test(label) ? '' : ':'}** ${plain(text)}`;
}

/** Blank lines to write on. */
export function writingLines(count: number): string {
  return Array.from({ length: count }, () => String.raw`\_`.repeat(48)).join('\n\n');
}

/** Blocks of Markdown with an empty line between; empty ones are left out. */
export function blocks(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
}
