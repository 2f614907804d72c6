import type { Materials } from './materials.ts';
import type { Random } from './random.ts';
import type { BandMaterial } from './topics/topic-pack.ts';

type ListName = { [Name in keyof BandMaterial]-?: BandMaterial[Name] extends readonly unknown[] ? Name : never }[keyof BandMaterial];

/** The kit's items of one list: those of the part of the topic that is meant before the others, each group in random order. */
export function nearestFirst<Name extends ListName>(
  { kit, kitsByNearness: [core] }: Pick<Materials, 'kit' | 'kitsByNearness'>,
  name: Name,
  random: Random,
): BandMaterial[Name][number][] {
  const items: readonly BandMaterial[Name][number][] = kit[name];
  const meant = new Set<unknown>(core?.[name]);
  return [...random.shuffle(items.filter((item) => meant.has(item))), ...random.shuffle(items.filter((item) => !meant.has(item)))];
}
