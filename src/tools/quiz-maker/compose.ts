import { choiceItems } from '../../composer/choice-items.ts';
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { ThinkingLevel } from '../../composer/topics/topic-pack.ts';
import type { FormOf } from '../catalogue.ts';
import { choiceQuestionFrom } from '../parts/draw-answers.ts';
import { CALCULATORS, classDirections } from '../parts/class-directions.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import { isUnknown } from '../parts/skeleton.ts';
import { quizSkeleton } from './skeleton.ts';
import type { QuizDocument } from './document.ts';
import { pointsSentence, sharePoints } from './choice-points.ts';
import { quizFromSet } from './quiz-from-set.ts';
import { questionsIn } from './question-count.ts';

/** What a difficulty asks for: not longer words but more thinking. */
const THINKING: Record<FormOf<'quiz-maker'>['difficultyLevel'], Partial<Record<ThinkingLevel, number>>> = {
  Basic: { remember: 3, understand: 2, apply: 0.6, analyze: 0.2, evaluate: 0.1 },
  Intermediate: { remember: 1, understand: 1.5, apply: 1.5, analyze: 1, evaluate: 0.7 },
  Advanced: { remember: 0.3, understand: 0.8, apply: 2, analyze: 3, evaluate: 3 },
};

/** In a quiz of ten, up to two texts: the rest is answered faster. */
function itemSetCount(count: number, difficulty: FormOf<'quiz-maker'>['difficultyLevel']): number {
  if (count < 5) return 0;
  return count < 8 || difficulty === 'Basic' ? 1 : 2;
}

/** One question would not be worth the reading. */
const ITEMS_OF_A_SET: Record<FormOf<'quiz-maker'>['difficultyLevel'], number> = { Basic: 2, Intermediate: 2, Advanced: 3 };

const INSTRUCTIONS = [
  'Read each question. Choose the one best answer.',
  'Think of your own answer first. Then choose the best one from the list.',
  'Choose one answer for each question. Go back and check your work at the end.',
  'Circle the letter of the best answer. If you are not sure, cross out what can’t be right.',
];

export function composeQuiz(form: FormOf<'quiz-maker'>, materials: Materials, random: Random): QuizDocument {
  if (materials.set) return quizFromSet(form, materials, materials.set, random);
  if (isUnknown(materials)) return quizSkeleton(materials);
  const count = questionsIn(materials.wishes);
  const directions = classDirections(materials.wishes, CALCULATORS);
  const items = choiceItems(
    materials.kitsByNearness,
    {
      count,
      band: materials.kitBand,
      itemSets: itemSetCount(count, form.difficultyLevel),
      itemsOfASet: ITEMS_OF_A_SET[form.difficultyLevel],
      weights: THINKING[form.difficultyLevel],
      asksWords: materials.source !== 'skills',
      readsCharts: materials.kitBand !== 'K-2',
    },
    random,
  );
  const choicePoints = sharePoints(materials.wishes.points, items.length, 0);
  return {
    title: materials.topic.title,
    standards: [...materials.codes],
    instructions: [random.pick(INSTRUCTIONS), directions.sentence, pointsSentence(choicePoints, false)].filter(Boolean).join(' '),
    questions: items.map((item) => choiceQuestionFrom(item)),
    choicePoints,
    written: [],
    reteach: [],
    teacherNotes: teacherNotes(materials, ['counts:question', ...(choicePoints.length > 0 ? ['points'] : []), ...directions.followed]),
  };
}
