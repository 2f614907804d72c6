import { MATH_TERMS, MATH_TRANSLATIONS, termsFor } from './src/composer/math/math-terms.ts';
export async function main() {
  for (const s of ['number','operations','fractions','measurement','ratios','algebra','geometry','data'] as const) for (const g of [0,3,6,8,11]) { const t = termsFor([s], g).map((x) => x.term); process.stdout.write(`${s} ${g}: ${t.map((x) => x + (MATH_TRANSLATIONS[x] ? '' : '*')).join(', ')}\n`); }
  process.stdout.write(String(MATH_TERMS.length) + ' terms, translated ' + Object.keys(MATH_TRANSLATIONS).length + '\n');
}
