/** A lesson out of a teaching set: its moves fitted to the minutes, in the words of the chosen framework. */
import { lessonParts } from '../../composer/frameworks/lesson-parts.ts';
import type { Materials } from '../../composer/materials.ts';
import { type FittedMove, fitMoves } from '../../composer/sets/fit-moves.ts';
import type { SetLesson, SetMove, TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import type { LessonPhase, LessonPlanDocument } from './document.ts';

const WORDS_TO_USE = 6;
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
    ...(materials.notes.multilingual
      ? changesFor('multilingual', lesson.supports, phases)
          .slice(0, 3)
          .map((change) => `For multilingual learners: ${change}`)
      : []),
    ...(materials.notes.support
      ? changesFor('plan', lesson.supports, phases)
          .slice(0, 2)
          .map((change) => `For students with a plan: ${change}`)
      : []),
  ].slice(0, 8);
}

/** @throws RangeError where the moves can't fill the time: a set is checked for every length that the form offers */
export function lessonFromSet(form: FormOf<'lesson-planner'>, materials: Materials, set: TeachingSet): LessonPlanDocument {
  const { card, lesson, words } = set;
  const fitted = fitMoves(lesson.moves, Number(form.duration));
  if (!fitted) throw new RangeError(`The moves of “${card.id}” can’t fill ${form.duration} minutes`);
  const { model, nameOf } = lessonParts(form.framework);
  const phases = fitted.map((phase) => phaseOf(phase, nameOf(phase.move.phase)));
  const handedOut = new Set(fitted.flatMap(({ move }) => move.texts));
  return {
    title: card.title,
    model,
    standards: [...materials.codes],
    iCan: card.iCan,
    bigIdea: card.bigIdea,
    objectives: [card.objective],
    priorKnowledge: [...card.before],
    vocabulary: words.words.slice(0, WORDS_TO_USE).map(({ word, meaning }) => ({ term: word, meaning })),
    materials: [...new Set(phases.flatMap((phase) => phase.materials))],
    phases,
    misconceptions: lesson.misconceptions.map(({ belief, why, move }) => ({ belief, why, teacherMove: move })),
    lookFors: [],
    differentiation: differentiation(form, materials, set, fitted),
    exitCheck: { prompt: lesson.exit.prompt, answer: lesson.exit.answer, responses: [...lesson.exit.responses] },
    texts: set.texts.filter(({ id }) => handedOut.has(id)).map(({ title, body }) => ({ title, text: body })),
    next: card.next,
    teacherNotes: [],
  };
}
