/** Concrete moves for each choice, made from the topic's own words, facts and questions. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { FormOf } from '../catalogue.ts';

type Choice = FormOf<'lesson-planner'>['differentiation'];

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

export function differentiationMoves(choice: Choice, { kit, topic, lens, multilingualMove }: Materials, random: Random): string[] {
  const words = kit.terms.slice(0, 4).map(({ term }) => term);
  const fact = random.pick(kit.facts);
  const creative = kit.questions.find(({ thinking }) => thinking === 'create') ?? kit.questions.at(-1);
  const deep = kit.questions.find(({ thinking }) => thinking === 'evaluate') ?? kit.questions.at(-2);
  const moves: Record<Choice, string[]> = {
    'At Grade Level': [
      `Offer the word bank ${quoted(words)} to everyone; students decide whether they need it.`,
      `For students who are unsure: begin with “${fact.question}” and talk through why “${fact.answer}” fits.`,
      `For students who are ready: “${deep?.question ?? kit.hardestCase.prompt}”`,
    ],
    'Below Grade Level': [
      `Pre-teach ${quoted(words.slice(0, 3))} with a picture for each before the lesson begins.`,
      `Cut the task into steps and check after each. Begin together with “${fact.question}” as a worked example.`,
      `Give a sentence start: “I think … because …”, and let students say it before they write it.`,
      'Ask for fewer items, not easier thinking: one full answer instead of three short ones.',
    ],
    'Above Grade Level': [
      `Start from the hardest case: “${kit.hardestCase.prompt}” Go back only for what it shows is missing.`,
      `Replace the practice with “${deep?.question ?? kit.hardestCase.prompt}”`,
      'Let students write the wrong answer that a classmate might give, and a hint that would help.',
    ],
    'Gifted/Advanced': [
      `Compact: students who can answer the exit check at the start go straight to a project on ${topic.inText}.`,
      `Open task: “${creative?.question ?? kit.hardestCase.prompt}” Students set their own criteria for a strong answer first.`,
      `Depth, not more of the same: “${deep?.question ?? kit.hardestCase.prompt}” with evidence from two sources.`,
      'Let students look for the limits of the idea: where does it not hold, and who would want to know?',
    ],
  };
  return [
    ...moves[choice],
    ...(multilingualMove === undefined ? [] : [multilingualMove]),
    ...(lens ? [`With ${lens.code} in mind: ${lens.studentTask}`] : []),
  ].slice(0, 6);
}
