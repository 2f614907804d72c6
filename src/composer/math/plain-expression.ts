/** Expressions as people and models write them, in the few signs that the calculator reads. */

const POWERS: Readonly<Record<string, string>> = { '²': '^2', '³': '^3' };

/**
 * '3 × $1,200', '25% of 40', '17 // 5', '2²' and 'x = 3 + 4' in + - * / ^ ( ), numbers and functions. What is none of these
 * stays, for the calculator to refuse.
 */
export function plainExpression(written: string): string {
  return (
    written
      .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/gu, '')
      .replaceAll(/[×·⋅]/gu, '*')
      .replaceAll('÷', '/')
      .replaceAll(/[−–]/gu, '-')
      .replaceAll(/[²³]/gu, (power) => POWERS[power] ?? power)
      .replaceAll('**', '^')
      .replaceAll('$', '')
      .replaceAll('[', '(')
      .replaceAll(']', ')')
      // Whole parts and remainders, as programmers write them.
      .replaceAll(/(?<left>\d+) ?\/\/ ?(?<right>\d+)/gu, 'floor($<left> / $<right>)')
      .replaceAll(/(?<left>\d+) (?:%|mod) (?<right>\d+)/gu, '($<left> - $<right> * floor($<left> / $<right>))')
      .replaceAll(/(?<percent>\d+(?:\.\d+)?) ?% of /gu, '$<percent> / 100 * ')
      .replaceAll(/(?<percent>\d+(?:\.\d+)?) ?%/gu, '($<percent> / 100)')
      .replaceAll(/(?<![\d.)])(?<whole>\d+) (?<part>\d+\/\d+)/gu, '($<whole> + $<part>)')
      .trim()
  );
}
