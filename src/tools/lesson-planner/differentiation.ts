/** Concrete moves for each choice, made from the topic's own words, facts and questions. */
import type { Materials } from '../../composer/materials.ts';
import { needsPassage } from '../../composer/passages.ts';
import type { Random } from '../../composer/random.ts';
import type { Term, ThinkingLevel } from '../../composer/topics/topic-pack.ts';
import { quotedPhrase, quotedSentence } from '../../text/sentence.ts';
import type { FormOf } from '../catalogue.ts';

type Choice = FormOf<'lesson-planner'>['differentiation'];

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** @param posted the words of the lesson */
export function differentiationMoves(
  choice: Choice,
  { kit, topic, multilingualMove }: Materials,
  posted: readonly Term[],
  random: Random,
): string[] {
  const words = posted.slice(0, 4).map(({ term }) => term);
  const alone = kit.facts.filter((item) => !needsPassage(kit, item.passage, item.question));
  const fact = random.pick(alone.length > 0 ? alone : kit.facts);
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
    ],
    'Below Grade Level': [
      `Pre-teach ${quoted(words.slice(0, 3))} with a picture for each before the lesson begins.`,
      `Cut the task into steps and check after each. Begin together with ${quotedSentence(fact.question)} as a worked example.`,
      `Give a sentence start: “I think … because …”, and let students say it before they write it.`,
      'Ask for fewer items, not easier thinking: one full answer instead of three short ones.',
    ],
    'Above Grade Level': [
      `Start from the hardest case: ${quotedSentence(kit.hardestCase.prompt)} Go back only for what it shows is missing.`,
      `Replace the practice with ${deep}`,
      'Let students write the wrong answer that a classmate might give, and a hint that would help.',
    ],
    'Gifted/Advanced': [
      `Compact: students who can answer the exit check at the start go straight to a project on ${topic.inText}.`,
      `Open task: ${creative} Students set their own criteria for a strong answer first.`,
      `Depth, not more of the same: ${deep} with evidence from two sources.`,
      'Let students look for the limits of the idea: where does it not hold, and who would want to know?',
    ],
  };
  return [...moves[choice], ...(multilingualMove === undefined ? [] : [multilingualMove])].slice(0, 6);
}
