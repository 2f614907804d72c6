/**
 * An expression or equation as students read it: '6 × 4', '12 ÷ 3', '5 − 2', '3²', '2 1/3', '|−4|'.
 * A fraction has no spaces around its bar and keeps it; a spaced bar is a division.
 */
export function displayMath(expression: string): string {
  const shown = (expression.includes('(') ? withoutParentheses(expression) : expression)
    .replaceAll(/\s\*\s/gu, ' × ')
    .replaceAll(/\s\/\s/gu, ' ÷ ')
    .replaceAll('-', '−');
  return separated(shown.includes('^') ? shown.replaceAll(/\^(\d+)/gu, (_, digits: string) => raised(digits)) : shown);
}

/** Those that only a calculator needs. */
const withoutParentheses = (expression: string): string =>
  expression
    .replaceAll(/\babs\(((?:[^()]|\([^()]*\))*)\)/gu, '|$1|')
    .replaceAll(/\((\d+) \+ (\d+\/\d+)\)/gu, '$1 $2')
    .replaceAll(/\((\d+\/\d+)\)(?!\s*\^)/gu, '$1');

const raised = (digits: string): string => Array.from(digits, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join('');

function separated(text: string): string {
  if (!/\d{4}/u.test(text)) return text;
  return text.replaceAll(/\d{4,}(?!\d*\.\d)/gu, (digits, at: number, whole: string) =>
    whole[at - 1] === '.' ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, ','),
  );
}
