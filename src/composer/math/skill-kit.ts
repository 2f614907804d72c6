/**
 * Math skills as the kit that a topic pack gives, so that every tool works with a mathematical topic as with any other.
 * All numbers are fresh for each seed; every key, look-for and line of work is computed.
 */
import { asSentence, quotedSentence } from '../../text/sentence.ts';
import { lazyKit } from '../lazy-kit.ts';
import type { BandMaterial, Fact, HardestCase, Misconception, Recall, Term } from '../topics/topic-pack.ts';
import { displayMath } from './display-math.ts';
import { RankDeck, bareFact, estimateFact, storyFact, wrongLineFact } from './kit/computed-facts.ts';
import { culturalLinksFor } from './kit/cultural-links.ts';
import { mathActivities } from './kit/math-activities.ts';
import { mathWriting } from './kit/math-writing.ts';
import { openQuestions } from './kit/open-questions.ts';
import { type KitRequest, ProblemSource, bareWriter } from './kit/problem-source.ts';
import { STRAND_NOTES } from './kit/strand-notes.ts';
import { MATH_SKILLS, gradeWithin } from './math-skills.ts';
import type { MathProblem, MathSkill } from './math-skill.ts';
import { type TaughtText, termsFor } from './math-terms.ts';

/** How many facts of each kind; kinds that a skill's problems do not allow give way to stories. */
const FACT_KINDS = [
  ['bare', 6],
  ['story', 10],
  ['multi-step story', 4],
  ['wrong line', 2],
  ['estimate', 1],
] as const;
/** A child who has just begun to count reads no line of somebody's work. */
const NOT_FOR_BEGINNERS: ReadonlySet<string> = new Set(['wrong line']);
const LEAST_FACTS = 22;
/** Share of the facts in which the key may be the longest option. */
const MOST_LONG_KEYS = 0.3;

function makeFact(kind: (typeof FACT_KINDS)[number][0], source: ProblemSource, deck: RankDeck): Fact | undefined {
  const make: Readonly<Record<typeof kind, () => Fact | undefined>> = {
    bare: () => bareFact(source, deck),
    story: () => storyFact(source, deck, false),
    'multi-step story': () => storyFact(source, deck, true),
    'wrong line': () => wrongLineFact(source),
    estimate: () => estimateFact(source),
  };
  return make[kind]();
}

function computedFacts(source: ProblemSource): Fact[] {
  const deck = new RankDeck();
  const facts: Fact[] = [];
  let longKeys = 0;
  const keep = (fact: Fact | undefined): void => {
    if (!fact || facts.some(({ question, answer }) => question === fact.question || (answer === fact.answer && answer.length > 12))) return;
    const isLong = fact.distractors.every(({ text }) => text.length < fact.answer.length);
    if (isLong && longKeys + 1 > MOST_LONG_KEYS * LEAST_FACTS) return;
    longKeys += isLong ? 1 : 0;
    facts.push(fact);
  };
  for (const [kind, count] of FACT_KINDS) {
    if (source.grade === 0 && NOT_FOR_BEGINNERS.has(kind)) continue;
    // A kind that fails twice in a row does not suit these skills.
    for (let wanted = count, failures = 0; wanted > 0 && failures < 2;) {
      const before = facts.length;
      keep(makeFact(kind, source, deck));
      const made = facts.length - before;
      wanted -= made;
      failures = made > 0 ? 0 : failures + 1;
    }
  }
  for (let tries = 0; facts.length < LEAST_FACTS && tries < 80; tries += 1)
    keep(makeFact(tries % 2 === 0 ? 'bare' : 'story', source, deck));
  return source.random.shuffle(facts);
}

const workOf = ({ steps }: MathProblem): string =>
  steps.map(({ text, equation }) => (equation === undefined ? text : `${text} ${displayMath(equation)}.`)).join(' ');

