/**
 * Math skills as the kit that a topic pack gives, so that every tool works with a mathematical topic as with any other.
 * All numbers are fresh for each seed; every key, look-for and line of work is computed.
 */
import { lazyKit } from '../lazy-kit.ts';
import type { BandMaterial, Fact, HardestCase, Misconception, Recall } from '../topics/topic-pack.ts';
import { displayMath } from './display-math.ts';
import { RankDeck, bareFact, errorFact, estimateFact, expressionFact, storyFact, wrongLineFact } from './kit/computed-facts.ts';
import { culturalLinksFor } from './kit/cultural-links.ts';
import { mathActivities } from './kit/math-activities.ts';
import { mathWriting } from './kit/math-writing.ts';
import { openQuestions } from './kit/open-questions.ts';
import { type KitRequest, ProblemSource } from './kit/problem-source.ts';
import { STRAND_NOTES } from './kit/strand-notes.ts';
import { gradeWithin } from './math-skills.ts';
import type { MathSkill } from './math-skill.ts';
import { termsFor } from './math-terms.ts';

/** How many facts of each kind; kinds that a skill's problems do not allow give way to stories. */
const FACT_KINDS = [
  ['bare', 6],
  ['story', 7],
  ['multi-step story', 2],
  ['expression', 4],
  ['error', 5],
  ['wrong line', 2],
  ['estimate', 2],
] as const;
const LEAST_FACTS = 22;
/** Share of the facts in which the key may be the longest option. */
const MOST_LONG_KEYS = 0.3;

function makeFact(kind: (typeof FACT_KINDS)[number][0], source: ProblemSource, deck: RankDeck): Fact | undefined {
  const make: Readonly<Record<typeof kind, () => Fact | undefined>> = {
    bare: () => bareFact(source, deck),
    story: () => storyFact(source, deck, false),
    'multi-step story': () => storyFact(source, deck, true),
    expression: () => expressionFact(source),
    error: () => errorFact(source),
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

function hardestCase(source: ProblemSource): HardestCase {
  const problem = source.draw({ multiStep: true, difficulty: 'advanced' });
  const skill = source.skills.find(({ id }) => id === problem.skill) as MathSkill;
  const [slip] = problem.distractors;
  const work = problem.steps.map(({ text, equation }) => (equation === undefined ? text : `${text} ${displayMath(equation)}.`)).join(' ');
  return {
    prompt: `${problem.text} Show each step and tell why it makes sense.`,
    answer: `${problem.answer.text}. ${work}`,
    partial: `Answers ${slip?.text ?? ''}: ${slip?.error ?? ''}.`,
    reteach: skill.misconception.teacherMove,
  };
}

function recallsFor(source: ProblemSource): Recall[] {
  const recalls: Recall[] = [];
  for (let tries = 0; recalls.length < 6 && tries < 60; tries += 1) {
    const skill = source.skills[tries % source.skills.length] as MathSkill;
    const recall = skill.restsOn.recall(source.random);
    if (recalls.every(({ prompt }) => prompt !== recall.prompt)) recalls.push({ ...recall, minutes: 2 });
  }
  return recalls;
}

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
  return lazyKit({
    bigIdea: () => lead.bigIdea,
    objectives: () =>
      distinct([
        ...skills.slice(0, 3).map(({ objective }) => objective),
        'explain each step with words, a drawing and numbers',
        'find an error in a worked example and mend it',
        'write and solve a story that fits the numbers',
      ]),
    terms: () => termsFor(strands, grade, namesOf(skills)).map(({ strands: _strands, grades: _grades, ...term }) => term),
    facts: () => draw().facts,
    misconceptions: () => draw().misconceptions,
    questions: () => draw().questions,
    activities: () => draw().activities,
    recalls: () => draw().recalls,
    hardestCase: () => draw().hardestCase,
    connections: () => draw().connections,
    cultural: () => culturalLinksFor(strands, grade),
    writing: () => draw().writing,
  });
}

/** What the skills are called, to find the words that they need. */
const namesOf = (skills: readonly MathSkill[]): string =>
  skills.flatMap(({ title, aliases }) => [title.toLowerCase(), ...aliases]).join('; ');

/** What is drawn at random, all at once and in one order: the same seed gives the same kit, whatever is read first. */
function drawSections(skills: readonly MathSkill[], request: KitRequest, notes: readonly (typeof STRAND_NOTES)[MathSkill['strand']][]) {
  const source = new ProblemSource(skills, request);
  const misconceptions: Misconception[] = [
    ...skills.slice(0, 4).map(({ misconception }) => misconception),
    ...notes.flatMap((note) => source.random.sample(note.misconceptions, 2)),
  ];
  return {
    facts: computedFacts(source),
    misconceptions: misconceptions.slice(0, 6),
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
