/** The numbers that work should stay within. */
import type { NumberLimits } from './wishes.ts';

const MOST =
  /\b(?:within|up to|(?:numbers?|sums?|totals?|products?|answers?|facts|values) (?:are |all )?(?:under|below|less than|to|through)|under|below|less than|nothing (?:over|above|bigger than)|no (?:numbers?|answers?|sums?|totals?) (?:over|above|greater than|bigger than|past))\s+(?<limit>\d[\d,]{0,6})\b(?!\s*(?:minutes?|problems?|questions?|students?|kids|days?|words|points|%))/iu;
const NO_REGROUPING = /\b(?:no|not|without|don'?t)(?: (?:any|do))? (?:regroup\w*|carrying|borrowing|trading)\b/iu;
const NO_REMAINDERS = /\b(?:no|without)(?: any)? remainders?\b/iu;
const NO_NEGATIVES =
  /\b(?:no|without|avoid)(?: any)? negatives?\b|\b(?:only positives?|positives? (?:numbers? )?only|positive (?:numbers|integers))\b/iu;
const NO_DECIMALS = /\b(?:no|without|avoid)(?: any)? decimals?\b/iu;
const WHOLE = /\bwhole numbers? only\b|\b(?:only|just) whole numbers?\b|\bstick to whole numbers?\b|\bintegers only\b/iu;
const DENOMINATORS =
  /\bdenominators?(?: (?:of|are|like|to|only|limited to))*:?\s+(?<list>\d{1,3}(?:(?:\s*(?:, and|,|and|or|&)\s*|\s+)\d{1,3})*)/iu;

/** @param text as `spelledOut` gives it */
export function readNumberLimits(text: string): NumberLimits {
  const limit = MOST.exec(text)?.groups?.['limit'];
  const denominators = DENOMINATORS.exec(text)?.groups?.['list'];
  const isWhole = WHOLE.test(text);
  return {
    most: limit === undefined ? undefined : Number(limit.replaceAll(',', '')),
    noRegrouping: NO_REGROUPING.test(text),
    noRemainders: NO_REMAINDERS.test(text),
    noNegatives: NO_NEGATIVES.test(text) || (isWhole && !/integers only/iu.test(text)),
    noDecimals: NO_DECIMALS.test(text) || isWhole,
    denominators: denominators === undefined ? [] : (denominators.match(/\d+/gu) ?? []).map(Number),
  };
}
