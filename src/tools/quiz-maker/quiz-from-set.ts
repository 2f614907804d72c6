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
import { clueBetween } from '../parts/check-choice-questions.ts';
import { fewerThanAsked } from '../parts/fewer-than-asked.ts';
import { notesOnWishes, wishedIn, withoutUnwanted } from '../parts/follow-wishes.ts';
import { textOf } from '../parts/set-texts.ts';
import { pointsSentence, sharePoints } from './choice-points.ts';
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

/** Chosen so that none gives away another, where the set has enough: the giver is left out and the choice made again. */
function chooseApart(
  pool: readonly SetChoiceItem[],
  count: number,
  choose: (from: readonly SetChoiceItem[]) => SetChoiceItem[],
): SetChoiceItem[] {
  const chosen = choose(pool);
  const clue = clueBetween(chosen.map(({ ask, right }) => ({ question: ask, key: right })));
  const rest = pool.filter((item) => item !== chosen[clue?.[0] ?? -1]);
  return clue === undefined || rest.length < count ? chosen : chooseApart(rest, count, choose);
}

export function quizFromSet(form: FormOf<'quiz-maker'>, materials: Materials, set: TeachingSet, random: Random): QuizDocument {
  const { wishes } = materials;
  const count = questionsIn(wishes);
  const read = ({ stimulus }: { readonly stimulus?: string | undefined }): string => textOf(set, stimulus);
  const written = random
    .shuffle(withoutUnwanted(set.quiz.written, wishes, read))
    .slice(0, writtenCount(wishes, count))
    .sort((one, other) => one.level - other.level);
  const own = withoutUnwanted(set.quiz.choice, wishes, read);
  const choices = wishes.written === 'all' ? 0 : count - written.length;
  const pool = choices > own.length ? [...own, ...withoutUnwanted(moreItems(set), wishes)] : own;
  const chosen = chooseApart(pool, choices, (from) =>
    chooseItems(from, choices, SHARES[form.difficultyLevel], random, (item) => wishedIn(item, wishes)),
  );
  const ranks = drawRanks(chosen.length, random);
  const directions = classDirections(wishes, set.card.subject === 'mathematics' || set.card.subject === 'science' ? CALCULATORS : []);
  const choicePoints = sharePoints(
    wishes.points,
    chosen.length,
    written.reduce((sum, item) => sum + item.points, 0),
  );
  const draft = {
    title: set.card.title,
    standards: [...materials.codes],
    instructions: [
      chosen.length > 0 ? INSTRUCTIONS : WRITTEN_INSTRUCTIONS,
      directions.sentence,
      pointsSentence(choicePoints, written.length > 0),
    ]
      .filter(Boolean)
      .join(' '),
    choicePoints,
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
    ...(choicePoints.length === 0 ? [] : ['points']),
    ...(wishes.answerKey === undefined ? [] : ['answerKey']),
    ...(wishes.onePage && made <= count ? ['onePage'] : []),
  ];
  return {
    ...draft,
    reteach: reteachGuide(set, chosen),
    teacherNotes: [
      ...(made < count ? [fewerThanAsked(made, count)] : []),
      ...(wishes.answerKey === undefined
        ? []
        : ['The student copy has no key. The key stands at the end of the teacher copy, on its own.']),
      ...notesOnWishes(wishes, draft, followed),
    ],
  };
}
