import type { Materials } from '../../composer/materials.ts';
import { SKELETON_NOTE } from '../parts/skeleton.ts';
import type { WarmUpDocument } from './document.ts';

export function warmUpSkeleton({ topic, wishes }: Materials): WarmUpDocument {
  const asked = wishes.minutes;
  const minutes = asked !== undefined && asked >= 5 && asked <= 10 ? asked : 5;
  return {
    title: topic.title,
    minutes,
    standards: [],
    goal: '',
    materials: [],
    board: '',
    instruction: 'Begin on your own. Write or draw what you already know.',
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
    teacherNotes: [SKELETON_NOTE],
  };
}
