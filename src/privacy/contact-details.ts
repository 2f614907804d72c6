/** E-mail addresses, phone numbers and identity numbers in free text. Found by their shape: no list knows them. */

export interface Span {
  readonly begin: number;
  readonly end: number;
}

export type ContactKind = 'email' | 'phone' | 'number';
export type ContactSpan = Span & { readonly kind: ContactKind };

/** In order: an address may hold digits, and what follows “ID” may look like a phone number. Each bound keeps matching linear. */
const SHAPES: readonly (readonly [ContactKind, RegExp])[] = [
  ['email', /(?<found>[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5})/gu],
  // What a person calls an identity number, then the number: “student ID: 00123456”, “SSN 123-45-6789”, “born 4/12/2015”.
  [
    'number',
    /\b(?:(?:student|case|lunch|medicaid|passport|state|local|school)\s(?:id|no\.?|number|#)|ids?|ssn|social security(?: number)?|pin|iep\s(?:no\.?|number|#))\s?(?:number|no\.?|#|is|:|=){0,2}\s{0,2}(?<found>[A-Z]{0,4}-?\d[\dA-Z-]{2,18}\d)\b/giu,
  ],
  [
    'number',
    /\b(?:dob|born(?: on)?|birth ?date|date of birth|birthday)\s?(?:is|:|=){0,2}\s{0,2}(?<found>\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})(?!\d)/giu,
  ],
  ['number', /(?<![\d-])(?<found>\d{3}-\d{2}-\d{4})(?![\d-])/gu],
  ['number', /(?<![\d-])(?<found>\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{2,4})(?![\d-])/gu],
  ['phone', /(?<![\p{L}\d])(?<found>\+\d{1,3}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){2,4}\d{2,4})(?!\d)/gu],
  ['phone', /(?<![\p{L}\d.-])(?<found>(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4})(?![\d-])/gu],
  [
    'phone',
    /\b(?:call|phone|cell|text|mobile|tel|fax|reach|home|work|office)\b[^\d\n]{0,24}(?<![\d$.,-])(?<found>\d{3}[ .-]\d{4}|\d{2}(?:[ .]\d{2}){3,4})(?![\d-])/giu,
  ],
  ['number', /(?<![\d.,$-])(?<found>\d{9,12})(?!\d|[.,-]\d)/gu],
];

export function findContactDetails(text: string): ContactSpan[] {
  if (!/[\d@]/u.test(text)) return [];
  const found: ContactSpan[] = [];
  for (const [kind, shape] of SHAPES) {
    for (const match of text.matchAll(shape)) {
      const value = match.groups?.['found'] ?? '';
      const begin = match.index + match[0].lastIndexOf(value);
      const span = { kind, begin, end: begin + value.length };
      if (!found.some((other) => span.begin < other.end && other.begin < span.end)) found.push(span);
    }
  }
  return found;
}
