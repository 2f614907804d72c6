/** Concrete moves for each choice, made from the topic's own words, facts and questions. */
import type { Materials } from '../../composer/materials.ts';
import { needsPassage } from '../../composer/passages.ts';
import type { Random } from '../../composer/random.ts';
import type { Term, ThinkingLevel } from '../../composer/topics/topic-pack.ts';
import { quotedPhrase, quotedSentence } from '../../text/sentence.ts';
import type { FormOf } from '../catalogue.ts';

type Choice = FormOf<'lesson-planner'>['differentiation'];

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

const MOST_MOVES = 4;

/** Nobody draws suffering, or writes down a wrong answer about it for others to find. */
const NOT_ON_SENSITIVE_TOPICS = /\ba picture\b|\bwrong answer\b/u;

/** @param posted the words of the lesson */
export function differentiationMoves(
  choice: Choice,
  { kit, topic, isSensitive, multilingualMove }: Materials,
  posted: readonly Term[],
  random: Random,
): string[] {
  const words = posted.slice(0, 4).map(({ term }) => term);
  const alone = kit.facts.filter((item) => !needsPassage(kit, item.passage, item.question));
  const [first, second] = random.shuffle(alone.length > 0 ? alone : kit.facts);
  const fact = first ?? random.pick(kit.facts);
  const other = second ?? fact;
  const questionAt = (level: ThinkingLevel): string => {
    const [question] = random.shuffle(kit.questions.filter(({ thinking }) => thinking === level));
    return quotedSentence(question?.question ?? kit.hardestCase.prompt);
  };
  const creative = questionAt('create');
  const deep = questionAt('evaluate');
  const moves: Record<Choice, string[]> = {
    'At Grade Level': [
      `Offer the word bank ${quoted(words)} to everyone; students decide whether they need it.`,
      `For students who are unsure: begin with ${quotedSentence(fact.question)} and talk through why ${quotedPhrase(fact.answer)} fits.`,
      `For students who are ready: ${deep}`,
      `Have three ways to begin at hand: a picture of “${words[0]}” to talk about, a sentence start, or the blank page.`,
      `Let students who finish early write a wrong answer to ${quotedSentence(other.question)} and explain who might give it.`,
    ],
    'Below Grade Level': [
      `Pre-teach ${quoted(words.slice(0, 3))} with a picture for each before the lesson begins.`,
      `Cut the task into steps and check after each. Begin together with ${quotedSentence(fact.question)} as a worked example.`,
      `Give a sentence start: “I think … because …”, and let students say it before they write it.`,
      'Ask for fewer items, not easier thinking: one full answer instead of three short ones.',
      `Give two answers to ${quotedSentence(other.question)} and let students choose and explain, before they answer on their own.`,
      `Meet a small group in the first minutes: sort ${quoted(words)} into “I know it” and “not yet,” and begin with what they know.`,
    ],
    'Above Grade Level': [
      `Start from the hardest case: ${quotedSentence(kit.hardestCase.prompt)} Go back only for what it shows is missing.`,
      `Replace the practice with ${deep}`,
      'Let students write the wrong answer that a classmate might give, and a hint that would help.',
      `Ask for a second reason each time, and for a case where ${quotedPhrase(other.answer)} would not be enough of an answer.`,
      `Let students link ${quoted(words.slice(0, 3))} in one diagram and defend every line.`,
    ],
    'Gifted/Advanced': [
      `Compact: students who can answer the exit check at the start go straight to a project on ${topic.inText}.`,
      `Open task: ${creative} Students set their own criteria for a strong answer first.`,
      `Depth, not more of the same: ${deep} with evidence from two sources.`,
      'Let students look for the limits of the idea: where does it not hold, and who would want to know?',
      `Let students write a question on ${topic.inText} that no one in class can answer yet, and plan how to find out.`,
      `Offer a choice of product for an audience outside the class that would want to know about ${topic.inText}.`,
    ],
  };
  const fitting = isSensitive ? moves[choice].filter((move) => !NOT_ON_SENSITIVE_TOPICS.test(move)) : moves[choice];
  return [...random.sample(fitting, MOST_MOVES), ...(multilingualMove === undefined ? [] : [multilingualMove])].slice(0, 6);
}
