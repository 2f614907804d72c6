/** Exit ticket items answered in a sentence or two. */
import type { Materials } from '../../composer/materials.ts';
import { needsOptions } from '../../composer/needs-options.ts';
import { passageText, passagesOf, questionOf } from '../../composer/passages.ts';
import { spoken } from '../../composer/spoken-beliefs.ts';
import type { Random } from '../../composer/random.ts';
import { THINKING_LEVELS, type OpenQuestion } from '../../composer/topics/topic-pack.ts';
import { asSentence, quotedPhrase, quotedSentence } from '../../text/sentence.ts';
import type { DraftedItem } from './document.ts';
import { strongAnswer } from './strong-answer.ts';
import { EMPTY_ANSWER_MOVES, closest, hardestCaseItem, pickUnused, reflectionPrompts } from './ticket-sources.ts';

const WRONG_FACT_MOVES = [
  'Go back to the example from today and let students put this answer next to it: what does not fit?',
  'Post this answer and the right one without names. Pairs find evidence for one of them in two minutes.',
  'Ask what the student pictured, and sketch the right picture beside it.',
  'Let the student explain the answer first: the thinking shows what to teach again.',
] as const;

function recall(materials: Materials, used: Set<string>, random: Random): DraftedItem {
  const { kit } = materials;
  const open = kit.facts.filter(({ question }) => !needsOptions(question));
  const easy = closest(open, materials).filter(({ thinking }) => thinking === 'remember' || thinking === 'understand');
  const fact = pickUnused(easy.length > 0 ? easy : open.length > 0 ? open : kit.facts, ({ question }) => question, used, random);
  const moves = random.shuffle(WRONG_FACT_MOVES);
  return {
    aim: 'recall',
    passage: passageText(passagesOf(kit, fact.passage, fact.question)),
    prompt: fact.question,
    options: [],
    answer: `${asSentence(fact.answer)} ${asSentence(fact.reason)}`,
    responses: random.sample(fact.distractors, 2).map(({ text, error }, index) => ({
      sign: `Writes something like ${quotedPhrase(text)} (${error})`,
      move: moves[index] ?? '',
    })),
  };
}

function reasoning(materials: Materials, used: Set<string>, random: Random): DraftedItem {
  const { kit } = materials;
  const fresh = spoken(kit.misconceptions).filter((item) => !used.has(item.belief));
  if (fresh.length === 0) return { ...application(materials, used, random), aim: 'reasoning' };
  const misconception = pickUnused(fresh, ({ belief }) => belief, used, random);
  const belief = quotedSentence(misconception.belief);
  return {
    aim: 'reasoning',
    passage: passageText(passagesOf(kit, undefined, belief)),
    prompt: random.pick([
      `A student says: ${belief} What would you tell that student? Give a reason.`,
      `Someone wrote this on an exit ticket: ${belief} Is it right? Explain how you know.`,
      `${belief} Tell what is wrong with this idea, and what is true.`,
    ]),
    options: [],
    answer: misconception.truth,
    responses: [
      { sign: 'Agrees with the student', move: misconception.teacherMove },
      { sign: 'Disagrees without a reason', move: 'Ask for the evidence: “What did you see, read or do that shows it?”' },
    ],
  };
}

/** Questions on cases of the topic. A ticket has time for one text. */
function onCases({ kitsByNearness: [core] }: Materials, used: ReadonlySet<string>): OpenQuestion[] {
  const sets = core?.itemSets ?? [];
  return sets.some(({ question }) => used.has(question.question)) ? [] : sets.map((set) => questionOf(set));
}

function application(materials: Materials, used: Set<string>, random: Random): DraftedItem {
  const { kit } = materials;
  const higher = [...closest(kit.questions, materials), ...onCases(materials, used)].filter(
    ({ thinking }) => THINKING_LEVELS.indexOf(thinking) >= THINKING_LEVELS.indexOf('apply'),
  );
  const question = pickUnused(higher.length > 0 ? higher : kit.questions, (item) => item.question, used, random);
  return {
    aim: 'application',
    passage: passageText(passagesOf(kit, question.passage, question.question)),
    prompt: question.question,
    options: [],
    answer: strongAnswer(question),
    responses: [
      { sign: 'Names the idea but does not use it', move: `Ask tomorrow: “${question.probe}”` },
      { sign: 'Leaves it empty', move: random.pick(EMPTY_ANSWER_MOVES) },
    ],
  };
}

function reflection(materials: Materials, used: Set<string>, random: Random): DraftedItem {
  const {
    prompt,
    move,
    answer = 'Any honest answer that names something particular from the lesson.',
    sign = 'Answers in general (“everything,” “nothing”)',
  } = pickUnused(reflectionPrompts(materials), (item) => item.prompt, used, random);
  return {
    aim: 'reflection',
    passage: '',
    prompt,
    options: [],
    answer,
    responses: [{ sign, move }],
  };
}

export function shortItem(aim: DraftedItem['aim'], materials: Materials, used: Set<string>, random: Random): DraftedItem {
  if (aim === 'recall') return recall(materials, used, random);
  if (aim === 'reasoning') return reasoning(materials, used, random);
  if (aim === 'application') return application(materials, used, random);
  if (aim === 'reflection') return reflection(materials, used, random);
  return hardestCaseItem(materials, used, random);
}
