/** Which codes of CCSS, NGSS and the C3 Framework exist, and for which grades they are written. */
import listing from './known-codes.txt?raw';

/** Kindergarten is 0. */
export type GradeSpan = readonly [first: number, last: number];

function readListing(): Set<string> {
  const codes = new Set<string>();
  for (const line of listing.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [beginning = '', endings = ''] = line.split(': ');
    for (const ending of endings.split(' ')) codes.add(wholeCode(beginning, ending));
  }
  return codes;
}

function wholeCode(beginning: string, ending: string): string {
  if (beginning.startsWith('NGSS ')) return `${beginning.slice(5)}-${ending}`.toUpperCase();
  if (beginning.startsWith('C3 ')) {
    const [, dimension, band] = beginning.split(' ');
    return `${dimension}.${ending}.${band}`.toUpperCase();
  }
  return `${beginning}${ending === '' ? '' : `.${ending}`}`.toUpperCase();
}

let known: Set<string> | undefined;

const MATH = /^(?:CCSS\.MATH\.CONTENT\.)?(?<code>(?:K|[1-8]|HS[A-Z]|[NAFGS])[.-]\p{Lu}{1,3}.*)$/u;
const ELA = /^(?:CCSS\.ELA-LITERACY\.)?(?<code>(?:RL|RI|RF|W|SL|L|RH|RST|WHST|CCRA)\..*)$/u;

/** One spelling for each code: upper case, with the whole CCSS beginning. */
export function normalizeCode(code: string): string {
  const upper = code
    .trim()
    .toUpperCase()
    .replace(/^NGSS[\s:.-]+/u, '')
    .replace(/^C3[\s:.-]+/u, '');
  const ela = ELA.exec(upper)?.groups?.['code'];
  if (ela !== undefined) return `CCSS.ELA-LITERACY.${ela}`;
  if (/^(?:\d|K|MS|HS|K-2|3-5)-(?:PS|LS|ESS|ETS)\d/u.test(upper)) return upper;
  const math = MATH.exec(upper)?.groups?.['code'];
  if (math === undefined) return upper;
  return `CCSS.MATH.CONTENT.${/^[NAFGS][.-]/u.test(math) ? `HS${math}` : math}`.replace(/(?<course>HS[A-Z])-/u, '$<course>.');
}

export function isKnownCode(code: string): boolean {
  known ??= readListing();
  // As it is listed, it needs no other spelling.
  return known.has(code) || known.has(normalizeCode(code));
}

/** Whether the code is of a system whose codes are listed here whole, so that an unknown one is wrong. */
export function isListedSystem(code: string): boolean {
  const whole = normalizeCode(code);
  return /^CCSS\.|^D[1-4]\.|^(?:\d|K|MS|HS|K-2|3-5)-(?:PS|LS|ESS|ETS)\d/u.test(whole);
}

const BANDS: Readonly<Record<string, GradeSpan>> = {
  'K-2': [0, 2],
  '3-5': [3, 5],
  '6-8': [6, 8],
  '9-10': [9, 10],
  '11-12': [11, 12],
  '9-12': [9, 12],
  MS: [6, 8],
  HS: [9, 12],
  K: [0, 0],
};

const spans = new Map<string, GradeSpan | undefined>();

/** The grades a known code is written for; undefined where the code names none. */
export function gradesOfCode(code: string): GradeSpan | undefined {
  known ??= readListing();
  if (!known.has(code)) return spanOf(normalizeCode(code));
  if (!spans.has(code)) spans.set(code, spanOf(code));
  return spans.get(code);
}

function spanOf(whole: string): GradeSpan | undefined {
  const named =
    /^(?<grade>K-2|3-5|MS|HS|K|\d)-(?:PS|LS|ESS|ETS)/u.exec(whole) ??
    /^D\d.*\.(?<grade>K-2|3-5|6-8|9-12)$/u.exec(whole) ??
    /^CCSS\.MATH\.CONTENT\.(?<grade>HS|K|\d)/u.exec(whole) ??
    /^CCSS\.ELA-LITERACY\.\p{Lu}+\.(?<grade>9-10|11-12|6-8|K|\d)(?:\.|$)/u.exec(whole);
  const grade = named?.groups?.['grade'];
  if (grade === undefined) return undefined;
  return BANDS[grade] ?? [Number(grade), Number(grade)];
}
