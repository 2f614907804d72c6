import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { shareMinutes } from '../parts/share-minutes.ts';
import { skeletonNotes } from '../parts/skeleton.ts';
import { arrangeLesson } from './arrange-lesson.ts';
import { lessonMinutesFor, timeFollowed, timeLines } from './lesson-minutes.ts';
import type { LessonPhase, LessonPlanDocument } from './document.ts';

type Frame = Pick<LessonPhase, 'name' | 'thinking' | 'teacher' | 'lookFor'> & { readonly weight: number; readonly student: string };

const FRAMES: readonly Frame[] = [
  {
    name: 'Hook',
    weight: 1,
    thinking: 'understand',
    teacher:
      'Show [an object, picture, problem or question that belongs to this topic]. Ask what students notice and what they think it has to do with today.',
    student: 'Say or write a first idea.',
    lookFor: '[What a first idea that helps would mention.]',
  },
  {
    name: 'Model',
    weight: 2,
    thinking: 'understand',
    teacher: 'Work through [one clear example], thinking aloud. Name the new words as you need them: [words].',
    student: 'Follow, copy the example, and explain one step to a partner.',
    lookFor: 'Students can say why [the step that matters most] comes where it does.',
  },
  {
    name: 'Practice',
    weight: 3,
    thinking: 'apply',
    teacher: 'Give [three to five tasks, from like the example to a little different]. Stop after the first to check it together.',
    student: 'Do the tasks; compare the second one with a partner.',
    lookFor: '[The mistake you expect], and what you will say then.',
  },
  {
    name: 'Close',
    weight: 1,
    thinking: 'analyze',
    teacher: 'Return to the hook. Ask what students can say about it now that they could not say before.',
    student: 'Answer the exit question alone.',
    lookFor: 'Answers that use [the key word or idea].',
  },
];

export function lessonSkeleton(form: FormOf<'lesson-planner'>, materials: Materials): LessonPlanDocument {
  const { topic, wishes } = materials;
  const time = lessonMinutesFor(form, wishes);
  const minutes = shareMinutes(
    time.minutes,
    FRAMES.map(({ weight }) => weight),
  );
  const draft = {
    title: topic.title,
    model: 'hook, model, practice, close',
    standards: [],
    iCan: '',
    bigIdea: '[The one idea to keep when the details have gone.]',
    objectives: [`[do what, so that you can see it, with ${topic.inText}].`],
    priorKnowledge: [
      '[What students must be able to do before this lesson.]',
      ...wishes.taught.slice(0, 2).map((phrase) => `already taught: ${phrase}`),
    ],
    vocabulary: wishes.words.slice(0, 8).map((term) => ({ term, meaning: '[What it means, in words a student uses.]' })),
    materials: [],
    phases: FRAMES.map(({ name, thinking, teacher, student, lookFor }, index) => ({
      name,
      minutes: minutes[index] ?? 1,
      thinking,
      part: '',
      purpose: '',
      teacher,
      students: [student],
      questions: [],
      lookFor,
      materials: [],
      key: '',
    })),
    misconceptions: [
      { belief: '[A mistake students make here.]', why: '[Where it comes from.]', teacherMove: '[What you will show or ask then.]' },
      { belief: '[Another one.]', why: '[Where it comes from.]', teacherMove: '[What you will show or ask then.]' },
      { belief: '[The one that lasts longest.]', why: '[Where it comes from.]', teacherMove: '[What you will show or ask then.]' },
    ],
    lookFors: [],
    differentiation: [
      'For more support: [fewer or simpler tasks of the same kind].',
      'For more challenge: [the case where the usual way does not work].',
    ],
    exitCheck: {
      prompt: '[One question that only a student who has understood can answer.]',
      answer: '[A full answer.]',
      responses: [{ sign: '[Half an answer.]', move: '[What you will do tomorrow.]' }],
    },
    texts: [],
    next: wishes.tomorrow === undefined ? '' : `Tomorrow: ${wishes.tomorrow}.`,
  };
  const arranged = arrangeLesson(wishes, draft, { saysAnswers: false });
  const followed = [...timeFollowed(time), ...arranged.followed, ...wishes.words.map((word) => `words:${word}`), 'taught', 'tomorrow'];
  const [first = '', ...others] = skeletonNotes(materials, followed);
  return { ...draft, teacherNotes: [first, ...timeLines(time), ...arranged.lines, ...others] };
}
