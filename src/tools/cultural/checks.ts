import { firstRepetition } from '../../text/similarity.ts';
import { readWishes } from '../../composer/understanding/read-wishes.ts';
import type { FormOf } from '../catalogue.ts';
import { gradeNumber } from '../choices/grade-levels.ts';
import { type CheckResult, checkThat, warned } from '../recipe.ts';
import type { CulturalDocument } from './document.ts';
import { isSurface, mostSurface } from './surface.ts';

const LEAST_ASPECTS = 4;
const USUAL_IDEAS = 5;
const SWEEPING = /\b[Aa]ll (?:\p{Lu}\p{L}+|immigrant) (?:people|families|students|children)\b/u;

export function checkCultural({ ideas }: CulturalDocument, form: FormOf<'cultural'>): CheckResult[] {
  const asked = readWishes(form.culturalContext, gradeNumber(form.gradeLevel)).counts.idea;
  const least = Math.min(LEAST_ASPECTS, asked ?? LEAST_ASPECTS);
  const aspects = new Set(ideas.map(({ aspect }) => aspect)).size;
  const surface = ideas.filter((idea) => isSurface(idea)).length;
  const sweeping = ideas.find(({ task, background }) => SWEEPING.test(`${task} ${background}`));
  const repetition = firstRepetition(ideas.map(({ task }) => task));
  return [
    checkThat(
      'aspects',
      aspects >= least || (asked !== undefined && asked < USUAL_IDEAS),
      `${aspects} aspects of culture`,
      `Only ${aspects} aspects of culture; at least ${least} are needed.`,
    ),
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
