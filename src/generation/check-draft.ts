/** Everything code can say about a draft: the tool's own checks, and those that hold for every tool. */
import { gradesOfCode, isKnownCode, isListedSystem } from '../standards/known-codes.ts';
import { textsIn } from '../text/texts-in.ts';
import { readingBand } from '../text/reading-level.ts';
import type { FormOf, ToolId } from '../tools/catalogue.ts';
import { type CheckResult, failed, passed, warned } from '../tools/recipe.ts';
import { isSkeleton } from '../tools/parts/skeleton.ts';
import type { DraftRequest } from './engine.ts';
import type { DraftLevels } from './level-of-draft.ts';

/** Leftovers of templates and pseudonyms, and a model's chatter or markup. */
const LEFTOVERS = /\{\{|\}\}|\$\{|\[object Object\]|\bundefined\b|\\frac|\\\(|\[(?:insert|student|name|topic|your topic)[^\]]*\]/iu;
/** 'Nan' may be a name, NaN₃ is sodium azide. */
const NO_NUMBER = /\bNaN(?![\p{L}\p{N}])/u;
const CHATTER = /^(?:sure[,!]|certainly[,!]|of course[,!]|here (?:is|are) (?:your|the requested)\b)|\bas an ai\b/iu;

export function checkDraft(
  document: unknown,
  { recipe, form, materials, levels }: Pick<DraftRequest, 'recipe' | 'form' | 'materials' | 'levels'>,
): CheckResult[] {
  // A skeleton is to be filled in: its counts and blanks are the teacher's.
  if (isSkeleton(document)) return checkTopic(materials);
  return [
    ...checkTopic(materials),
    ...recipe.check(document, form),
    ...checkReadingLevel(document, levels, materials.grade),
    ...checkStandards(document, materials.grade),
    ...checkLeftovers(document, form),
  ];
}

/** Slips of the fingers that were read as words of the library. */
function checkTopic({ reading }: Pick<DraftRequest, 'materials'>['materials']): CheckResult[] {
  return (reading?.corrections ?? []).map(({ read }) => passed('spelling', `read as “${read}”`));
}

const AT_MOST = 'at most ';

/** The top of the band is the bound for all that students read; the level named is that of the texts for the grade, where a tool has such. */
function checkReadingLevel(document: unknown, levels: DraftLevels, grade: number): CheckResult[] {
  const all = levels.ofAllTexts(document);
  if (all === undefined) return [];
  const forGrade = levels.ofTextsForGrade(document);
  const named = forGrade ?? all;
  const hardest = Math.max(all, named);
  const band = readingBand(grade);
  if (hardest > band.most) {
    const message = `The text for students reads at grade ${hardest.toFixed(1)}; for ${band.label} it should be at most ${band.most}.`;
    return [hardest <= band.most + 1 ? warned('reading-level', message) : failed('reading-level', message)];
  }
  const shown = Math.max(0, named);
  // The band that the grades stretch to reaches beyond their numbers: what is asked is said as it is measured.
  const most = band.most.toFixed(1);
  const asked = shown < band.least ? `${AT_MOST}${most}` : `${band.least.toFixed(1)} to ${most}`;
  const bound = forGrade === undefined ? `${AT_MOST}${most}` : `asked: ${asked}`;
  return [passed('reading-level', `reading level grade ${shown.toFixed(1)} (${bound} for grades ${band.label})`)];
}

/** Whether a draft has texts that should read at the level of the grade. */
export function hasTextsForGrade({ check, message, verdict }: CheckResult): boolean {
  return check === 'reading-level' && (verdict !== 'passed' || message.includes('(asked: '));
}

/** Whether a draft that keeps to the top of its band reads easier than the band. */
export function readsBelowBand({ check, message }: CheckResult): boolean {
  return check === 'reading-level' && message.includes(`(asked: ${AT_MOST}`);
}

function checkStandards(document: unknown, grade: number): CheckResult[] {
  const codes = (document as { readonly standards?: readonly string[] }).standards ?? [];
  if (codes.length === 0) return [];
  const problems = codes.flatMap((code) => {
    if (!isKnownCode(code)) {
      return isListedSystem(code)
        ? [failed('standards', `“${code}” is not a real standards code.`)]
        : [warned('standards', `“${code}” could not be verified.`)];
    }
    const grades = gradesOfCode(code);
    const year = Math.max(0, grade);
    return grades && (year < grades[0] || year > grades[1]) ? [failed('standards', `“${code}” is not written for this grade.`)] : [];
  });
  return problems.length > 0 ? problems : [passed('standards', 'standards codes verified')];
}

/** Looks for what every leftover holds: most drafts are done with after this. */
const isSuspect = (text: string): boolean => /[{}[\\]/u.test(text) || text.includes('NaN') || /undefined|as an ai/iu.test(text);
const FIRST_OF_CHATTER = 'scohSCOH';
const beginsAsChatter = (text: string): boolean =>
  FIRST_OF_CHATTER.includes(text.charAt(0)) && /^(?:sure|certainly|of course|here)\b/iu.test(text);

/** What the teacher typed may hold anything; only the engine's own text is searched. */
function checkLeftovers(document: unknown, form: FormOf<ToolId>): CheckResult[] {
  const texts = textsIn(document);
  const hasSuspects = isSuspect(texts.join('\n'));
  for (const text of texts) {
    if (!(hasSuspects && isSuspect(text)) && !beginsAsChatter(text)) continue;
    const leftover = (LEFTOVERS.exec(text) ?? NO_NUMBER.exec(text) ?? CHATTER.exec(text))?.[0];
    if (leftover !== undefined && !Object.values(form).join('\n').includes(leftover))
      return [failed('leftovers', `“${leftover}” was left in the text.`)];
  }
  return [passed('leftovers', 'nothing left over')];
}

export function isFinding({ verdict }: CheckResult): boolean {
  return verdict !== 'passed';
}

export function isFailure({ verdict }: CheckResult): boolean {
  return verdict === 'failure';
}
