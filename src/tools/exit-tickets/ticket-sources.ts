/** What the three response formats draw on alike. */
import type { Materials } from '../../composer/materials.ts';
import { drawHardestCase } from '../../composer/hardest-cases.ts';
import { passageText, passagesOf } from '../../composer/passages.ts';
import type { Random } from '../../composer/random.ts';
import type { DraftedItem } from './document.ts';

/** An item not yet on this ticket; a used one only where the kit has no other. */
export function pickUnused<T>(items: readonly T[], keyOf: (item: T) => string, used: Set<string>, random: Random): T {
  const fresh = items.filter((item) => !used.has(keyOf(item)));
  const picked = random.pick(fresh.length > 0 ? fresh : items);
  used.add(keyOf(picked));
  return picked;
}

const CLOSEST = 6;

/** What the objective names comes first in a kit of a part of the topic; a ticket of four items keeps to it. */
export function closest<T>(items: readonly T[], { kitsByNearness }: Materials): readonly T[] {
  return kitsByNearness.length === 1 ? items : items.slice(0, CLOSEST);
}

/** The next lesson's first minutes for a student who wrote little or nothing. */
export const EMPTY_ANSWER_MOVES = [
  'Start tomorrow with a worked example of the same kind and let the student finish the last step.',
  'Ask the student to say the answer aloud tomorrow, and write it down together.',
  'Offer two sample answers tomorrow, one strong and one weak, and let the student say which is better and why.',
  'Find out first whether time, words or the idea was missing: ask for the answer in a drawing.',
] as const;

export function hardestCaseItem({ kit }: Materials, used: ReadonlySet<string>, random: Random): DraftedItem {
  const { prompt, answer, partial, reteach } = drawHardestCase(kit, random, used);
  return {
    aim: 'hardest case',
    passage: passageText(passagesOf(kit, undefined, prompt)),
    prompt,
    options: [],
    answer,
    responses: [{ sign: `Half there: ${partial}`, move: reteach }],
  };
}

/** Questions about one's own learning, each with what to do when the answer stays general. */
export interface ReflectionPrompt {
  readonly prompt: string;
  readonly move: string;
  /** What a good answer has and what a weak one is like, where it is more than to be honest and particular. */
  readonly answer?: string;
  readonly sign?: string;
}

export function reflectionPrompts({ topic, kit, kitBand, lens, isSensitive }: Materials): ReflectionPrompt[] {
  const word = kit.terms[0]?.term ?? topic.inText;
  return [
    {
      prompt: 'What is one thing you can explain now that you could not explain before this lesson? Explain it in one sentence.',
      move: 'Model one particular answer of your own, then let the student revise.',
    },
    {
      prompt: 'Which part still feels shaky? Write the question you would ask about it.',
      move: 'Offer two likely shaky spots to choose from.',
    },
    {
      prompt: 'What did you do today when you got stuck? Did it help? Tell how.',
      move: 'Name two strategies you saw in class and ask which one it was.',
    },
    {
      prompt:
        kitBand === 'K-2'
          ? `Could you tell a friend what “${word}” means? Draw or write how you would begin.`
          : `How sure are you that you could teach “${word}” to a younger student? Write how you would begin.`,
      move: 'Let pairs teach each other for one minute at the start of tomorrow’s lesson.',
    },
    {
      prompt: 'What changed your mind today, or made you more sure? Tell what you thought before and what you think now.',
      move: 'Point to one moment in the lesson and ask what the student thought before it.',
    },
    ...(isSensitive
      ? []
      : [
          {
            prompt: `Where might you meet ${topic.inText} outside school? Tell one place and why.`,
            move: 'Share two strong answers from classmates tomorrow and ask for a third.',
          },
        ]),
    ...(lens
      ? [
          {
            prompt: lens.studentTask,
            move: 'Show one strong example tomorrow and let the class say what makes it strong.',
            answer: 'It does what the task asks and holds at least one true idea from the lesson.',
            sign: 'Does the task, but nothing in it is from the lesson',
          },
        ]
      : []),
  ];
}
