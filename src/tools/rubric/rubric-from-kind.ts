/** A rubric for an assignment whose kind is known, adjusted to what the teacher asks for. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { KindCriterion, RubricKind } from '../../composer/rubrics/rubric-kind.ts';
import { buildRubric } from '../../composer/rubrics/build-rubric.ts';
import { type RubricTier, tierOf } from '../../composer/rubrics/criterion.ts';
import { levelNames } from '../../composer/rubrics/level-names.ts';
import { mostWorthIn, requirementsCriterion, totalPointsIn } from '../../composer/rubrics/requirements.ts';
import { readWishes } from '../../composer/understanding/read-wishes.ts';
import { termOf, wordsOf } from '../../composer/understanding/words.ts';
import type { FormOf } from '../catalogue.ts';
import { MOST_CRITERIA, criteriaAsked, criteriaIn } from './criteria-count.ts';
import type { RubricDocument } from './document.ts';
import { withPoints } from './with-points.ts';

type Form = FormOf<'rubric'>;
type Criterion = RubricDocument['criteria'][number];

const USUAL_TOTAL = 100;
const LONGEST_LINE = 160;
/** What is to be worth the most gets more than any other. */
const MOST_WORTH = 2;

const termsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []));

/** How many words of a wish a criterion speaks of. */
function fitOf({ name, levels }: KindCriterion, wish: ReadonlySet<string>): number {
  const own = termsOf([name, levels[0]].join(' '));
  return [...wish].filter((term) => own.has(term)).length;
}

function weighed(criteria: readonly KindCriterion[], note: string): KindCriterion[] {
  const wish = mostWorthIn(note);
  if (wish === undefined) return [...criteria];
  const terms = termsOf(wish);
  const most = Math.max(...criteria.map(({ weight }) => weight));
  return criteria.map((criterion) => (fitOf(criterion, terms) > 0 ? { ...criterion, weight: most * MOST_WORTH } : criterion));
}

/** As many as are asked for: those that the objective and the note speak of stay first, then the most important. */
function chosen(criteria: readonly KindCriterion[], count: number, wish: string): KindCriterion[] {
  if (criteria.length <= count) return [...criteria];
  const terms = termsOf(wish);
  const ranked = criteria.map((criterion, place) => ({ criterion, rank: Math.min(3, fitOf(criterion, terms)) * 1.5 - place }));
  const kept = new Set(
    ranked
      .sort((one, other) => other.rank - one.rank)
      .slice(0, count)
      .map(({ criterion }) => criterion),
  );
  return criteria.filter((criterion) => kept.has(criterion));
}

/** In one line, what of the note a rubric has no use for. */
function notFollowed(note: string, grade: number): string[] {
  const isRead = (clause: string): boolean =>
    requirementsCriterion(clause) !== undefined ||
    totalPointsIn(clause) !== undefined ||
    mostWorthIn(clause) !== undefined ||
    criteriaIn(readWishes(clause, grade)) !== undefined;
  const unread = note
    .split(/[.;\n]+/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && !isRead(clause));
  return unread.length === 0 ? [] : [`Not followed: ${unread.join('; ').slice(0, LONGEST_LINE)}.`];
}

/** Where more criteria are asked for than the kind has: what such work shares with its neighbors. */
function further(form: Form, tier: RubricTier, present: readonly Criterion[], count: number, random: Random): Criterion[] {
  const { rows } = buildRubric({ assignmentName: form.assignmentName, learningObjective: '', tier, criteria: MOST_CRITERIA }, random);
  const isFresh = (name: string): boolean => {
    const terms = termsOf(name);
    return present.every((criterion) => ![...termsOf(criterion.name)].some((term) => terms.has(term)));
  };
  return rows
    .filter(({ name }) => isFresh(name))
    .slice(0, Math.max(0, count - present.length))
    .map(({ name, descriptors }) => ({ name, weight: 1, descriptors: [...descriptors], points: [] }));
}

export function rubricFromKind(
  form: Form,
  materials: Materials,
  kind: RubricKind,
  standards: readonly string[],
  random: Random,
): RubricDocument {
  const note = form.additionalContext;
  const tier = tierOf(materials.band);
  const required = requirementsCriterion(`${note}\n${form.learningObjective}`);
  const count = criteriaAsked(form);
  const own = chosen(kind.criteria, Math.max(2, (count ?? MOST_CRITERIA) - (required ? 1 : 0)), `${form.learningObjective} ${note}`);
  const criteria: Criterion[] = [
    ...weighed(own, note).map(({ name, weight, levels }) => ({ name, weight, descriptors: [...levels], points: [] })),
    ...(required ? [{ name: required.name, weight: 1, descriptors: [...required.levels], points: [] }] : []),
  ];
  const all = count === undefined ? criteria : [...criteria, ...further(form, tier, criteria, count, random)];
  return withPoints(
    {
      title: form.assignmentName.charAt(0).toLocaleUpperCase('en-US') + form.assignmentName.slice(1),
      system: form.scoringSystem,
      standards: [...standards],
      brief: '',
      total: totalPointsIn(note) ?? USUAL_TOTAL,
      levels: [...levelNames(form.scoringSystem, tier, random)],
      criteria: all,
      use: [],
      selfCheck: '',
      checklist: [...kind.checklist],
      teacherNotes: [...kind.notes, ...notFollowed(note, materials.grade)],
    },
    tier === 'young' && totalPointsIn(note) === undefined,
  );
}
