/**
 * Codes of the Common Core for reading and writing in every subject. Science and social studies have no content standards of
 * their own there: what a lesson on them practices is reading about events and ideas (RI.3 through grade 5, RH.1 and RST.1 after).
 */
import { isKnownCode } from '../standards/known-codes.ts';
import { type CitedStandard, type CodeRequest, citableCodes } from './standards-line.ts';
import type { Subject } from './topics/topic-pack.ts';

/** 'K', '4', '9-10': strands go by grade, from grade 9 by pairs. */
const strandGrade = (grade: number): string => (grade <= 0 ? 'K' : grade <= 8 ? String(grade) : grade <= 10 ? '9-10' : '11-12');
const readingGrade = (grade: number): string => (grade <= 8 ? '6-8' : strandGrade(grade));

/** 'W.7.1' for strand W.1 in grade 7; reading and writing in the subjects (RH, RST, WHST) have one span for grades 6 to 8. */
export function codeOfStrand(strand: string, grade: number): string {
  const [name = '', number = ''] = strand.split('.');
  if (name.startsWith('MP')) return `CCSS.MATH.PRACTICE.${strand}`;
  const year = /^(?:RH|RST|WHST)$/u.test(name) && grade >= 6 ? readingGrade(grade) : strandGrade(grade);
  return `CCSS.ELA-LITERACY.${name}.${year}.${number}`;
}

const known = (code: string): string[] => (isKnownCode(code) ? [code] : []);

/** Reading on the subject, for science and social studies; else []. */
function readingCodes(subject: Subject | undefined, grade: number): string[] {
  if (subject !== 'science' && subject !== 'social-studies') return [];
  if (grade <= 5) return known(codeOfStrand('RI.3', grade));
  return known(codeOfStrand(subject === 'science' ? 'RST.1' : 'RH.1', grade));
}

/** Strand W: 1 arguments and opinions, 2 explanations, 3 narratives. Other genres have none of their own. */
const WRITING: Readonly<Record<string, number>> = { Persuasive: 1, Expository: 2, Narrative: 3 };

export function writingCodes(genre: string, grade: number): string[] {
  const number = WRITING[genre];
  return number === undefined ? [] : known(codeOfStrand(`W.${number}`, grade));
}

/** The codes that a draft may cite for its topic; with the Common Core, those for reading where the subject has none of its own. */
export function codesOf(
  sources: readonly { readonly standards: readonly CitedStandard[] }[],
  request: CodeRequest,
  subject: Subject | undefined,
): readonly string[] {
  const codes = citableCodes(
    sources.flatMap(({ standards }) => standards),
    request,
  );
  const lacksReading = request.standard === 'CCSS' && request.grade >= 0 && !codes.some((code) => code.startsWith('CCSS.'));
  return lacksReading ? [...readingCodes(subject, request.grade), ...codes] : codes;
}
