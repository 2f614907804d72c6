/** A quiz out of a teaching set: items on its objective alone, from recognition to judgment. */
import { type ChoiceItem, arrangeItem, drawRanks } from '../../composer/choice-items.ts';
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import { type LevelShares, chooseItems } from '../../composer/sets/choose-items.ts';
import type { SetChoiceItem, TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import type { FormOf } from '../catalogue.ts';
import { choiceQuestionFrom } from '../parts/draw-answers.ts';
import { CALCULATORS, classDirections } from '../parts/class-directions.ts';
import { notesOnWishes, wishedIn, withoutUnwanted } from '../parts/follow-wishes.ts';
import { textOf } from '../parts/set-texts.ts';
import type { QuizDocument } from './document.ts';
import { questionsIn } from './question-count.ts';

const SHARES: Readonly<Record<FormOf<'quiz-maker'>['difficultyLevel'], LevelShares>> = {
  Basic: [0.5, 0.4, 0.1],
  Intermediate: [0.3, 0.4, 0.3],
  Advanced: [0.1, 0.4, 0.5],
};

const INSTRUCTIONS = 'Choose the one best answer for each question.';
const WRITTEN_INSTRUCTIONS = 'Answer each question in your own words. Show how you know.';

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

/** How many of the items are written: a mix is a third of them. */
function writtenCount({ written }: Wishes, count: number): number {
  if (written === undefined) return 0;
  if (written === 'all') return count;
  return written === 'some' ? Math.max(2, Math.round(count / 4)) : Math.min(written, count);
}

/** 'Questions 1 to 8 are worth 3 points each, questions 9 and 10 4 points each.' Nothing where the points can't be shared out. */
function pointsSentence(points: number | undefined, choices: number, written: number): string {
  if (points === undefined || choices === 0 || points - written < choices) return '';
  const each = Math.floor((points - written) / choices);
  const more = points - written - each * choices;
  const worth = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'} each`;
  const inAll = `The quiz has ${points} points in all.`;
  if (more === 0) return each === 1 ? inAll : `Each question to choose from is worth ${each} points. ${inAll}`;
  return `Questions 1 to ${choices - more} are worth ${worth(each)}; questions ${choices - more + 1} to ${choices}, ${worth(each + 1)}. ${inAll}`;
}

export function quizFromSet(form: FormOf<'quiz-maker'>, materials: Materials, set: TeachingSet, random: Random): QuizDocument {
  const { wishes } = materials;
  const count = questionsIn(wishes);
  const written = random
    .shuffle(withoutUnwanted(set.quiz.written, wishes))
    .slice(0, writtenCount(wishes, count))
    .sort((one, other) => one.level - other.level);
  const own = withoutUnwanted(set.quiz.choice, wishes);
  const choices = wishes.written === 'all' ? 0 : count - written.length;
  const pool = choices > own.length ? [...own, ...withoutUnwanted(moreItems(set), wishes)] : own;
  const chosen = chooseItems(pool, choices, SHARES[form.difficultyLevel], random, (item) => wishedIn(item, wishes));
  const ranks = drawRanks(chosen.length, random);
  const directions = classDirections(wishes, set.card.subject === 'mathematics' || set.card.subject === 'science' ? CALCULATORS : []);
  const points = pointsSentence(
    wishes.points,
    chosen.length,
    written.reduce((sum, item) => sum + item.points, 0),
  );
  const draft = {
    title: set.card.title,
    standards: [...materials.codes],
    instructions: [chosen.length > 0 ? INSTRUCTIONS : WRITTEN_INSTRUCTIONS, directions.sentence, points].filter(Boolean).join(' '),
    questions: chosen.map((item, index) => choiceQuestionFrom(itemFrom(set, item, ranks[index] ?? 0, random))),
    written: written.map(({ ask, stimulus, points: worth, lines, sample, credit }) => ({
      prompt: ask,
      passage: textOf(set, stimulus),
      points: worth,
      lines,
      sample,
      credit: [...credit],
    })),
  };
  const made = draft.questions.length + draft.written.length;
  const followed = [
    ...directions.followed,
    ...(made === count ? ['counts:question'] : []),
    ...(wishes.written === undefined || written.length === writtenCount(wishes, count) ? ['written'] : []),
    ...(points === '' ? [] : ['points']),
    ...(wishes.answerKey === undefined ? [] : ['answerKey']),
    ...(wishes.onePage && made <= count ? ['onePage'] : []),
  ];
  return {
    ...draft,
    reteach: reteachGuide(set, chosen),
    teacherNotes: [
      ...(made < count ? [`${made} of ${count} questions: the set for this topic has no more that fit what you asked for.`] : []),
      ...(wishes.answerKey === undefined
        ? []
        : ['The student copy has no key. The key stands at the end of the teacher copy, on its own.']),
      ...notesOnWishes(wishes, draft, followed),
    ],
  };
}
