/** How a plan is taught in this class: devices, a substitute, students to count for, copies, stations. */
import type { Means, Wishes } from '../../composer/understanding/wishes.ts';
import { groupsOf } from '../parts/arrangements.ts';
import type { LessonPhase, LessonPlanDocument } from './document.ts';

export interface ArrangedLesson {
  readonly lines: readonly string[];
  /** Keys of the wishes that the plan follows by them, or by what it needs and says. */
  readonly followed: readonly string[];
}

const DEVICES =
  'With devices: post what is to print as a document students can copy, and collect the exit check in a form. The rest works on paper and board.';
const SUBSTITUTE =
  'For the substitute: read the words in quotation marks aloud as they stand. The answer to expect follows each question in italics; collect the exit check and leave it unmarked.';
const SUBSTITUTE_WITHOUT_ANSWERS =
  'For the substitute: follow the phases in order and their minutes. Collect the exit check with names on it and leave it unmarked; its answer stands below it.';

const WHITEBOARDS = 'With whiteboards: students write the answer to each question of the plan and hold it up on your signal.';

type Plan = Pick<LessonPlanDocument, 'phases' | 'materials' | 'texts'>;

/** What a plan that needs it would name. */
const NEEDS: readonly (readonly [Means, RegExp])[] = [
  ['no devices', /\b(?:laptops?|tablets?|chromebooks?|computers?|devices?|projector|videos?|website|online)\b/iu],
  ['no lab', /\b(?:beakers?|microscopes?|goggles|burners?|test tubes?|chemicals?|acid|iodine|hot plate)\b/iu],
  ['no calculators', /\bcalculators?\b/iu],
  ['no manipulatives', /\b(?:counters|cubes|tiles|base-ten blocks|pattern blocks|manipulatives)\b/iu],
];
/** What a plan that uses it names. */
const USES: readonly (readonly [Means, RegExp])[] = [
  ['calculators', /\bcalculators?\b/iu],
  ['manipulatives', /\b(?:counters|cubes|tiles|blocks|cards|frames|strips)\b/iu],
  ['outdoors', /\b(?:outside|outdoors|playground|schoolyard|school yard)\b/iu],
  ['stations', /\bstations?\b/iu],
];

function meansFollowed({ phases, materials }: Plan): string[] {
  const needs = materials.join(' ; ');
  const said = `${needs} ; ${phases.map(({ teacher, students }) => [teacher, ...students].join(' ')).join(' ')}`;
  return [
    ...NEEDS.filter(([, needed]) => !needed.test(needs)).map(([means]) => `means:${means}`),
    ...USES.filter(([, used]) => used.test(said)).map(([means]) => `means:${means}`),
  ];
}

/** Phases in which students work on what they have been shown can run side by side. */
function stationsLine(phases: readonly LessonPhase[], isWork: (phase: LessonPhase) => boolean): string | undefined {
  const work = phases.filter(isWork);
  if (work.length < 2) return undefined;
  const minutes = Math.floor(work.reduce((sum, phase) => sum + phase.minutes, 0) / work.length);
  const names = work.map(({ name }) => `“${name}”`);
  const listed = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `As stations: ${listed} run side by side once what comes before them is done. Groups stay ${minutes} minutes at each and then move on; set out what each needs, and a copy of its directions.`;
}

function classSize({ students: { size }, grouping, groupSize }: Wishes, { texts }: Plan): string | undefined {
  if (size === undefined) return undefined;
  const copies = texts.length === 0 ? '' : ` Print ${size} copies of what is to print.`;
  const pairs = size % 2 === 0 ? `${size / 2} pairs` : `${(size - 1) / 2 - 1} pairs and one group of 3`;
  const grouped =
    groupSize !== undefined && groupSize > 2 && grouping === 'groups' ? groupsOf(size, groupSize) : `${size} students make ${pairs}.`;
  return `${grouped}${copies}`;
}

const ON_THE_BOARD = 'No copies needed: write what is to print on the board or show it; students work on their own paper.';

/** @param isWork whether a phase is one in which students work on what they have been shown; undefined where that is not known */
export function arrangeLesson(
  wishes: Wishes,
  plan: Plan,
  { saysAnswers, isWork }: { readonly saysAnswers: boolean; readonly isWork?: (phase: LessonPhase) => boolean },
): ArrangedLesson {
  const { means, subPlan } = wishes;
  const stations = means.includes('stations') && isWork ? stationsLine(plan.phases, isWork) : undefined;
  const size = classSize(wishes, plan);
  const told: readonly (readonly [string, string | undefined])[] = [
    ['means:devices', means.includes('devices') ? DEVICES : undefined],
    ['means:whiteboards', means.includes('whiteboards') ? WHITEBOARDS : undefined],
    ['subPlan', subPlan ? (saysAnswers ? SUBSTITUTE : SUBSTITUTE_WITHOUT_ANSWERS) : undefined],
    ['means:stations', stations],
    ['means:no copies', means.includes('no copies') ? ON_THE_BOARD : undefined],
    ['students:size', size],
  ];
  const lines = told.flatMap(([, line]) => line ?? []);
  return { lines, followed: [...told.flatMap(([key, line]) => (line === undefined ? [] : [key])), ...meansFollowed(plan)] };
}
