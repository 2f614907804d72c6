/** What two problems share when only the story's things, names and numbers differ. */
import type { Scene } from '../../composer/math/scenes.ts';
import { onceFor } from '../../composer/once-for.ts';

const WORD = /[\p{L}’'-]+/gu;

/** Nouns, kinds and verbs that a scene brings into any problem. */
const wordsOf = onceFor(({ things, priced, stuff, rate, rectangle, happening }: Scene): ReadonlySet<string> => {
  const nouns = [...things, ...things.map(({ group }) => group), ...priced, stuff.unit, rate.of, rate.per, rectangle.unit];
  const phrases = [
    ...nouns.flatMap(({ one, many }) => [one, many]),
    ...things.flatMap(({ kinds, gain, lose }) => [...kinds, ...gain, ...lose]),
    stuff.noun,
    stuff.first,
    stuff.second,
    ...stuff.use,
    rate.subject,
    ...rate.verb,
    rectangle.noun,
    rectangle.border,
    rectangle.cover,
    happening.noun,
  ];
  return new Set(phrases.join(' ').match(WORD));
});

/** The text with the words of its scene, its numbers and all capitalised words masked. */
export function wordingOf(text: string, scene: Scene): string {
  const words = wordsOf(scene);
  return text
    .replaceAll(WORD, (word) => (words.has(word) ? 'thing' : /^\p{Lu}/u.test(word) ? 'Name' : word))
    .replaceAll(/\d[\d,./]*/gu, '0');
}
