/** Exit ticket items rated from 1 to 4, each with a line of proof, so that a rating is evidence and not a mood. */
import type { Materials } from '../../composer/materials.ts';
import { needsPassage, passageText, passagesOf } from '../../composer/passages.ts';
import type { Random } from '../../composer/random.ts';
import type { OpenQuestion } from '../../composer/topics/topic-pack.ts';
import type { DraftedItem } from './document.ts';
import { drawHardestCase } from '../../composer/hardest-cases.ts';
import { asSentence } from '../../text/sentence.ts';
import { strongAnswer } from './strong-answer.ts';
import { pickUnused } from './ticket-sources.ts';

const SCALE = ['1 Not yet', '2 With help', '3 On my own', '4 I can teach it'];

const PROOFS: Record<Exclude<DraftedItem['aim'], 'hardest case'>, readonly string[]> = {
  recall: ['Prove it: write one fact or example.', 'Prove it: finish the sentence “I know that …”'],
  reasoning: ['Prove it: write one “because.”', 'Prove it: tell what someone might get wrong, and why.'],
  application: ['Prove it: give an example of your own.', 'Prove it: make a quick sketch with labels.'],
  reflection: [
    'Tell what helped you get there.',
    'Tell what your next step is.',
    'Name the moment when it became clear, or what is still in the way.',
    'Tell what you would do differently if the lesson began again.',
    'Write what you would tell a classmate who missed the lesson.',
    'Name one person, page or picture that helped.',
  ],
};

interface Claim {
  /** 'I can …': what the student rates. */
  readonly text: string;
  readonly proofs: readonly string[];
}

/** What students can say of their own learning, for those who write with ease. */
function habits({ topic }: Materials): Claim[] {
  return [
    {
      text: `I know which part of our work on ${topic.inText} was the hardest for me.`,
      proofs: ['Name the part, and tell what you did about it.', 'Name the part, and tell who or what could help.'],
    },
    {
      text: `I changed an idea about ${topic.inText} today, or made it more exact.`,
      proofs: ['Write the idea as it was before and as it is now.', 'Tell what made you think again.'],
    },
    {
      text: `I know what I want to find out next about ${topic.inText}.`,
      proofs: ['Write your question.', 'Write your question and where you would look first.'],
    },
    {
      text: `I explained something about ${topic.inText} to somebody today, or somebody explained it to me.`,
      proofs: ['Write the explanation in one sentence.', 'Tell which words or which example made it clear.'],
    },
  ];
}

const FAULTS = [
  'the proof is missing or wrong',
  'what is written does not bear it out',
  'the line below says little or says it wrongly',
] as const;

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

const UNDERRATED_MOVES = [
  'Tell the student what is right in it: confidence lags behind.',
  'Write “This is right” beside it and ask what made the student doubt.',
  'Let the student explain it to a partner tomorrow: the answer is better than the rating.',
] as const;

const ASKED_FOR_SURENESS = [
  'How sure are you about this one? {question} Rate yourself. Then write your answer.',
  '{question} Write your answer first. Then rate how sure you are of it.',
  'Rate yourself before you write, and once more in the margin when you are done. {question}',
] as const;

const HONEST_ANSWERS = [
  'Any honest answer that names something particular.',
  'Whatever is honest and speaks of this lesson, not of lessons in general.',
  'There is no right answer. A strong one could only have been written by this student.',
] as const;

const FITTING_ANSWERS = [
  'What is written is true and fits the rating.',
  'True, in the student’s own words, and as sure as the rating says.',
  'The line under the scale is right, and the rating neither boasts nor hides it.',
] as const;

/** A question of the topic that is not on this ticket yet. */
function askedOf({ kit }: Materials, used: Set<string>, random: Random): OpenQuestion | undefined {
  const alone = kit.questions.filter(({ passage, question }) => !used.has(question) && !needsPassage(kit, passage, question));
  return alone.length === 0 ? undefined : pickUnused(alone, ({ question }) => question, used, random);
}

function responsesTo(fault: string, used: Set<string>, random: Random): DraftedItem['responses'] {
  return [
    { sign: `Rates 3 or 4, but ${fault}`, move: pickUnused(OVERRATED_MOVES, (move) => move, used, random) },
    { sign: 'Rates 1 or 2', move: pickUnused(UNSURE_MOVES, (move) => move, used, random) },
  ];
}

function claimsFor(aim: keyof typeof PROOFS, materials: Materials): Claim[] {
  const { kit, kitBand } = materials;
  const can = (text: string): Claim => ({
    text: asSentence(`I can ${text.replaceAll(/\btheir own words\b/gu, 'my own words')}`),
    proofs: PROOFS[aim],
  });
  return [
    ...kit.objectives.map((objective) => can(objective)),
    ...(aim === 'recall' ? kit.terms.map(({ term }) => can(`tell what “${term}” means and use it in a sentence`)) : []),
    ...(aim === 'reflection' && kitBand !== 'K-2' ? habits(materials) : []),
  ];
}

export function ratingItem(aim: DraftedItem['aim'], materials: Materials, used: Set<string>, random: Random): DraftedItem {
  const { kit } = materials;
  if (aim === 'hardest case') {
    const { prompt, answer, partial, reteach } = drawHardestCase(kit, random);
    return {
      aim,
      passage: passageText(passagesOf(kit, undefined, prompt)),
      prompt: random.pick(ASKED_FOR_SURENESS).replace('{question}', () => prompt),
      options: SCALE,
      answer,
      responses: [
        { sign: `Rates 3 or 4 but writes: ${partial}`, move: reteach },
        { sign: 'Rates 1 or 2 and writes a full answer', move: random.pick(UNDERRATED_MOVES) },
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
  const claim = pickUnused(claimsFor(aim, materials), ({ text }) => text, used, random);
  return {
    aim,
    passage: '',
    prompt: `${claim.text} ${pickUnused(claim.proofs, (proof) => proof, used, random)}`,
    options: SCALE,
    answer: random.pick(aim === 'reflection' ? HONEST_ANSWERS : FITTING_ANSWERS),
    responses: responsesTo(
      pickUnused(FAULTS, (fault) => fault, used, random),
      used,
      random,
    ),
  };
}
