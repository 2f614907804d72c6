import { type ChoiceItem, choiceItems } from '../../composer/choice-items.ts';
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { ThinkingLevel } from '../../composer/topics/topic-pack.ts';
import type { FormOf } from '../catalogue.ts';
import { choiceQuestionFrom } from '../parts/draw-answers.ts';
import { CALCULATORS, classDirections } from '../parts/class-directions.ts';
import { forEarlyFinishers } from '../parts/early-finishers.ts';
import { wantsNoTexts } from '../../composer/wished-items.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import { isUnknown } from '../parts/skeleton.ts';
import { quizSkeleton } from './skeleton.ts';
import type { QuizDocument } from './document.ts';
import { pointsSentence } from './choice-points.ts';
import { WRITTEN_INSTRUCTIONS, quizFromSet, shapeFollowed, sharesOf, timeSentence } from './quiz-from-set.ts';
import { questionsIn, writtenIn } from './question-count.ts';
import { writtenFromKit } from './written-from-kit.ts';

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

/** As many as the document holds. */
const MOST_WRITTEN = 10;

export function composeQuiz(form: FormOf<'quiz-maker'>, materials: Materials, random: Random): QuizDocument {
  if (materials.set) return quizFromSet(form, materials, materials.set, random);
  if (isUnknown(materials)) return quizSkeleton(materials);
  const { wishes } = materials;
  const count = questionsIn(wishes);
  const toWrite = writtenIn(wishes, count);
  const directions = classDirections(wishes, CALCULATORS);
  const itemsOf = (number: number): ChoiceItem[] =>
    choiceItems(
      materials.kitsByNearness,
      {
        count: number,
        band: materials.kitBand,
        itemSets: wantsNoTexts(wishes) ? 0 : itemSetCount(number, form.difficultyLevel),
        itemsOfASet: ITEMS_OF_A_SET[form.difficultyLevel],
        weights: THINKING[form.difficultyLevel],
        asksWords: materials.source !== 'skills',
        readsCharts: materials.kitBand !== 'K-2',
      },
      random,
    );
  const items = toWrite < count ? itemsOf(count - toWrite) : [];
  const written = writtenFromKit(materials, items, Math.min(MOST_WRITTEN, toWrite), random);
  const shares = sharesOf(wishes, items.length, written);
  const draft = {
    title: materials.topic.title,
    standards: [...materials.codes],
    instructions: [
      items.length > 0 ? random.pick(INSTRUCTIONS) : WRITTEN_INSTRUCTIONS,
      directions.sentence,
      timeSentence(wishes),
      pointsSentence(shares, written.length > 0),
    ]
      .filter(Boolean)
      .join(' '),
    questions: items.map((item) => choiceQuestionFrom(item)),
    choicePoints: shares,
    written,
  };
  const early = forEarlyFinishers(materials, random);
  const made = [...draft.questions, ...draft.written];
  const followed = [...directions.followed, ...shapeFollowed(wishes, draft, shares), ...early.followed];
  return {
    ...draft,
    withKey: wishes.answerKey !== 'none',
    reteach: [],
    teacherNotes: [...early.lines, ...teacherNotes(materials, { whole: draft, items: made }, followed)],
  };
}
