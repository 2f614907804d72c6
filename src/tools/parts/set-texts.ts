/** Texts of a teaching set as items carry them: the title on the first line, then the body. */
import type { TeachingSet } from '../../composer/sets/teaching-set.ts';

export function textOf({ texts }: TeachingSet, id: string | undefined): string {
  const found = id === undefined ? undefined : texts.find((text) => text.id === id);
  return found ? `${found.title}\n${found.body}` : '';
}
