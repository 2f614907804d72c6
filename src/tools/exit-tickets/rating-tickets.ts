/** Exit ticket items rated from 1 to 4, each with a line of proof, so that a rating is evidence and not a mood. */
import type { Materials } from '../../composer/materials.ts';
import { needsPassage, passageText, passagesOf } from '../../composer/passages.ts';
import type { Random } from '../../composer/random.ts';
import type { OpenQuestion } from '../../composer/topics/topic-pack.ts';
import type { ExitTicketItem } from './document.ts';
import { drawHardestCase } from '../../composer/hardest-cases.ts';
import { asSentence } from '../../text/sentence.ts';
import { strongAnswer } from './strong-answer.ts';
import { pickUnused } from './ticket-sources.ts';

const SCALE = ['1 Not yet', '2 With help', '3 On my own', '4 I can teach it'];

const PROOFS: Record<Exclude<ExitTicketItem['aim'], 'hardest case'>, readonly string[]> = {
  recall: ['Prove it: write one fact or example.', 'Prove it: finish the sentence “I know that …”'],
  reasoning: ['Prove it: write one “because.”', 'Prove it: tell what someone might get wrong, and why.'],
  application: ['Prove it: give an example of your own.', 'Prove it: make a quick sketch with labels.'],
  reflection: ['Tell what helped you get there.', 'Tell what your next step is.'],
};

const OVERRATED_MOVES = [
  'Show a strong proof tomorrow without a name. Students compare it with their own and rate again.',
  'Ask the student to teach it to you in half a minute, and listen for the step that is missing.',
  'Pair the student with one whose proof held: each asks the other “How do you know?” twice.',
  'Give one more example of the same kind tomorrow and ask for the proof first, the rating after.',
] as const;

const UNSURE_MOVES = [
  'Meet in a small group tomorrow and begin with one worked example.',
  'Look at the proof with the student: often more is right than the rating says. Name it.',
  'Let the student choose: see it once more, or try with a partner.',
  'Ask which word or step is in the way, and begin tomorrow’s lesson there.',
] as const;

/** A question of the topic that is not on this ticket yet. */
function askedOf({ kit }: Materials, used: Set<string>, random: Random): OpenQuestion | undefined {
  const alone = kit.questions.filter(({ passage, question }) => !used.has(question) && !needsPassage(kit, passage, question));
  return alone.length === 0 ? undefined : pickUnused(alone, ({ question }) => question, used, random);
}

function responsesTo(fault: string, used: Set<string>, random: Random): ExitTicketItem['responses'] {
  return [
    { sign: `Rates 3 or 4, but ${fault}`, move: pickUnused(OVERRATED_MOVES, (move) => move, used, random) },
    { sign: 'Rates 1 or 2', move: pickUnused(UNSURE_MOVES, (move) => move, used, random) },
  ];
}

export function ratingItem(aim: ExitTicketItem['aim'], materials: Materials, used: Set<string>, random: Random): ExitTicketItem {
  const { kit } = materials;
  if (aim === 'hardest case') {
    const { prompt, answer, partial, reteach } = drawHardestCase(kit, random);
    return {
      aim,
      passage: passageText(passagesOf(kit, undefined, prompt)),
      prompt: `How sure are you about this one? ${prompt} Rate yourself. Then write your answer.`,
      options: SCALE,
      answer,
      responses: [
        { sign: `Rates 3 or 4 but writes: ${partial}`, move: reteach },
        { sign: 'Rates 1 or 2 and writes a full answer', move: 'Tell the student what is right in it: confidence lags behind.' },
      ],
    };
  }
  const question = aim === 'recall' || aim === 'reflection' ? undefined : askedOf(materials, used, random);
  if (question) {
    return {
      aim,
      passage: '',
      prompt: `${question.question} Write your answer first. Then rate how sure you are of it.`,
      options: SCALE,
      answer: strongAnswer(question),
      responses: responsesTo('the answer is thin or wrong', used, random),
    };
  }
  const terms = kit.terms.map(({ term }) => `tell what “${term}” means and use it in a sentence`);
  const objective = pickUnused(aim === 'recall' ? [...kit.objectives, ...terms] : kit.objectives, (text) => text, used, random);
  const can = asSentence(`I can ${objective.replaceAll(/\btheir own words\b/gu, 'my own words')}`);
  return {
    aim,
    passage: '',
    prompt: `${can} ${random.pick(PROOFS[aim])}`,
    options: SCALE,
    answer: aim === 'reflection' ? 'Any honest answer that names something particular.' : 'What is written is true and fits the rating.',
    responses: responsesTo('the proof is missing or wrong', used, random),
  };
}
