import { figuresAsPng } from './figures-as-png.ts';
import { plainTextOf } from './plain-text.ts';

/** Rich and plain together, so that headings, bold and tables survive a paste into a document or an email. */
export async function copySheet(sheet: Promise<string>): Promise<void> {
  // The promise goes in unresolved: a browser takes what a click allows, and drawing a figure takes a moment.
  const rich = sheet.then((html) => figuresAsPng(html)).then((html) => new Blob([withTableLines(html)], { type: 'text/html' }));
  const plain = sheet.then((html) => new Blob([plainTextOf(html)], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/html': rich, 'text/plain': plain })]);
}

/** Documents and mail programs take a pasted table's lines from its attributes: the page's styles stay behind. */
const withTableLines = (html: string): string => html.replaceAll('<table', '<table border="1" cellpadding="6" cellspacing="0"');
