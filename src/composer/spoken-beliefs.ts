import { onceFor } from './once-for.ts';
import type { Misconception } from './topics/topic-pack.ts';

/** Some misconceptions are what students say, others what they do: 'The student draws the arrow forward.' */
export const isSaid = onceFor(
  ({ belief }: Pick<Misconception, 'belief'>): boolean =>
    !/^(?:the|an?|some|many|most)? ?(?:students?|children|learners?|writers?|class)\b|^they\b/iu.test(belief),
);

/** Those that can be put in somebody's mouth; all where none can. */
export function spoken<Belief extends Pick<Misconception, 'belief'>>(misconceptions: readonly Belief[]): readonly Belief[] {
  const said = misconceptions.filter((misconception) => isSaid(misconception));
  return said.length > 0 ? said : misconceptions;
}
