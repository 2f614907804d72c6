import type { Materials } from '../../composer/materials.ts';
import { CALCULATORS, classDirections } from '../parts/class-directions.ts';
import { skeletonNotes } from '../parts/skeleton.ts';
import type { QuizDocument } from './document.ts';
import { pointsSentence } from './choice-points.ts';
import { questionsIn, writtenIn } from './question-count.ts';
import { shapeFollowed, sharesOf, timeSentence } from './quiz-from-set.ts';

const ASKS = [
  ['remember', '[Ask for a word or fact that every student should recognize.]'],
  ['understand', '[Ask which example shows the idea.]'],
  ['apply', '[Give a new case and ask what happens or what comes out.]'],
  ['analyze', '[Give an answer that someone might give and ask what is wrong or missing in it.]'],
] as const;

const WRITTEN: QuizDocument['written'][number] = {
  prompt: '[Ask for an explanation in two or three sentences.]',
  passage: '',
  points: 2,
  lines: 4,
  sample: '[A full answer.]',
  credit: ['1 point: [the idea].', '1 point: [the reason].'],
};

export function quizSkeleton(materials: Materials): QuizDocument {
  const { topic, wishes } = materials;
  const count = wishes.counts.question === undefined ? ASKS.length : questionsIn(wishes);
  const toWrite = Math.min(10, writtenIn(wishes, count));
  const directions = classDirections(wishes, CALCULATORS);
  const written = Array.from({ length: toWrite }, () => WRITTEN);
  const shares = sharesOf(wishes, count - toWrite, written);
  const questions = Array.from({ length: count - toWrite }, (_, index) => {
    const [thinking, question] = ASKS[index % ASKS.length] ?? ASKS[0];
    return {
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
    };
  });
  return {
    title: topic.title,
    standards: [],
    instructions: [
      'Choose the one best answer for each question.',
      directions.sentence,
      timeSentence(wishes),
      pointsSentence(shares, toWrite > 0),
    ]
      .filter(Boolean)
      .join(' '),
    questions,
    choicePoints: shares,
    written,
    withKey: wishes.answerKey !== 'none',
    reteach: [],
    teacherNotes: [
      ...skeletonNotes(materials, [...directions.followed, ...shapeFollowed(wishes, { questions, written }, shares)]),
      'Put the right answers in different places before you copy it.',
    ],
  };
}
