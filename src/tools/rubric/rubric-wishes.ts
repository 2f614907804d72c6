/** What a rubric makes of a teacher's note, and what it says of the rest. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { RubricTier } from '../../composer/rubrics/criterion.ts';
import { mostWorthIn, requirementsIn, totalPointsIn } from '../../composer/rubrics/requirements.ts';
import { teamwork } from '../../composer/rubrics/shared-criteria.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import type { FormOf } from '../catalogue.ts';
import { notesOnWishes } from '../parts/follow-wishes.ts';
import type { RubricDocument } from './document.ts';
import { MOST_CRITERIA } from './criteria-count.ts';

type Form = FormOf<'rubric'>;
type Criterion = RubricDocument['criteria'][number];

const FEWEST_POINTS = 12;
const MOST_POINTS = 500;

/** The points in all, where the note says them; undefined where it doesn't, or where they are too few for the levels. */
export function totalFor({ points }: Wishes, note: string): number | undefined {
  return points !== undefined && points >= FEWEST_POINTS && points <= MOST_POINTS ? points : totalPointsIn(note);
}

const OF_TEAMS = /\b(?:team|partner|group|together)/iu;

const REQUIREMENTS = 'Requirements';

/** Work in pairs or groups is looked at, too: in place of the last criterion where there is no room for another. */
export function withTeamwork(
  criteria: readonly Criterion[],
  { grouping }: Wishes,
  tier: RubricTier,
  count: number | undefined,
  random: Random,
): Criterion[] {
  const isAsked = grouping === 'pairs' || grouping === 'groups';
  if (!isAsked || criteria.some(({ name, descriptors }) => OF_TEAMS.test([name, descriptors[0]].join(' ')))) return [...criteria];
  const added: Criterion = {
    name: tier === 'young' ? teamwork.youngName : teamwork.name,
    weight: 1,
    descriptors: [...random.pick(teamwork.scales[tier])],
    points: [],
  };
  const most = (count ?? MOST_CRITERIA) - 1;
  const dropped = criteria.length > most ? criteria.findLast(({ name }) => name !== REQUIREMENTS) : undefined;
  return [...criteria.filter((criterion) => criterion !== dropped), added];
}

/** What a criterion on requirements covers is followed, whatever it is called elsewhere. */
function withoutRequired(wishes: Wishes, required: readonly string[], hasChecklist: boolean): Wishes {
  const said = required.join('; ').toLowerCase();
  const isRequired = (phrase: string): boolean => {
    const words = phrase.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    return words.some((word) => said.includes(word.replace(/s$/u, '')));
  };
  const counts = Object.entries(wishes.counts).filter(([unit]) => unit === 'criterion' || required.length === 0);
  return {
    ...wishes,
    counts: Object.fromEntries(counts),
    minutes: /\bminutes?\b/u.test(said) ? undefined : wishes.minutes,
    words: wishes.words.filter((word) => !isRequired(word)),
    settings: wishes.settings.filter((phrase) => !isRequired(phrase)),
    focus: wishes.focus.filter((phrase) => !isRequired(phrase)),
    notFollowed: wishes.notFollowed.filter(
      (phrase) =>
        !isRequired(phrase) &&
        !/^a rubric$|\b(?:4|four) levels\b/iu.test(phrase) &&
        !(hasChecklist && /\bchecklists?\b/iu.test(phrase)) &&
        mostWorthIn(phrase) === undefined,
    ),
  };
}

/** @param made what the rubric has */
export function rubricNotes(
  form: Form,
  materials: Materials,
  made: { readonly criteria: readonly Criterion[]; readonly hasChecklist: boolean; readonly notMet?: readonly string[] },
): string[] {
  const { wishes } = materials;
  const { criteria } = made;
  const required = requirementsIn(`${form.additionalContext}\n${form.learningObjective}`);
  const followed = [
    ...(wishes.counts.criterion === criteria.length ? ['counts:criterion'] : []),
    ...(wishes.points !== undefined && form.scoringSystem === 'Points' && totalFor(wishes, form.additionalContext) === wishes.points
      ? ['points']
      : []),
    ...(criteria.some(({ name, descriptors }) => OF_TEAMS.test([name, descriptors[0]].join(' '))) || wishes.grouping === 'individual'
      ? ['grouping']
      : []),
    ...(form.scoringSystem === 'Points' ? [] : ['avoid:points']),
    'onePage',
    // There is nothing to have a key for, and nothing that needs a device.
    'answerKey',
    'means:no devices',
    'means:no lab',
  ];
  const rest = withoutRequired(wishes, required, made.hasChecklist);
  const left = { ...materials, wishes: { ...rest, notFollowed: [...rest.notFollowed, ...(made.notMet ?? [])] } };
  return notesOnWishes(left, { whole: criteria }, followed);
}
