/** Exit ticket items rated from 1 to 4, each with a line of proof, so that a rating is evidence and not a mood. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { ExitTicketItem } from './document.ts';
import { withoutStop } from '../../text/sentence.ts';
import { pickUnused } from './ticket-sources.ts';

const SCALE = ['1 Not yet', '2 With help', '3 On my own', '4 I can teach it'];

const PROOFS: Record<Exclude<ExitTicketItem['aim'], 'hardest case'>, readonly string[]> = {
  recall: ['Prove it: write one fact or example.', 'Prove it: finish the sentence “I know that …”'],
  reasoning: ['Prove it: write one “because.”', 'Prove it: tell what someone might get wrong, and why.'],
  application: ['Prove it: give an example of your own.', 'Prove it: make a quick sketch with labels.'],
  reflection: ['Tell what helped you get there.', 'Tell what your next step is.'],
};

export function ratingItem(aim: ExitTicketItem['aim'], materials: Materials, used: Set<string>, random: Random): ExitTicketItem {
  const { kit } = materials;
  if (aim === 'hardest case') {
    return {
      aim,
      passage: '',
      prompt: `How sure are you about this one? ${kit.hardestCase.prompt} Rate yourself. Then write your answer.`,
      options: SCALE,
      answer: kit.hardestCase.answer,
      responses: [
        { sign: `Rates 3 or 4 but writes: ${kit.hardestCase.partial}`, move: kit.hardestCase.reteach },
        { sign: 'Rates 1 or 2 and writes a full answer', move: 'Tell the student what is right in it: confidence lags behind.' },
      ],
    };
  }
  const terms = kit.terms.map(({ term }) => `tell what “${term}” means and use it in a sentence`);
  const statements = aim === 'recall' ? [...kit.objectives, ...terms] : kit.objectives;
  const objective = pickUnused(statements, (text) => text, used, random);
  return {
    aim,
    passage: '',
    prompt: `I can ${withoutStop(objective).replaceAll(/\btheir own words\b/gu, 'my own words')}. ${random.pick(PROOFS[aim])}`,
    options: SCALE,
    answer: 'The proof fits the rating and is true.',
    responses: [
      { sign: 'Rates 3 or 4, but the proof is missing or wrong', move: kit.misconceptions[0]?.teacherMove ?? kit.hardestCase.reteach },
      { sign: 'Rates 1 or 2', move: 'Meet in a small group tomorrow and begin with one worked example.' },
    ],
  };
}