function hardestCase(source: ProblemSource): HardestCase {
  const problem = source.draw({ multiStep: true, difficulty: 'advanced' });
  const skill = source.skills.find(({ id }) => id === problem.skill) as MathSkill;
  const [slip] = problem.distractors;
  return {
    prompt: `${problem.text} Show each step and tell why it makes sense.`,
    answer: `${problem.answer.text}. ${workOf(problem)}`,
    partial: `Answers ${slip?.text ?? ''}: ${slip?.error ?? ''}.`,
    reteach: skill.misconception.teacherMove,
  };
}

/** Older work has had its own reviews since. */
const MOST_YEARS_BACK = 2;
const RECALLS = { ofPrior: 3, ofEarlier: 3 } as const;

/** What the skills rest on, and problems without a story of what the strand taught before. */
function recallsFor(source: ProblemSource): Recall[] {
  const recalls: Recall[] = [];
  const keep = (recall: Omit<Recall, 'minutes'>): void => {
    if (recalls.every(({ prompt }) => prompt !== recall.prompt)) recalls.push({ ...recall, minutes: 2 });
  };
  const earlier = skillsBefore(source.skills);
  for (let tries = 0; recalls.length < RECALLS.ofPrior && tries < 30; tries += 1) {
    keep((source.skills[tries % source.skills.length] as MathSkill).restsOn.recall(source.random));
  }
  const wanted = RECALLS.ofPrior + RECALLS.ofEarlier;
  for (let tries = 0; recalls.length < wanted && earlier.length > 0 && tries < 12; tries += 1) {
    const problem = source.drawOf(earlier[tries % earlier.length] as MathSkill);
    const [slip] = problem.distractors;
    const write = bareWriter(problem);
    if (problem.figure === undefined && slip)
      keep({ prompt: problem.bare, answer: write(problem.answer.value), likelyError: `Answers ${write(slip.value)}: ${slip.error}.` });
  }
  for (let tries = 0; recalls.length < wanted && tries < 60; tries += 1) {
    keep((source.skills[tries % source.skills.length] as MathSkill).restsOn.recall(source.random));
  }
  return recalls;
}

/** The nearest skills of the strand that are over before these begin, nearest first. */
function skillsBefore(skills: readonly MathSkill[]): MathSkill[] {
  const first = Math.min(...skills.map(({ grades }) => grades[0]));
  const strands = new Set(skills.map(({ strand }) => strand));
  return MATH_SKILLS.filter(({ strand, grades }) => strands.has(strand) && grades[0] < first && first - grades[0] <= MOST_YEARS_BACK)
    .toSorted((one, other) => other.grades[0] - one.grades[0])
    .slice(0, RECALLS.ofEarlier);
}

const COMPUTED_MISCONCEPTIONS = 4;
const MOST_MISCONCEPTIONS = 6;

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

/**
 * A whole kit for one or several skills.
 * @throws RangeError for an empty list of skills
 */
export function kitFromSkills(skills: readonly MathSkill[], request: KitRequest): BandMaterial {
  const [lead] = skills;
  if (!lead) throw new RangeError('A kit needs at least one skill');
  const grade = gradeWithin(lead, Math.max(0, request.grade));
  const strands = distinct(skills.map(({ strand }) => strand));
  const notes = strands.map((strand) => STRAND_NOTES[strand]);
  let drawn: ReturnType<typeof drawSections> | undefined;
  const draw = (): ReturnType<typeof drawSections> => (drawn ??= drawSections(skills, request, notes));
  const sections: { readonly [Name in keyof BandMaterial]: () => BandMaterial[Name] } = {
    bigIdea: () => lead.bigIdea,
    objectives: () =>
      distinct([
        ...skills.slice(0, 3).map(({ objective }) => objective),
        'explain each step with words, a drawing and numbers',
        'find an error in a worked example and fix it',
        'write and solve a story that fits the numbers',
      ]),
    terms: () => termsOf(skills, grade),
    facts: () => draw().facts,
    misconceptions: () => draw().misconceptions,
    questions: () => draw().questions,
    activities: () => draw().activities,
    recalls: () => draw().recalls,
    hardestCase: () => draw().hardestCase,
    connections: () => draw().connections,
    cultural: () => culturalLinksFor(strands, grade),
    writing: () => draw().writing,
  };
  return lazyKit(<Name extends keyof BandMaterial>(name: Name) => sections[name]?.() as BandMaterial[Name]);
}

