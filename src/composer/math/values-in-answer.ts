/** The values an answer can be read as, to hold a written answer against a computed one. */
import Fraction from 'fraction.js';

const NUMBER =
  /(?<sign>[-−])?\$?(?<whole>\d[\d,]*(?:\.\d+)?)(?:\s(?<top>\d+)\/(?<bottom>\d+)|\/(?<under>\d+))?(?<percent>\s?%|\s?percent\b)?/gu;
const SCIENTIFIC = /(?<front>\d+(?:\.\d+)?)\s?×\s?10(?<power>[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})/gu;
const CLOCK = /(?<hour>\d{1,2}):(?<minute>\d{2})(?:\s?(?<half>[ap])\.?m)?/giu;
const LONGEST_ANSWER = 200;

function clockValues(text: string): Fraction[] {
  return [...text.matchAll(CLOCK)].flatMap(({ groups }) => {
    const minutes = (Number(groups?.['hour']) % 12) * 60 + Number(groups?.['minute']);
    // Counted from midnight or noon, or from midnight over the whole day.
    return [new Fraction(minutes), new Fraction(minutes + 720)];
  });
}

function scientificValues(text: string): Fraction[] {
  return [...text.matchAll(SCIENTIFIC)].flatMap(({ groups }) => {
    const power = Number(
      (groups?.['power'] ?? '').replaceAll(/./gu, (mark) => ('⁻⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(mark) === 0 ? '-' : String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(mark)))),
    );
    if (!Number.isInteger(power) || Math.abs(power) > 40) return [];
    return [new Fraction(groups?.['front'] ?? 0).mul(new Fraction(10).pow(new Fraction(power)))];
  });
}

/** Every number in the answer with its meaning: '$4.50', '2 1/3 cups', '−6 degrees', '25%', '3:15 p.m.' in minutes, '45 cents' in both units, '3.2 × 10⁵'. */
export function valuesInAnswer(answer: string): Fraction[] {
  const text = answer.slice(0, LONGEST_ANSWER);
  const clocks = text.includes(':') ? clockValues(text) : [];
  if (clocks.length > 0) return clocks;
  const scientific = text.includes('×') ? scientificValues(text) : [];
  if (scientific.length > 0) return scientific;
  return [...text.matchAll(NUMBER)].flatMap(({ groups = {} }) => {
    const { sign, whole = '0', top, bottom, under, percent } = groups;
    if ([bottom, under].some((denominator) => denominator !== undefined && /^0+$/u.test(denominator))) return [];
    let value = new Fraction(whole.replaceAll(',', ''));
    if (top !== undefined && bottom !== undefined) value = value.add(new Fraction(`${top}/${bottom}`));
    if (under !== undefined) value = value.div(new Fraction(under));
    if (sign !== undefined) value = value.neg();
    const isSmallUnit = percent !== undefined || /\bcents?\b|¢/u.test(text);
    return isSmallUnit ? [value, value.div(100)] : [value];
  });
}
