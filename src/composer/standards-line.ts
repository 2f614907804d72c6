/** Which codes a draft may cite for the chosen standards, and what it says where none is known. */
import type { Framework } from '../tools/choices/frameworks.ts';
import { type StateStandard, standardsName } from '../tools/choices/standards.ts';
import { gradesOfCode, isKnownCode } from '../standards/known-codes.ts';

export interface CitedStandard {
  readonly code: string;
  readonly grades: readonly [number, number];
}

export interface CodeRequest {
  readonly grade: number;
  readonly standard?: StateStandard;
  readonly framework?: Framework;
}

const SOCIAL_STUDIES_FRAMEWORKS = new Set<Framework>(['C3', 'NCSS']);

function systemFits(code: string, standard: StateStandard, framework: Framework): boolean {
  if (code.startsWith('CCSS.')) return standard === 'CCSS';
  if (/^D[1-4]\./u.test(code)) return SOCIAL_STUDIES_FRAMEWORKS.has(framework);
  return framework === 'NGSS' || framework === 'NSTA';
}

/** The codes of the chosen systems that are written for this grade, at most three. */
export function citableCodes(
  candidates: readonly CitedStandard[],
  { grade, standard = '', framework = '' }: CodeRequest,
): readonly string[] {
  const year = Math.max(0, grade);
  const fits = ({ code, grades }: CitedStandard): boolean => {
    const [first, last] = gradesOfCode(code) ?? grades;
    return systemFits(code, standard, framework) && isKnownCode(code) && first <= year && year <= last;
  };
  return [...new Set(candidates.filter(fits).map(({ code }) => code))].slice(0, 3);
}

/** What a draft says of its standards: real codes, and a visible blank where none is known for those chosen. */
export function standardsLine(codes: readonly string[], standard: StateStandard): string {
  const ofStandard = codes.filter((code) => code.startsWith('CCSS.') === (standard === 'CCSS'));
  const others = codes.filter((code) => !ofStandard.includes(code));
  const named = standard === 'CCSS' || standard === '' ? ofStandard : [];
  const blank =
    standard !== '' && named.length === 0 ? [`${standardsName(standard)} ${standard === 'CCSS' ? COMMON_CORE_BLANK : CODE_BLANK}`] : [];
  return [...named, ...blank, ...(named.length > 0 ? others : codes)].join('; ');
}

/** A fact that only the teacher has: stands visibly in the text and is listed above it. */
export const CODE_BLANK = '[add the code your school uses]';
/** The Common Core has standards for English, mathematics and reading in other subjects alone. */
const COMMON_CORE_BLANK = '[add the code your school uses, if this subject has one]';
