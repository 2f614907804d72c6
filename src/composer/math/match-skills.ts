/**
 * Which math skills a teacher means: by what is typed, then by the grade. Says nothing for a topic outside mathematics;
 * a word that has a life outside mathematics ('change', 'time', 'sharing') counts only where it stands alone.
 */
import { PhraseIndex, type PhraseMatch } from '../match-phrases.ts';
import { contentStems } from '../typed-words.ts';
import type { MathSkill, MathStrand } from './math-skill.ts';
import { MATH_SKILLS } from './math-skills.ts';

const codeOf = (code: string): string => code.replace('CCSS.MATH.CONTENT.', '');

/** Phrases whose single words say something else, or nothing: 'unit' alone is a part of a course. */
const PHRASES: readonly (readonly [phrase: RegExp, meaning: string])[] = [
  [/\bunit fraction/giu, 'unitfraction'],
  [/\bfractions? of (?:a )?fractions?\b/giu, 'multiplying fractions'],
];
const asMeant = (text: string): string => PHRASES.reduce((meant, [phrase, meaning]) => meant.replaceAll(phrase, meaning), text);

const INDEX = new PhraseIndex(
  MATH_SKILLS.map((skill) => ({
    item: skill,
    phrases: [skill.title, ...skill.aliases, ...skill.standards.map(({ code }) => codeOf(code))].map((phrase) => asMeant(phrase)),
  })),
);

const keyOf = (stems: readonly string[]): string => [...new Set(stems)].sort().join(' ');

/** Skills by a whole title or alias: who types exactly this means exactly these. */
const BY_WHOLE_NAME = new Map<string, MathSkill[]>();
for (const skill of MATH_SKILLS) {
  for (const key of new Set([skill.title, ...skill.aliases].map((phrase) => keyOf(contentStems(asMeant(phrase))))))
    BY_WHOLE_NAME.set(key, [...(BY_WHOLE_NAME.get(key) ?? []), skill]);
}

/** Signs that teachers type for what they stand for. A map: for a look into an object V8 remembers what was typed. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['<', 'comparing numbers'],
  ['>', 'comparing numbers'],
  ['=', 'equal sign'],
  ['+', 'addition'],
  ['−', 'subtraction'],
  ['×', 'multiplication'],
  ['÷', 'division'],
]);

/** Stems that mean mathematics wherever they stand in a topic. */
const MATH_ONLY = new Set(
  contentStems(`fraction fractions numerator denominator denominators decimal decimals multiplication multiply multiplying subtraction subtract subtracting
  percent percents percentage percentages perimeter integer integers pythagorean pythagoras hypotenuse quotient remainder remainders pemdas gemdas bodmas
  algebra algebraic arithmetic addition adding digit digits regrouping slope ratio ratios median trigonometry polynomial quadratic exponent exponents
  equivalent rounding addend`),
);

/** Words for mathematics as a whole: any skill of the grade is meant. */
const ANY_MATH = new Set(
  contentStems('math maths mathematics arithmetic numbers calculations computation skills facts review mixed spiral fluency'),
);
const IS_MATH = new Set(contentStems('math maths mathematics arithmetic'));

/** Courses and areas of mathematics: the skills of that strand which the grade learns. */
const AREAS: readonly (readonly [strand: MathStrand, names: readonly string[]])[] = [
  ['geometry', ['geometry', 'geometry basics', 'geometric figures']],
  ['algebra', ['algebra', 'algebra 1', 'algebra i']],
  ['data', ['statistics', 'statistics and probability', 'data', 'data analysis', 'data science']],
];
const STRAND_OF_AREA = new Map(AREAS.flatMap(([strand, names]) => names.map((name) => [keyOf(contentStems(name)), strand] as const)));

/** The share of the typed words that phrases must explain where no word is mathematical by itself. */
const LEAST_COVERAGE = 0.7;

/** What objectives begin with: where no name of a skill holds them, they say nothing about the topic. */
const OBJECTIVE_VERBS = new Set(
  contentStems(`find finding calculate calculating compute computing determine determining solve solving work use using apply applying write
  writing draw drawing show showing make making measure measuring read reading represent representing model modeling interpret interpreting
  able swbat recognize name tell count evaluate simplify graph graphing construct prove derive classify sort order identify analyze`),
);

