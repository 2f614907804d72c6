/** A lesson out of a teaching set: its moves fitted to the minutes, in the words of the chosen framework. */
import { lessonParts } from '../../composer/frameworks/lesson-parts.ts';
import type { Materials } from '../../composer/materials.ts';
import { type FittedMove, fitMoves } from '../../composer/sets/fit-moves.ts';
import type { SetLesson, SetMove, TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import { mentions, wishedIn, withoutUnwanted } from '../../composer/wished-items.ts';
import { notesOnWishes } from '../parts/follow-wishes.ts';
import { arrangeLesson } from './arrange-lesson.ts';
import type { LessonPhase, LessonPlanDocument } from './document.ts';
import { cantBeShorter, lessonMinutesFor, timeFollowed, timeLines } from './lesson-minutes.ts';

const WORDS_TO_USE = 6;
const MOST_MOVES_FOR_GROUP = 5;
const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);

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

/** What the plan says of who works with whom, and of students whom the note names; with the wishes that this follows. */
function classLines(
  { wishes }: Materials,
  { lesson }: TeachingSet,
  phases: readonly FittedMove[],
): { readonly lines: readonly string[]; readonly followed: readonly string[] } {
  const { grouping, groupSize, earlyFinishers, students } = wishes;
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
    ...(earlyFinishers ? [['earlyFinishers', forGroup('For early finishers', 'above', 1)] as const] : []),
    ...(students.gifted ? [['students:gifted', forGroup('For gifted students', 'above', 2)] as const] : []),
    ...(students.readsBelow ? [['students:readsBelow', forGroup('For readers below grade level', 'below', 2)] as const] : []),
    ...(students.autism ? [['students:autism', forGroup('For a student with autism', 'plan', 2)] as const] : []),
  ];
  const told = chosen.filter(([, lines]) => lines.length > 0);
  return { lines: told.flatMap(([, lines]) => lines), followed: told.map(([key]) => key) };
}

/** What a move is on, without what it happens to mention. */
const heartOf = ({ title, purpose, ask }: SetMove): unknown => [title, purpose, ask.map(({ question }) => question)];

/** Moves on what students know already take as little time as they can; those beyond the core are left out. */
function withoutKnown(
  moves: readonly SetMove[],
  taught: readonly string[],
): { readonly moves: readonly SetMove[]; readonly known: ReadonlyMap<string, readonly SetMove[]> } {
  const known = new Map(
    taught.map((phrase) => [
      phrase,
      moves.filter((move) => move.phase !== 'hook' && move.phase !== 'close' && mentions(heartOf(move), phrase)),
    ]),
  );
  const all = new Set([...known.values()].flat());
  return {
    known,
    moves: moves.flatMap((move): SetMove[] => {
      if (!all.has(move)) return [move];
      return move.core ? [{ ...move, minutes: [move.minutes[0], move.minutes[0]] }] : [];
    }),
  };
}

/** 'They know base pairing: “Unzip and copy” is kept to 4 minutes.' */
function knownLines(known: ReadonlyMap<string, readonly SetMove[]>, fitted: readonly FittedMove[]): string[] {
  return [...known].flatMap(([phrase, moves]) => {
    const kept = fitted.filter(({ move }) => moves.some(({ id }) => id === move.id));
    const left = moves.filter(({ id }) => !fitted.some(({ move }) => move.id === id));
    const said = [
      ...kept.map(({ move, minutes }) => `“${move.title}” is kept to ${minutes} minutes`),
      ...left.map(({ title }) => `“${title}” is left out`),
    ];
    return said.length === 0 ? [] : [`They know ${phrase}: ${said.join('; ')}.`];
  });
}

