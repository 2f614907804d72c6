import type { Materials } from '../../composer/materials.ts';
import { openQuestions } from '../../composer/open-questions.ts';
import { passageText, passagesOf, questionOf } from '../../composer/passages.ts';
import type { Random } from '../../composer/random.ts';
import { THINKING_LEVELS, type OpenQuestion } from '../../composer/topics/topic-pack.ts';
import { type Trigrams, areAlike, trigramsOf } from '../../text/similarity.ts';
import { asSentence } from '../../text/sentence.ts';
import type { FormOf } from '../catalogue.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import { isUnknown } from '../parts/skeleton.ts';
import { questionBankSkeleton } from './skeleton.ts';
import { bankFollowed, bankForEarlyFinishers } from './bank-wishes.ts';
import type { QuestionBankDocument } from './document.ts';
import { questionBankFromSet } from './question-bank-from-set.ts';

const isHigher = ({ thinking }: OpenQuestion): boolean => THINKING_LEVELS.indexOf(thinking) >= THINKING_LEVELS.indexOf('analyze');

const HIGHER_SHARE = 0.6;

/** Of so many questions one stands on a text of its own. */
const QUESTIONS_A_CASE = 8;
/** So few are enough for one. */
const FEWEST_QUESTIONS = 5;

/** Questions on cases of the topic, each with its text. */
function onCases({ kitsByNearness: [core] }: Materials, count: number, random: Random): OpenQuestion[] {
  const sets = random.sample(
    core?.itemSets ?? [],
    count < FEWEST_QUESTIONS ? 0 : Math.ceil(count / QUESTIONS_A_CASE) - (random.chance(0.5) ? 1 : 0),
  );
  return sets.map((set) => questionOf(set));
}

/** Two questions share no more of their wording than this (word trigrams). */
const MOST_ALIKE = 0.4;

/**
 * At least half of the questions ask to analyze or more; the rest prepare for them.
 * @param sources the topic's own questions before those that fit any: the next gives only what those before it lack
 */
function chooseQuestions(sources: readonly (readonly OpenQuestion[])[], count: number): OpenQuestion[] {
  const chosen: OpenQuestion[] = [];
  const taken: Trigrams[] = [];
  const takeIfFresh = (candidate: OpenQuestion): void => {
    const trigrams = trigramsOf(candidate.question);
    if (taken.some((other) => areAlike(other, trigrams, MOST_ALIKE))) return;
    chosen.push(candidate);
    taken.push(trigrams);
  };
  const take = (from: readonly OpenQuestion[], upTo: number): void => {
    for (const candidate of from) if (chosen.length < upTo && !chosen.includes(candidate)) takeIfFresh(candidate);
  };
  for (const source of sources) take(source.filter(isHigher), Math.ceil(count * HIGHER_SHARE));
  for (const source of sources) {
    take(
      source.filter((candidate) => !isHigher(candidate)),
      count,
    );
  }
  for (const source of sources) take(source, count);
  return chosen.sort((one, other) => THINKING_LEVELS.indexOf(one.thinking) - THINKING_LEVELS.indexOf(other.thinking));
}

export function composeQuestionBank(form: FormOf<'question-bank'>, materials: Materials, random: Random): QuestionBankDocument {
  if (materials.set) return questionBankFromSet(form, materials, materials.set, random);
  if (isUnknown(materials)) return questionBankSkeleton(materials);
  const { kit, topic, source } = materials;
  const wish = { onlyRelated: source === 'skills', isSensitive: materials.isSensitive };
  const own = [kit, ...materials.kitsByNearness.slice(2)].map((near) => openQuestions(near, materials.kitBand, random, wish));
  const [nearest = [], ...others] = own;
  const questions = chooseQuestions(
    [[...onCases(materials, Number(form.questionCount), random), ...nearest], ...others],
    Number(form.questionCount),
  );
  const draft = {
    title: topic.title,
    standards: [...materials.codes],
    questions: questions.map(({ thinking, question, lookFors, probe, passage }) => {
      const text = passageText(passagesOf(kit, passage, question, ...lookFors, probe));
      return {
        thinking,
        group: '',
        passage: text,
        question,
        strong: '',
        lookFors: lookFors.map((sign) => asSentence(sign)),
        probe,
      };
    }),
  };
  const challenge = draft.questions.flatMap((question, index) =>
    question.thinking === 'evaluate' || question.thinking === 'create' ? [index + 1] : [],
  );
  const early = bankForEarlyFinishers(materials.wishes, challenge);
  const followed = [...bankFollowed(materials.wishes, draft.questions.length), ...early.followed];
  return {
    ...draft,
    teacherNotes: [...early.lines, ...teacherNotes(materials, { whole: draft, items: draft.questions }, followed)],
  };
}
