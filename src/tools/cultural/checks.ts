import { firstRepetition } from '../../text/similarity.ts';
import { type CheckResult, checkThat, warned } from '../recipe.ts';
import type { CulturalDocument } from './document.ts';
import { isSurface, mostSurface } from './surface.ts';

const SWEEPING = /\b[Aa]ll (?:\p{Lu}\p{L}+|immigrant) (?:people|families|students|children)\b/u;

export function checkCultural({ ideas }: CulturalDocument): CheckResult[] {
  const aspects = new Set(ideas.map(({ aspect }) => aspect)).size;
  const surface = ideas.filter((idea) => isSurface(idea)).length;
  const sweeping = ideas.find(({ task, background }) => SWEEPING.test(`${task} ${background}`));
  const repetition = firstRepetition(ideas.map(({ task }) => task));
  return [
    checkThat('aspects', aspects >= 4, `${aspects} aspects of culture`, `Only ${aspects} aspects of culture; at least 4 are needed.`),
    checkThat(
      'generalization',
      !sweeping,
      'no group is painted with one brush',
      `“${sweeping?.title}” speaks of a whole group as if all were alike.`,
    ),
    checkThat('distinct-ideas', !repetition, 'every idea is different', 'Two ideas say nearly the same.'),
    ...(surface > mostSurface(ideas.length)
      ? [warned('surface-culture', 'More than a quarter of the ideas are about food, flags, heroes or holidays.')]
      : []),
  ];
}