/** The moves that suit the note, fitted to its minutes or, where they can't be, to those of the form. */
function fitted(
  lesson: SetLesson,
  wishes: Wishes,
  asked: number,
  usual: number,
): { readonly moves: readonly FittedMove[]; readonly isAsked: boolean; readonly known: readonly string[] } | undefined {
  const unwanted = new Set(lesson.moves.filter((move) => !move.core && withoutUnwanted([move], wishes).length === 0));
  const { moves, known } = withoutKnown(
    lesson.moves.filter((move) => !unwanted.has(move)),
    wishes.taught,
  );
  for (const [candidates, minutes] of [
    [moves, asked],
    [lesson.moves, asked],
    // Where the core takes longer than there is time, no longer than it must.
    ...Array.from({ length: Math.max(0, usual - asked) }, (_, index) => [lesson.moves, asked + index + 1] as const),
    [lesson.moves, usual],
  ] as const) {
    const found = fitMoves(candidates, minutes);
    if (found) return { moves: found, isAsked: minutes === asked, known: candidates === moves ? knownLines(known, found) : [] };
  }
  return undefined;
}

/** @throws RangeError where the moves can't fill the time: a set is checked for every length that the form offers */
export function lessonFromSet(form: FormOf<'lesson-planner'>, materials: Materials, set: TeachingSet): LessonPlanDocument {
  const { card, lesson, words } = set;
  const { wishes } = materials;
  const asked = lessonMinutesFor(form, wishes);
  const found = fitted(lesson, wishes, asked.minutes, Number(form.duration));
  if (!found) throw new RangeError(`The moves of “${card.id}” can’t fill ${form.duration} minutes`);
  const { moves, isAsked, known } = found;
  const { model, nameOf } = lessonParts(form.framework);
  const phases = moves.map((phase) => phaseOf(phase, nameOf(phase.move.phase)));
  const handedOut = new Set(moves.flatMap(({ move }) => move.texts));
  const ofClass = classLines(materials, set, moves);
  const wishedFirst = [...words.words].sort((one, other) => wishedIn(other.word, wishes) - wishedIn(one.word, wishes));
  const draft = {
    title: card.title,
    model,
    standards: [...materials.codes],
    iCan: card.iCan,
    bigIdea: card.bigIdea,
    objectives: [`${card.objective.replace(/[.]$/u, '')}.`],
    priorKnowledge: [...card.before, ...wishes.taught.map((phrase) => `already taught: ${phrase}`)].slice(0, 4),
    vocabulary: wishedFirst.slice(0, WORDS_TO_USE).map(({ word, meaning }) => ({ term: word, meaning })),
    materials: [...new Set(phases.flatMap((phase) => phase.materials))],
    phases,
    misconceptions: lesson.misconceptions.map(({ belief, why, move }) => ({ belief, why, teacherMove: move })),
    lookFors: [],
    differentiation: differentiation(form, materials, set, moves),
    exitCheck: { prompt: lesson.exit.prompt, answer: lesson.exit.answer, responses: [...lesson.exit.responses] },
    texts: set.texts.filter(({ id }) => handedOut.has(id)).map(({ title, body }) => ({ title, text: body })),
    next: wishes.tomorrow === undefined ? upperFirst(card.next.replace(/^next,?\s+/iu, '')) : `Tomorrow: ${wishes.tomorrow}.`,
  };
  const work = new Set(moves.flatMap(({ move }) => (move.phase === 'practice' || move.phase === 'apply' ? [move.title] : [])));
  const arranged = arrangeLesson(wishes, draft, { saysAnswers: true, isWork: ({ name }) => work.has(name) });
  const followed = [
    ...ofClass.followed,
    ...arranged.followed,
    ...(isAsked ? timeFollowed(asked) : []),
    ...newHere(wishes, card.title, card.objective),
    'taught',
    'tomorrow',
    'students:multilingual',
    'students:plan',
  ];
  return {
    ...draft,
    teacherNotes: [
      ...(isAsked ? timeLines(asked) : [cantBeShorter(asked.minutes, total(moves))]),
      ...known,
      ...ofClass.lines,
      ...arranged.lines,
      ...notesOnWishes(materials, { whole: draft, items: phases, isOneEnough: true }, followed),
    ],
  };
}

const total = (moves: readonly FittedMove[]): number => moves.reduce((sum, { minutes }) => sum + minutes, 0);

/** What students have not met yet and this very lesson teaches. */
export function newHere({ untaught }: Wishes, ...about: readonly string[]): string[] {
  return untaught.filter((phrase) => mentions(about, phrase)).map((phrase) => `untaught:${phrase}`);
}
