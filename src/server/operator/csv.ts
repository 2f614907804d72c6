/** A cell that a spreadsheet would run as a formula is kept from it (OWASP, CSV injection): strangers typed it. */
const FORMULA = /^[=+\-@\t\r]/u;

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of comma-separated values (RFC 4180), line end included. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
