/** A rubric for an assignment whose kind is known, adjusted to what the teacher asks for. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { KindCriterion, RubricKind } from '../../composer/rubrics/rubric-kind.ts';
import { buildRubric } from '../../composer/rubrics/build-rubric.ts';
import { type RubricTier, tierOf } from '../../composer/rubrics/criterion.ts';
import { levelNames } from '../../composer/rubrics/level-names.ts';
import { mostWorthIn, requirementsCriterion } from '../../composer/rubrics/requirements.ts';
import { termOf, wordsOf } from '../../composer/understanding/words.ts';
import type { FormOf } from '../catalogue.ts';
import { MOST_CRITERIA, criteriaAsked } from './criteria-count.ts';
import type { RubricDocument } from './document.ts';
import { rubricNotes, totalFor, withTeamwork } from './rubric-wishes.ts';
import { withPoints } from './with-points.ts';

type Form = FormOf<'rubric'>;
type Criterion = RubricDocument['criteria'][number];

const USUAL_TOTAL = 100;
/** What is to be worth the most gets more than any other. */
const MOST_WORTH = 2;

const termsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []));

/** How many words of a wish a criterion speaks of. */
function fitOf({ name, levels }: KindCriterion, wish: ReadonlySet<string>): number {
  const own = termsOf([name, levels[0]].join(' '));
  return [...wish].filter((term) => own.has(term)).length;
}

/** What is to be worth the most, where no criterion speaks of it. */
function notWeighed(criteria: readonly KindCriterion[], note: string): string[] {
  const wish = mostWorthIn(note);
  return wish === undefined || criteria.some((criterion) => fitOf(criterion, termsOf(wish)) > 0) ? [] : [`${wish} worth the most`];
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
  const filled = count === undefined ? criteria : [...criteria, ...further(form, tier, criteria, count, random)];
  const all = withTeamwork(filled, materials.wishes, tier, count, random);
  const total = totalFor(materials.wishes, note);
  return withPoints(
    {
      title: form.assignmentName.charAt(0).toLocaleUpperCase('en-US') + form.assignmentName.slice(1),
      system: form.scoringSystem,
      standards: [...standards],
      brief: '',
      total: total ?? USUAL_TOTAL,
      levels: [...levelNames(form.scoringSystem, tier, random)],
      criteria: all,
      use: [],
      selfCheck: '',
      checklist: [...kind.checklist],
      teacherNotes: [
        ...kind.notes,
        ...rubricNotes(form, materials, { criteria: all, hasChecklist: kind.checklist.length > 0, notMet: notWeighed(own, note) }),
      ],
    },
    tier === 'young' && total === undefined,
  );
}
