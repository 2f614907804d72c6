/** A lesson out of a teaching set: its moves fitted to the minutes, in the words of the chosen framework. */
import { lessonParts } from '../../composer/frameworks/lesson-parts.ts';
import type { Materials } from '../../composer/materials.ts';
import { type FittedMove, fitMoves } from '../../composer/sets/fit-moves.ts';
import type { SetLesson, SetMove, TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import { notesOnWishes } from '../parts/follow-wishes.ts';
import type { LessonPhase, LessonPlanDocument } from './document.ts';
import { lessonMinutesFor, timeFollowed, timeLines } from './lesson-minutes.ts';

const WORDS_TO_USE = 6;
const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);
const MOST_MOVES_FOR_GROUP = 5;

/** 'How many dots? *(9)*' */
const asked = ({ question, expect }: SetMove['ask'][number]): string => `${question} *(${expect.replace(/[.]$/u, '')})*`;

function phaseOf({ move, minutes }: FittedMove, part: string): LessonPhase {
  return {
    name: move.title,
    minutes,
    thinking: move.thinking,
    part,
    purpose: move.purpose,
    teacher: move.teach,
    students: [...move.students],
    questions: move.ask.map(asked),
    lookFor: move.lookFor,
    materials: [...move.materials],
    key: move.key ?? '',
  };
}

type Supports = SetLesson['supports'];

/** What changes for a group, in the moves that this lesson has. */
function changesFor(group: keyof Supports, supports: Supports, phases: readonly FittedMove[]): string[] {
  return supports[group]
    .filter(({ move }) => move === undefined || phases.some((phase) => phase.move.id === move))
    .map(({ move, do: change }) => {
      const title = phases.find((phase) => phase.move.id === move)?.move.title;
      return title === undefined ? change : `**${title}:** ${change}`;
    })
    .slice(0, MOST_MOVES_FOR_GROUP);
}

const GROUPS: Readonly<Record<FormOf<'lesson-planner'>['differentiation'], readonly (keyof Supports)[]>> = {
  'At Grade Level': ['below', 'above'],
  'Below Grade Level': ['below'],
  'Above Grade Level': ['above'],
  'Gifted/Advanced': ['above'],
};

function differentiation(
  form: FormOf<'lesson-planner'>,
  materials: Materials,
  { lesson }: TeachingSet,
  phases: readonly FittedMove[],
): string[] {
  const groups = GROUPS[form.differentiation];
  const perGroup = groups.length > 1 ? 2 : MOST_MOVES_FOR_GROUP;
  const labels: Partial<Record<keyof Supports, string>> =
    groups.length > 1 ? { below: 'For more support', above: 'For more challenge' } : {};
  const chosen = groups.flatMap((group) =>
    changesFor(group, lesson.supports, phases)
      .slice(0, perGroup)
      .map((change) => (labels[group] === undefined ? change : `${labels[group]}: ${change}`)),
  );
  return [
    ...chosen,
    ...(materials.wishes.students.multilingual
      ? changesFor('multilingual', lesson.supports, phases)
          .slice(0, 3)
          .map((change) => `For multilingual learners: ${change}`)
      : []),
    ...(materials.wishes.students.plan
      ? changesFor('plan', lesson.supports, phases)
          .slice(0, 2)
          .map((change) => `For students with a plan: ${change}`)
      : []),
  ].slice(0, 8);
}

const DEVICES =
  'With devices: post the handouts as a document students can copy, and collect the exit check in a form. The rest works on paper and board.';
const WHITEBOARDS = 'With whiteboards: students write the answer to each question of the plan and hold it up on your signal.';
const SUBSTITUTE =
  'For the substitute: read the words in quotation marks aloud as they stand. The answer to expect follows each question in italics; collect the exit check and leave it unmarked.';

