import { TOPIC_PACKS } from './topics/topic-packs.ts';

let words: Set<string> | undefined;

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsOf(inner);
}

/**
 * Whether a word is an everyday one, no name: it stands in lower case somewhere in the authored packs.
 * The packs' texts are read once, on the first question.
 */
export function isCommonWord(word: string): boolean {
  words ??= new Set(
    [...textsOf(TOPIC_PACKS.map(({ bands }) => bands))].flatMap((text) => text.match(/(?<![\p{L}\p{M}’'-])\p{Ll}[\p{Ll}’'-]*/gu) ?? []),
  );
  return words.has(word.toLowerCase());
}
