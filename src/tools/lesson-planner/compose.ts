import { lensObjective } from '../../composer/frameworks/framework-lens.ts';
import { hardestCaseOn } from '../../composer/hardest-cases.ts';
import type { Materials } from '../../composer/materials.ts';
import { needsPassage, passagesNamedIn } from '../../composer/passages.ts';
import { nearestFirst } from '../../composer/nearest-first.ts';
import type { Random } from '../../composer/random.ts';
import type { Fact, HardestCase, Misconception } from '../../composer/topics/topic-pack.ts';
import { asSentence, quotedSentence } from '../../text/sentence.ts';
import type { FormOf } from '../catalogue.ts';
import { wishedIn } from '../../composer/wished-items.ts';
import { forEarlyFinishers } from '../parts/early-finishers.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import { arrangeLesson } from './arrange-lesson.ts';
import { isUnknown } from '../parts/skeleton.ts';
import { lessonSkeleton } from './skeleton.ts';
import { composePhases, stockOf } from './compose-phases.ts';
import { differentiationMoves } from './differentiation.ts';
import type { LessonPhase, LessonPlanDocument } from './document.ts';
import { lessonModels } from './lesson-models.ts';
import { lessonFromSet, newHere } from './lesson-from-set.ts';
import { lessonMinutesFor, timeFollowed, timeLines } from './lesson-minutes.ts';
import { isOfWriting } from './writing-time.ts';

const MISCONCEPTIONS = 3;
const WORDS_TO_POST = 5;
/** The words that carry the topic come first in a kit. */
const WORDS_TO_CHOOSE_FROM = 8;

const ANSWER_MOVES = [
  'Post this answer beside the right one, without names. Pairs find evidence for one of them.',
  'Ask for the thinking behind it before you correct it, then look for the case where it fails.',
  'Let students predict with this answer and check: where does it lead?',
] as const;

/** A wrong answer that students really give, as a misconception to expect. */
function fromFact({ question, distractors, reason }: Fact, random: Random): Misconception {
  const { text, error } = random.pick(distractors);
  return {
    belief: `the answer to ${quotedSentence(question)} is ${quotedSentence(text)}`,
    why: asSentence(error),
    truth: reason,
    teacherMove: `${random.pick(ANSWER_MOVES)} ${asSentence(reason)}`,
  };
}

/** Two that are known, and one that stands behind a wrong answer. */
function misconceptionsToExpect(materials: Materials, random: Random): Misconception[] {
  const { kit, source } = materials;
  const facts = source === 'pack' ? kit.facts.filter(({ passage, question }) => !needsPassage(kit, passage, question)) : [];
  const behindAnswer = random.sample(facts, 1).map((fact) => fromFact(fact, random));
  const own = nearestFirst(materials, 'misconceptions', random).slice(0, MISCONCEPTIONS - behindAnswer.length);
  return [...own, ...behindAnswer].slice(0, MISCONCEPTIONS);
}

const MOST_LOOK_FORS = 5;
const LEAST_LOOK_FORS = 3;

/** What to hear in the answers to the questions that the phases ask; further questions where they ask few. */
function lookFors(phases: readonly LessonPhase[], { kit }: Materials, random: Random): string[] {
  const asked = new Set(phases.flatMap(({ questions }) => questions));
  const more = random.shuffle(
    kit.questions.filter(({ question, passage }) => !asked.has(question) && !needsPassage(kit, passage, question)),
  );
  const known = [...kit.questions, ...(kit.itemSets ?? []).map(({ question }) => question)];
  return [...known.filter(({ question }) => asked.has(question)), ...more]
    .slice(0, Math.min(MOST_LOOK_FORS, Math.max(LEAST_LOOK_FORS, asked.size)))
    .map(({ question, lookFors: signs }) => `${quotedSentence(question)} ${signs.map((sign) => asSentence(sign)).join(' ')}`);
}

/** What the class does and is asked, without the opening on what it knew before. */
const workOf = (phases: readonly LessonPhase[]): object => phases.slice(1, -1).map(({ students, questions }) => [students, questions]);

const exitCheckOn = ({ prompt, answer, partial, reteach }: HardestCase): LessonPlanDocument['exitCheck'] => ({
  prompt,
  answer,
  responses: [{ sign: partial, move: reteach }],
});

export function composeLessonPlan(form: FormOf<'lesson-planner'>, materials: Materials, random: Random): LessonPlanDocument {
  if (materials.set) return lessonFromSet(form, materials, materials.set);
  if (isUnknown(materials)) return lessonSkeleton(form, materials);
  const { kit, topic, lens, wishes } = materials;
  const time = lessonMinutesFor(form, wishes);
  const model = random.pick(lessonModels(materials.subject, isOfWriting(materials)));
  const wished = kit.terms.filter(({ term }) => wishedIn(term, wishes) > 0).slice(0, WORDS_TO_POST);
  const others = kit.terms.slice(0, WORDS_TO_CHOOSE_FROM).filter((term) => !wished.includes(term));
  const words = [...wished, ...random.sample(others, WORDS_TO_POST - wished.length)];
  const stock = stockOf(materials, words, random);
  const phases = composePhases(model, time.minutes, stock);
  const plan = {
    title: topic.title,
    model: model.name,
    standards: [...materials.codes],
    bigIdea: kit.bigIdea,
    objectives: [...nearestFirst(materials, 'objectives', random).slice(0, 3), ...(lens ? [lensObjective(lens, topic.inText)] : [])],
    priorKnowledge: [
      ...random.sample(kit.recalls, 2).map(({ prompt, answer }) => `${prompt} (${asSentence(answer)})`),
      ...wishes.taught.slice(0, 2).map((phrase) => `already taught: ${phrase}`),
    ],
    vocabulary: words.map(({ term, definition }) => ({ term, meaning: definition })),
    materials: [...new Set(phases.flatMap((phase) => phase.materials))],
    phases,
    misconceptions: misconceptionsToExpect(materials, random).map(({ belief, why, teacherMove }) => ({ belief, why, teacherMove })),
    lookFors: lookFors(phases, materials, random),
    differentiation: differentiationMoves(form.differentiation, materials, words, random),
    exitCheck: exitCheckOn(hardestCaseOn(workOf(phases), kit, random)),
    iCan: '',
    next: wishes.tomorrow === undefined ? '' : `Tomorrow: ${wishes.tomorrow}.`,
    teacherNotes: [],
  };
  const texts = [...passagesNamedIn(kit, plan).map(({ title, text }) => ({ title, text })), ...stock.handouts];
  const arranged = arrangeLesson(wishes, { ...plan, texts }, { saysAnswers: false });
  const early = forEarlyFinishers(materials, random);
  const followed = [
    ...timeFollowed(time),
    ...(wishes.grouping === undefined ? [] : ['grouping']),
    ...arranged.followed,
    ...early.followed,
    ...newHere(wishes, topic.title, ...plan.objectives),
    'tomorrow',
    'taught',
    'students:multilingual',
  ];
  return {
    ...plan,
    texts,
    teacherNotes: [
      ...timeLines(time),
      ...arranged.lines,
      ...early.lines,
      ...teacherNotes(materials, { whole: plan, items: phases, isOneEnough: true }, followed),
      ...random.sample(kit.connections, 1),
    ],
  };
}
