/** One more question for those who are done early: the topic's own, one that asks for thought. */
import type { Materials } from '../../composer/materials.ts';
import { needsPassage } from '../../composer/passages.ts';
import type { Random } from '../../composer/random.ts';
import { THINKING_LEVELS } from '../../composer/topics/topic-pack.ts';
import { withoutUnwanted } from '../../composer/wished-items.ts';

const isHigher = (thinking: (typeof THINKING_LEVELS)[number]): boolean =>
  THINKING_LEVELS.indexOf(thinking) >= THINKING_LEVELS.indexOf('analyze');

function questionFor({ set, kit, source, wishes }: Materials, random: Random): string | undefined {
  if (set) {
    const fitting = withoutUnwanted(set.questions, wishes).filter(({ level, stimulus }) => level === 3 && stimulus === undefined);
    return random.sample(fitting, 1)[0]?.ask;
  }
  if (source === 'open') return undefined;
  const fitting = kit.questions.filter(({ thinking, question, passage }) => isHigher(thinking) && !needsPassage(kit, passage, question));
  return random.sample(fitting, 1)[0]?.question;
}

/** @returns the line for the teacher and the key that it follows; neither where nobody asks for it or nothing fits */
export function forEarlyFinishers(
  materials: Materials,
  random: Random,
): { readonly lines: readonly string[]; readonly followed: readonly string[] } {
  const question = materials.wishes.earlyFinishers ? questionFor(materials, random) : undefined;
  return question === undefined
    ? { lines: [], followed: [] }
    : { lines: [`For early finishers: ${question}`], followed: ['earlyFinishers'] };
}
