/** A quiz out of a teaching set: items on its objective alone, from recognition to judgment. */
import { type ChoiceItem, arrangeItem, drawRanks } from '../../composer/choice-items.ts';
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import { type LevelShares, chooseItems } from '../../composer/sets/choose-items.ts';
import type { SetChoiceItem, TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import { choiceQuestionFrom } from '../parts/draw-answers.ts';
import { textOf } from '../parts/set-texts.ts';
import type { QuizDocument } from './document.ts';
import { questionsIn } from './question-count.ts';

const SHARES: Readonly<Record<FormOf<'quiz-maker'>['difficultyLevel'], LevelShares>> = {
  Basic: [0.5, 0.4, 0.1],
  Intermediate: [0.3, 0.4, 0.3],
  Advanced: [0.1, 0.4, 0.5],
};

const INSTRUCTIONS = 'Choose the one best answer for each question.';

function itemFrom(set: TeachingSet, item: SetChoiceItem, rank: number, random: Random): ChoiceItem {
  const distractors = item.wrong.map(([text, error]) => ({ text, error }));
  const passage = textOf(set, item.stimulus);
  return arrangeItem(
    { question: item.ask, correct: item.right, distractors, reason: item.why, thinking: item.thinking, ...(passage !== '' && { passage }) },
    rank,
    random,
  );
}

/** Exit tickets ask on the same objective: they stand in where a long quiz needs more. */
function moreItems({ tickets }: TeachingSet): SetChoiceItem[] {
  return tickets.choice
    .filter(({ kind }) => kind !== 'reflection')
    .map(({ kind, ...item }) => ({ ...item, level: 2, thinking: kind === 'application' ? 'apply' : 'understand' }));
}

const listed = (numbers: readonly number[]): string =>
  numbers.length < 3 ? numbers.join(' and ') : `${numbers.slice(0, -1).join(', ')}, and ${numbers.at(-1)}`;

/** 'Missed 2 and 7 → chromosome number: …' */
function reteachGuide({ card }: TeachingSet, chosen: readonly SetChoiceItem[]): string[] {
  return card.ideas.flatMap(({ id, name, reteach }) => {
    const numbers = chosen.flatMap((item, index) => (item.idea === id ? [index + 1] : []));
    return numbers.length === 0 ? [] : [`Missed ${listed(numbers)} → ${name}: ${reteach}`];
  });
}

export function quizFromSet(form: FormOf<'quiz-maker'>, materials: Materials, set: TeachingSet, random: Random): QuizDocument {
  const count = questionsIn(materials.wishes);
  const pool = count > set.quiz.choice.length ? [...set.quiz.choice, ...moreItems(set)] : set.quiz.choice;
  const chosen = chooseItems(pool, count, SHARES[form.difficultyLevel], random);
  const ranks = drawRanks(chosen.length, random);
  return {
    title: set.card.title,
    standards: [...materials.codes],
    instructions: INSTRUCTIONS,
    questions: chosen.map((item, index) => choiceQuestionFrom(itemFrom(set, item, ranks[index] ?? 0, random))),
    written: [],
    reteach: reteachGuide(set, chosen),
    teacherNotes: [],
  };
}
