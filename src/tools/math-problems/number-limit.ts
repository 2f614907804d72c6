/** 'Within 100', 'numbers up to 50', 'no numbers over 20': the largest number a teacher wants to see. */
const LIMIT =
  /\b(?:within|up to|under|below|less than|no (?:numbers?|answers?) (?:over|above|greater than))\s+(?<limit>\d[\d,]{0,6})\b(?!\s*(?:minutes?|min|problems?|questions?|students?|days?|%))/iu;

export function numberLimit(context: string): number | undefined {
  const found = LIMIT.exec(context)?.groups?.['limit'];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
}

/** The largest number that stands in a text. */
export function largestNumber(text: string): number {
  const numbers = text.match(/\d[\d,]*(?:\.\d+)?/gu) ?? [];
  return Math.max(0, ...numbers.map((number) => Number(number.replaceAll(',', ''))));
}
