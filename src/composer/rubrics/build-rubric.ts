/** Chooses a rubric's criteria and the wording of each. */
import type { Random } from '../random.ts';
import { type AssignmentKind, assignmentKind } from './assignment-kinds.ts';
import type { Criterion, Levels, RubricTier } from './criterion.ts';
import { OBJECTIVE_SCALES, OBJECTIVE_NAMES } from './objective-criterion.ts';

export interface RubricWish {
  readonly assignmentName: string;
  readonly learningObjective: string;
  readonly tier: RubricTier;
  /** 3 to 6. */
  readonly criteria: number;
}

export interface RubricRow {
  readonly name: string;
  readonly descriptors: Levels;
}

export interface BuiltRubric {
  readonly kind: AssignmentKind;
  readonly rows: readonly RubricRow[];
}

/** The core criteria stay, but for one that may give way to another where there is room for few; the rest is drawn. */
function chooseCriteria({ core, more }: AssignmentKind, count: number, random: Random): Criterion[] {
  const kept = random.sample(core, Math.min(core.length, Math.max(2, count - 1)));
  const drawn = random.sample(more, count - kept.length);
  const chosen = new Set([...kept, ...drawn]);
  for (const criterion of core) if (chosen.size < count) chosen.add(criterion);
  const inOrder = [...core, ...more];
  return [...chosen].sort((one, other) => inOrder.indexOf(one) - inOrder.indexOf(other));
}

export function buildRubric({ assignmentName, learningObjective, tier, criteria }: RubricWish, random: Random): BuiltRubric {
  const kind = assignmentKind(assignmentName, learningObjective);
  const goal = learningObjective === '' ? [] : [goalRow(learningObjective, tier, random)];
  const chosen = chooseCriteria(kind, criteria - goal.length, random);
  const rows = chosen.map(({ name, youngName, scales }) => ({
    name: tier === 'young' ? youngName : name,
    descriptors: random.pick(scales[tier]),
  }));
  return { kind, rows: [...goal, ...rows] };
}

/** The objective as a criterion of its own, named in the teacher's words. */
function goalRow(learningObjective: string, tier: RubricTier, random: Random): RubricRow {
  const objective = learningObjective.replace(/^(?:students (?:will|can) (?:be able to )?|i can |swbat )/iu, '').replace(/[.\s]+$/u, '');
  const name = objective.charAt(0).toLocaleUpperCase('en-US') + objective.slice(1);
  return { name: `${OBJECTIVE_NAMES[tier]}: ${name}`, descriptors: random.pick(OBJECTIVE_SCALES[tier]) };
}
