/** The rubric's table as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. */
import type { RubricDocument } from '../document.ts';

const BYTE_ORDER_MARK = '\u{FEFF}';

/** A cell that begins like a formula is marked as text, or a spreadsheet would run it. */
function inCell(text: string): string {
  const asText = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return `"${asText.replaceAll('"', '""')}"`;
}

export function rubricAsCsv({ levels, criteria }: RubricDocument): string {
  const hasPoints = criteria.some(({ points }) => points.length > 0);
  const headers = ['Criterion', ...levels, ...(hasPoints ? ['Points'] : [])];
  const rows = criteria.map(({ name, descriptors, points }) => [
    name,
    ...descriptors.map((descriptor, index) => {
      const range = points[index];
      return range ? `${descriptor} (${range.from === range.to ? range.to : `${range.from}–${range.to}`})` : descriptor;
    }),
    ...(hasPoints ? [String(points[0]?.to ?? '')] : []),
  ]);
  return BYTE_ORDER_MARK + [headers, ...rows].map((row) => `${row.map((text) => inCell(text)).join(',')}\r\n`).join('');
}
