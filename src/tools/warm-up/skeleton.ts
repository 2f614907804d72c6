import type { Materials } from '../../composer/materials.ts';
import { classDirections, wordsSentence } from '../parts/class-directions.ts';
import { skeletonNotes } from '../parts/skeleton.ts';
import { minutesAsked } from './minutes-asked.ts';
import type { WarmUpDocument } from './document.ts';

/** Two tasks and a look at the answers. */
const FEWEST_MINUTES = 4;
const MOST_MINUTES = 12;

export function warmUpSkeleton(materials: Materials): WarmUpDocument {
  const { topic, wishes } = materials;
  const minutes = Math.min(MOST_MINUTES, Math.max(FEWEST_MINUTES, minutesAsked(wishes) ?? 5));
  const directions = classDirections(wishes);
  return {
    title: topic.title,
    minutes,
    standards: [],
    goal: '',
    materials: [],
    board: '',
    instruction: ['Begin right away. Write or draw what you already know.', directions.sentence, wordsSentence(wishes)]
      .filter(Boolean)
      .join(' '),
    tasks: [
      {
        prompt: `[A short task on what students learned before and will need for ${topic.inText}.]`,
        minutes: minutes - 3,
        answer: '[The answer.]',
        likelyError: '[The mistake you expect, and what you will ask then.]',
      },
      {
        prompt: '[One example to judge: right or wrong, and how students know.]',
        minutes: 2,
        answer: '[The answer, with the reason.]',
        likelyError: '[What half an answer says.]',
      },
    ],
    shareMinutes: 1,
    watchFor: [],
    bridge: '[One sentence that leads from the last task into today’s lesson.]',
    earlyFinisher: '',
    withKey: wishes.answerKey !== 'none',
    teacherNotes: skeletonNotes(materials, [
      ...directions.followed,
      ...(wishes.minutes === minutes ? ['minutes'] : []),
      ...wishes.words.map((word) => `words:${word}`),
      'onePage',
      'written',
    ]),
  };
}