interface Candidate {
  readonly skill: MathSkill;
  readonly explained: ReadonlySet<string>;
}

function distanceTo({ grades: [first, last] }: MathSkill, grade: number): number {
  return Math.max(first - grade, grade - last, 0);
}

/** A bound such as 'to 1,000' says nothing about the topic. */
const withoutNumbers = (words: ReadonlySet<string>): string[] => [...words].filter((word) => !/^\d+$/u.test(word));

function meantBy({ item, explained }: PhraseMatch<MathSkill>, typed: ReadonlySet<string>): Candidate | undefined {
  // A corrected spelling counts only if it leads to a word of mathematics: 'monkeys' is not 'money'.
  const trusted = new Set([...explained].filter((word) => typed.has(word) || MATH_ONLY.has(word)));
  const mathematical = [...trusted].some((word) => MATH_ONLY.has(word));
  const counted = withoutNumbers(typed).filter((word) => trusted.has(word) || !OBJECTIVE_VERBS.has(word));
  const coverage = withoutNumbers(trusted).length / counted.length;
  return trusted.size > 0 && (mathematical || coverage >= LEAST_COVERAGE) ? { skill: item, explained: trusted } : undefined;
}

/** The candidates that explain most of what is still open; among these the nearest to the grade. */
function bestOf(candidates: readonly Candidate[], open: (word: string) => boolean, grade: number): Candidate[] {
  const gain = ({ explained }: Candidate): number => [...explained].filter(open).length;
  const most = Math.max(0, ...candidates.map(gain));
  if (most === 0) return [];
  const leading = candidates.filter((candidate) => gain(candidate) === most);
  const nearest = Math.min(...leading.map(({ skill }) => distanceTo(skill, grade)));
  return leading.filter(({ skill }) => distanceTo(skill, grade) === nearest);
}

const asNamed = (topic: string): string => asMeant(SIGNS.get(topic.trim()) ?? topic);

/** Skills of the grade that go by exactly this name. */
const namedExactly = (typed: ReadonlySet<string>, grade: number): MathSkill[] =>
  (BY_WHOLE_NAME.get(keyOf([...typed])) ?? []).filter((skill) => distanceTo(skill, grade) === 0);

/** [] where no area of mathematics is named, or the grade learns nothing of it. */
function skillsOfArea(typed: readonly string[], grade: number): readonly MathSkill[] {
  const strand = STRAND_OF_AREA.get(keyOf(typed));
  return strand === undefined ? [] : MATH_SKILLS.filter((skill) => skill.strand === strand && distanceTo(skill, grade) === 0);
}

/**
 * @param topic as the teacher typed it
 * @param grade Pre-K is -1, Kindergarten 0, then 1 to 12
 * @returns the skills that are meant, best first; [] where the topic is not mathematics
 */
export function matchSkills(topic: string, grade: number): readonly MathSkill[] {
  const named = asNamed(topic);
  const typed = new Set(contentStems(named));
  if (typed.size === 0) return [];
  const ofArea = skillsOfArea([...typed], grade);
  if (ofArea.length > 0) return ofArea;
  const whole = namedExactly(typed, grade);
  if (whole.length > 0) return whole;
  if ([...typed].every((word) => ANY_MATH.has(word)) && [...typed].some((word) => IS_MATH.has(word))) return skillsOfGrade(grade);
  const candidates = INDEX.match(named)
    .map((match) => meantBy(match, typed))
    .filter((candidate) => candidate !== undefined);
  const chosen: MathSkill[] = [];
  const covered = new Set<string>();
  for (let best = bestOf(candidates, () => true, grade); best.length > 0; best = bestOf(candidates, (word) => !covered.has(word), grade)) {
    chosen.push(...best.map(({ skill }) => skill).filter((skill) => !chosen.includes(skill)));
    for (const { explained } of best) for (const word of explained) covered.add(word);
  }
  return chosen;
}

/** Skills taught in the grade, or those that come nearest to it. */
export function skillsOfGrade(grade: number): readonly MathSkill[] {
  const nearest = Math.min(...MATH_SKILLS.map((skill) => distanceTo(skill, grade)));
  return MATH_SKILLS.filter((skill) => distanceTo(skill, grade) === nearest);
}