/** How the plan is to be taught in this class, and which wishes that follows. */
function classLines(
  { wishes }: Materials,
  { lesson }: TeachingSet,
  phases: readonly FittedMove[],
): { readonly lines: readonly string[]; readonly followed: readonly string[] } {
  const { grouping, groupSize, means, subPlan, earlyFinishers, students } = wishes;
  const together = groupSize === undefined ? 'groups' : `groups of ${groupSize}`;
  const work = { individual: 'on their own', pairs: 'in pairs', groups: `in ${together}` } as const;
  const forGroup = (label: string, from: keyof Supports, most: number): string[] =>
    changesFor(from, lesson.supports, phases)
      .slice(0, most)
      .map((change) => `${label}: ${change}`);
  const chosen: readonly (readonly [string, readonly string[]])[] = [
    ...(grouping === undefined
      ? []
      : [['grouping', [`Where students talk or work together in this plan, they do it ${work[grouping]}.`]] as const]),
    ...(means.includes('devices') ? [['means:devices', [DEVICES]] as const] : []),
    ...(means.includes('whiteboards') ? [['means:whiteboards', [WHITEBOARDS]] as const] : []),
    ...(subPlan ? [['subPlan', [SUBSTITUTE]] as const] : []),
    ...(earlyFinishers ? [['earlyFinishers', forGroup('For early finishers', 'above', 1)] as const] : []),
    ...(students.gifted ? [['students:gifted', forGroup('For gifted students', 'above', 2)] as const] : []),
    ...(students.readsBelow ? [['students:readsBelow', forGroup('For readers below grade level', 'below', 2)] as const] : []),
  ];
  const told = chosen.filter(([, lines]) => lines.length > 0);
  return { lines: told.flatMap(([, lines]) => lines), followed: told.map(([key]) => key) };
}

/** @throws RangeError where the moves can't fill the time: a set is checked for every length that the form offers */
export function lessonFromSet(form: FormOf<'lesson-planner'>, materials: Materials, set: TeachingSet): LessonPlanDocument {
  const { card, lesson, words } = set;
  const { wishes } = materials;
  const asked = lessonMinutesFor(form, wishes);
  const usual = Number(form.duration);
  const ofNote = fitMoves(lesson.moves, asked.minutes);
  const fitted = ofNote ?? fitMoves(lesson.moves, usual);
  if (!fitted) throw new RangeError(`The moves of “${card.id}” can’t fill ${form.duration} minutes`);
  const { model, nameOf } = lessonParts(form.framework);
  const phases = fitted.map((phase) => phaseOf(phase, nameOf(phase.move.phase)));
  const handedOut = new Set(fitted.flatMap(({ move }) => move.texts));
  const ofClass = classLines(materials, set, fitted);
  const draft = {
    title: card.title,
    model,
    standards: [...materials.codes],
    iCan: card.iCan,
    bigIdea: card.bigIdea,
    objectives: [`${card.objective.replace(/[.]$/u, '')}.`],
    priorKnowledge: [...card.before, ...wishes.taught.map((phrase) => `already taught: ${phrase}`)],
    vocabulary: words.words.slice(0, WORDS_TO_USE).map(({ word, meaning }) => ({ term: word, meaning })),
    materials: [...new Set(phases.flatMap((phase) => phase.materials))],
    phases,
    misconceptions: lesson.misconceptions.map(({ belief, why, move }) => ({ belief, why, teacherMove: move })),
    lookFors: [],
    differentiation: differentiation(form, materials, set, fitted),
    exitCheck: { prompt: lesson.exit.prompt, answer: lesson.exit.answer, responses: [...lesson.exit.responses] },
    texts: set.texts.filter(({ id }) => handedOut.has(id)).map(({ title, body }) => ({ title, text: body })),
    next: wishes.tomorrow === undefined ? upperFirst(card.next.replace(/^next,?\s+/iu, '')) : `Tomorrow: ${wishes.tomorrow}.`,
  };
  const needs = draft.materials.join(' ; ');
  const followed = [
    ...ofClass.followed,
    ...(ofNote ? timeFollowed(asked) : []),
    'taught',
    'tomorrow',
    'students:multilingual',
    'students:plan',
    ...(DEVICE.test(needs) ? [] : ['means:no devices']),
    ...(LAB.test(needs) ? [] : ['means:no lab']),
    ...(/counters|cubes|tiles|blocks|cards|frames/iu.test(needs) ? ['means:manipulatives'] : []),
  ];
  return {
    ...draft,
    teacherNotes: [...(ofNote ? timeLines(asked) : []), ...ofClass.lines, ...notesOnWishes(wishes, draft, followed)],
  };
}

const DEVICE = /\b(?:laptops?|tablets?|chromebooks?|computers?|devices?|projector|videos?)\b/iu;
const LAB = /\b(?:beakers?|microscopes?|goggles|burners?|test tubes?|chemicals?|acid|iodine)\b/iu;
