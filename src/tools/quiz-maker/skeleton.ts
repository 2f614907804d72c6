import type { Materials } from '../../composer/materials.ts';
import { SKELETON_NOTE } from '../parts/skeleton.ts';
import type { QuizDocument } from './document.ts';

const ASKS = [
  ['remember', '[Ask for a word or fact that every student should recognize.]'],
  ['understand', '[Ask which example shows the idea.]'],
  ['apply', '[Give a new case and ask what happens or what comes out.]'],
  ['analyze', '[Give an answer that someone might give and ask what is wrong or missing in it.]'],
] as const;

export function quizSkeleton({ topic }: Materials): QuizDocument {
  return {
    title: topic.title,
    standards: [],
    instructions: 'Choose the one best answer for each question.',
    questions: ASKS.map(([thinking, question], index) => ({
      question,
      passage: '',
      options: [
        { text: '[The right answer.]', error: '' },
        { text: '[What students mix it up with.]', error: '[Why they do.]' },
        { text: '[Right for another question.]', error: '[Why it tempts.]' },
        { text: '[Half of the right answer.]', error: '[What is missing.]' },
      ],
      answer: 0,
      reason: `[Why it is right: question ${index + 1}.]`,
      thinking,
    })),
    choicePoints: [],
    written: [],
    reteach: [],
    teacherNotes: [SKELETON_NOTE, 'Put the right answers in different places before you copy it.'],
  };
}
