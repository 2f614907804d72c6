import type { OpenQuestion } from '../../composer/topics/topic-pack.ts';
import { lowerFirst, withoutStop } from '../../text/sentence.ts';

/** What a strong answer shows, in one line. A whole sentence gives up its capital; a few words that begin with one name something. */
export function strongAnswer({ lookFors }: OpenQuestion): string {
  const signs = lookFors.map((sign) => (sign.endsWith('.') ? lowerFirst(withoutStop(sign)) : sign));
  return `A strong answer: ${signs.join('; ')}.`;
}