/** What the skills are called and what is said of them, to find the words that they need. */
const taughtBy = (skills: readonly MathSkill[]): TaughtText => ({
  titles: skills.map(({ title }) => title).join('; '),
  aliases: skills.flatMap(({ aliases }) => aliases).join('; '),
  about: skills
    .flatMap(({ bigIdea, objective, hint, misconception }) => [bigIdea, objective, hint, ...Object.values(misconception)])
    .join('; '),
});

/** Of the latest skills asked for: their words are the same in every draft. */
const wordsBySkills = new Map<string, readonly Term[]>();
const MOST_REMEMBERED = 400;

function termsOf(skills: readonly MathSkill[], grade: number): readonly Term[] {
  const key = `${skills.map(({ id }) => id).join()} ${grade}`;
  const known = wordsBySkills.get(key);
  if (known) return known;
  const strands = distinct(skills.map(({ strand }) => strand));
  const terms = termsFor(strands, grade, taughtBy(skills)).map(({ strands: _strands, grades: _grades, ...term }) => term);
  if (wordsBySkills.size >= MOST_REMEMBERED) wordsBySkills.clear();
  wordsBySkills.set(key, terms);
  return terms;
}

/** Errors that students make with these skills, carried out on fresh numbers: no two of one kind. */
function computedMisconceptions(source: ProblemSource): Misconception[] {
  const found = new Map<string, Misconception>();
  for (let tries = 0; found.size < COMPUTED_MISCONCEPTIONS && tries < 4 * COMPUTED_MISCONCEPTIONS; tries += 1) {
    const problem = source.draw();
    const skill = source.skills.find(({ id }) => id === problem.skill);
    const [slip] = source.random.sample(problem.distractors.slice(0, 3), 1);
    // A figure has no place in what somebody says.
    if (!slip || !skill || problem.leansOnFigure || found.has(slip.error)) continue;
    const write = bareWriter(problem);
    found.set(slip.error, {
      belief: asSentence(`The answer to ${quotedSentence(problem.bare)} is ${write(slip.value)}`),
      why: `The student ${slip.error}.`,
      truth: `${asSentence(`The answer is ${write(problem.answer.value)}`)} ${workOf(problem)}`,
      teacherMove: `Let the student do it once more with this hint: ${skill.hint}`,
      isSlip: true,
    });
  }
  return [...found.values()];
}

/** What is drawn at random, all at once and in one order: the same seed gives the same kit, whatever is read first. */
function drawSections(skills: readonly MathSkill[], request: KitRequest, notes: readonly (typeof STRAND_NOTES)[MathSkill['strand']][]) {
  const source = new ProblemSource(skills, request);
  const facts = computedFacts(source);
  const misconceptions: Misconception[] = [
    ...skills.slice(0, 4).map(({ misconception }) => misconception),
    ...computedMisconceptions(source),
    ...notes.flatMap((note) => source.random.sample(note.misconceptions, 2)),
  ];
  return {
    facts,
    misconceptions: misconceptions.slice(0, MOST_MISCONCEPTIONS),
    questions: openQuestions(source),
    activities: mathActivities(source),
    recalls: recallsFor(source),
    hardestCase: hardestCase(source),
    connections: source.random.sample(
      notes.flatMap(({ connections }) => connections),
      4,
    ),
    writing: mathWriting(source, skills[0]?.inText ?? ''),
  };
}
