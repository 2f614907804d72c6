/** A quiz out of a teaching set: items on its objective alone, from recognition to judgment. */
import { type ChoiceItem, arrangeItem, drawRanks } from '../../composer/choice-items.ts';
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import { type LevelShares, chooseItems } from '../../composer/sets/choose-items.ts';
import { onObjective } from '../../composer/sets/on-objective.ts';
import type { SetChoiceItem, TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import type { FormOf } from '../catalogue.ts';
import { choiceQuestionFrom } from '../parts/draw-answers.ts';
import { clueBetween } from '../parts/check-choice-questions.ts';
import { fewerThanAsked } from '../parts/fewer-than-asked.ts';
import { CALCULATORS, classDirections } from '../parts/class-directions.ts';
import { partsWished, wantsNoTexts, wishedIn, withoutUnwanted } from '../../composer/wished-items.ts';
import { forEarlyFinishers } from '../parts/early-finishers.ts';
import { RISING, notesOnWishes, without } from '../parts/follow-wishes.ts';
import { renamed } from '../parts/renamed.ts';
import { textOf } from '../parts/set-texts.ts';
import type { QuizDocument } from './document.ts';
import { questionsIn, writtenIn } from './question-count.ts';
import { pointsSentence, sharePoints } from './choice-points.ts';

const SHARES: Readonly<Record<FormOf<'quiz-maker'>['difficultyLevel'], LevelShares>> = {
  Basic: [0.5, 0.4, 0.1],
  Intermediate: [0.3, 0.4, 0.3],
  Advanced: [0.1, 0.4, 0.5],
};

const INSTRUCTIONS = 'Choose the one best answer for each question.';
export const WRITTEN_INSTRUCTIONS = 'Answer each question in your own words. Show how you know.';

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

/** A word of the typed topic weighs less than what the note asks for. */
const PART_MEANT = 0.3;

const listed = (numbers: readonly number[]): string =>
  numbers.length < 3 ? numbers.join(' and ') : `${numbers.slice(0, -1).join(', ')}, and ${numbers.at(-1)}`;

/** 'Missed 2 and 7 → chromosome number: …' */
function reteachGuide({ card }: TeachingSet, chosen: readonly SetChoiceItem[]): string[] {
  return card.ideas.flatMap(({ id, name, reteach }) => {
    const numbers = chosen.flatMap((item, index) => (item.idea === id ? [index + 1] : []));
    return numbers.length === 0 ? [] : [`Missed ${listed(numbers)} → ${name}: ${reteach}`];
  });
}

/** Only a short quiz without long texts has room on one page. */
const MOST_ON_A_PAGE = 8;
const LONGEST_TEXTS = 600;

function isOnePage({ questions, written }: Pick<QuizDocument, 'questions' | 'written'>): boolean {
  const texts = new Set([...questions, ...written].map(({ passage }) => passage));
  const lines = written.reduce((sum, { lines: count }) => sum + count, 0);
  return questions.length + lines / 3 <= MOST_ON_A_PAGE && [...texts].join('').length <= LONGEST_TEXTS;
}

const pointsOf = (written: QuizDocument['written']): number => written.reduce((sum, { points }) => sum + points, 0);

/** Keys of the wishes on number, kinds, points and room that the quiz follows. */
export function shapeFollowed(wishes: Wishes, draft: Pick<QuizDocument, 'questions' | 'written'>, shares: readonly number[]): string[] {
  const { questions, written } = draft;
  const made = questions.length + written.length;
  const asked = wishes.counts.question;
  return [
    ...((asked ?? wishes.counts.any) === made ? ['counts:question', 'counts:any'] : []),
    ...(wantsNoTexts(wishes) ? wishes.avoid.filter((phrase) => /passages?|texts?/iu.test(phrase)).map((phrase) => `avoid:${phrase}`) : []),
    ...(written.length === writtenIn(wishes, made) ? ['written'] : []),
    ...(shares.length > 0 || pointsOf(written) === wishes.points ? ['points'] : []),
    ...(written.every(({ points }) => points === wishes.pointsEach) ? ['pointsEach'] : []),
    ...(wishes.answerKey === undefined ? [] : wishes.answerKey === 'none' ? ['answerKey'] : []),
    ...(isOnePage(draft) ? ['onePage'] : []),
    'minutes',
  ];
}

/** Points for each question to choose from, where the teacher says how many there are in all or for each; else []. */
export function sharesOf({ points, pointsEach }: Wishes, choices: number, written: QuizDocument['written']): number[] {
  if (pointsEach !== undefined) return Array.from({ length: choices }, () => pointsEach);
  const ofWritten = written.reduce((sum, item) => sum + item.points, 0);
  return sharePoints(points, choices, ofWritten);
}

/** 'You have 20 minutes.' */
export const timeSentence = ({ minutes }: Wishes): string => (minutes === undefined ? '' : `You have ${minutes} minutes.`);

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
  const ofParts = partsWished(set, wishes);
  const isMeant = ({ part }: { readonly part?: number | undefined }): boolean =>
    ofParts === undefined || (part !== undefined && ofParts.parts.includes(part));
  const written = random
    .shuffle(withoutUnwanted(set.quiz.written, wishes, read).filter(isMeant))
    .sort((one, other) => wishedIn(other, wishes) - wishedIn(one, wishes))
    .slice(0, writtenIn(wishes, count))
    .sort((one, other) => one.level - other.level);
  const own = withoutUnwanted(set.quiz.choice, wishes, read)
    .filter(isMeant)
    .filter(({ stimulus }) => stimulus === undefined || !wantsNoTexts(wishes));
  const choices = wishes.written === 'all' ? 0 : count - written.length;
  const pool = choices > own.length ? [...own, ...withoutUnwanted(moreItems(set), wishes).filter(isMeant)] : own;
  const ofPart = onObjective(form.topic, set.card.title, pool);
  const chosen = chooseApart(pool, choices, (from) =>
    chooseItems(from, choices, SHARES[form.difficultyLevel], random, (item) => wishedIn(item, wishes) + PART_MEANT * ofPart(item)),
  );
  const ranks = drawRanks(chosen.length, random);
  const directions = classDirections(wishes, set.card.subject === 'mathematics' || set.card.subject === 'science' ? CALCULATORS : []);
  const toWrite = written.map(({ ask, stimulus, points: worth, lines, sample, credit }) => ({
    prompt: ask,
    passage: textOf(set, stimulus),
    points: worth,
    lines,
    sample,
    credit: [...credit],
  }));
  const shares = sharesOf(wishes, chosen.length, toWrite);
  const draft = {
    title: set.card.title,
    standards: [...materials.codes],
    instructions: [
      chosen.length > 0 ? INSTRUCTIONS : WRITTEN_INSTRUCTIONS,
      directions.sentence,
      timeSentence(wishes),
      pointsSentence(shares, toWrite.length > 0),
    ]
      .filter(Boolean)
      .join(' '),
    questions: renamed(
      chosen.map((item, index) => ({
        ...choiceQuestionFrom(itemFrom(set, item, ranks[index] ?? 0, random)),
      })),
      materials,
    ),
    choicePoints: shares,
    written: renamed(toWrite, materials),
  };
  const early = forEarlyFinishers(materials, random);
  const items = [...draft.questions, ...draft.written];
  const followed = [...directions.followed, ...shapeFollowed(wishes, draft, shares), ...early.followed, ...(ofParts?.followed ?? [])];
  return {
    ...draft,
    withKey: wishes.answerKey !== 'none',
    reteach: reteachGuide(set, chosen),
    teacherNotes: [
      ...(items.length < count ? [fewerThanAsked(items.length, count)] : []),
      ...early.lines,
      ...notesOnWishes(without(materials, RISING), { whole: draft, items }, followed),
    ],
  };
}
