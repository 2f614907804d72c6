import type { Materials } from '../../composer/materials.ts';
import { BEFORE_THE_WORK, DURING_THE_WORK, SELF_CHECKS } from '../../composer/phrasing/rubric-phrases.ts';
import type { Random } from '../../composer/random.ts';
import type { AssignmentKind } from '../../composer/rubrics/assignment-kinds.ts';
import { buildRubric } from '../../composer/rubrics/build-rubric.ts';
import { tierOf } from '../../composer/rubrics/criterion.ts';
import { levelNames } from '../../composer/rubrics/level-names.ts';
import { mostWorthIn, requirementsCriterion } from '../../composer/rubrics/requirements.ts';
import { findRubricKind } from '../../composer/rubrics/rubric-kinds.ts';
import { codeOfStrand } from '../../composer/literacy-codes.ts';
import { citableCodes } from '../../composer/standards-line.ts';
import type { FormOf } from '../catalogue.ts';
import { MOST_CRITERIA, criteriaAsked } from './criteria-count.ts';
import type { RubricDocument } from './document.ts';
import { rubricFromKind } from './rubric-from-kind.ts';
import { rubricNotes, totalFor, withTeamwork } from './rubric-wishes.ts';
import { withPoints } from './with-points.ts';

type Form = FormOf<'rubric'>;

function codesFor({ strands }: Pick<AssignmentKind, 'strands'>, { stateStandard, optionalFrameworks }: Form, grade: number): string[] {
  if (grade < 0) return [];
  const candidates = strands.map((strand) => ({ code: codeOfStrand(strand, grade), grades: [0, 12] as const }));
  return [...citableCodes(candidates, { grade, standard: stateStandard, framework: optionalFrameworks })];
}

/** Criteria that could stand in a rubric of this kind besides those that it has. */
export function spareCriteria(form: Form, materials: Materials, random: Random): RubricDocument['criteria'] {
  const tier = tierOf(materials.band);
  const known = findRubricKind(form.assignmentName, '', materials.grade);
  const { rows } = buildRubric({ assignmentName: form.assignmentName, learningObjective: '', tier, criteria: 6 }, random);
  return [
    ...(known?.criteria.map(({ name, weight, levels }) => ({ name, weight, descriptors: [...levels] })) ?? []),
    ...rows.map(({ name, descriptors }) => ({ name, weight: 1, descriptors: [...descriptors] })),
  ].map((criterion) => ({ ...criterion, points: [] }));
}

export function composeRubric(form: Form, materials: Materials, random: Random): RubricDocument {
  const known = findRubricKind(form.assignmentName, `${form.learningObjective} ${form.additionalContext}`, materials.grade);
  if (known) return rubricFromKind(form, materials, known, codesFor(known, form, materials.grade), random);
  const tier = tierOf(materials.band);
  const { kind, rows } = buildRubric(
    {
      assignmentName: form.assignmentName,
      learningObjective: form.learningObjective,
      tier,
      criteria: criteriaAsked(form) ?? (tier === 'young' ? 4 : 5),
    },
    random,
  );
  const asked = criteriaAsked(form);
  const made = rows.map(({ name, descriptors }) => ({ name, weight: 1, descriptors: [...descriptors], points: [] }));
  const required = requirementsCriterion(`${form.additionalContext}\n${form.learningObjective}`);
  const withRequired = required
    ? [...made.slice(0, (asked ?? MOST_CRITERIA) - 1), { name: required.name, weight: 1, descriptors: [...required.levels], points: [] }]
    : made;
  const criteria = withTeamwork(withRequired, materials.wishes, tier, asked, random);
  const total = totalFor(materials.wishes, form.additionalContext);
  return withPoints(
    {
      title: form.assignmentName.charAt(0).toLocaleUpperCase('en-US') + form.assignmentName.slice(1),
      system: form.scoringSystem,
      standards: codesFor(kind, form, materials.grade),
      levels: [...levelNames(form.scoringSystem, tier, random)],
      criteria,
      brief: '',
      total: total ?? 100,
      checklist: [],
      use: [random.pick(BEFORE_THE_WORK), random.pick(DURING_THE_WORK)],
      selfCheck: random.pick(SELF_CHECKS[tier]),
      teacherNotes: rubricNotes(form, materials, {
        criteria,
        hasChecklist: false,
        // Without a kind there is no order of importance to change.
        notMet: mostWorthIn(form.additionalContext) === undefined ? [] : [`${mostWorthIn(form.additionalContext)} worth the most`],
      }),
    },
    tier === 'young' && total === undefined,
  );
}
