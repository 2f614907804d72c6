/**
 * The rubric's table as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. It is read from the
 * sheet, not from the document, so that every word the teacher changed in a cell is in it. Runs in the browser.
 */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** A cell that begins like a formula is marked as text, or a spreadsheet would run it. */
function inCell(text: string): string {
  const asText = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return `"${asText.replaceAll('"', '""')}"`;
}

/** @param html the sheet as it is seen */
export function rubricAsCsv(html: string): string {
  const rows = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table tr')];
  const lines = rows.map((row) => [...row.children].map((cell) => inCell(cell.textContent.replaceAll(/\s+/gu, ' ').trim())).join(','));
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}
