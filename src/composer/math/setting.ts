/** Where a word problem takes place, said in its first sentence: 'At the bakery, Hugo has 6 cups of flour.' */
import { isName } from './names.ts';
import type { Scene } from './scenes.ts';
import { upperFirst } from '../../text/sentence.ts';

/** A longer first sentence would become too long for its readers. */
const MOST_WORDS = 18;
const STARTERS = new Set(['A', 'An', 'Each', 'Every', 'One', 'Some', 'The', 'There']);

/** @returns the text itself where its first sentence has no room for a place or names one already */
export function withSetting(text: string, { at }: Scene): string {
  const [first = ''] = /^[^.?!]*(?:\.\d[^.?!]*)*[.?!]/u.exec(text) ?? [];
  const words = first.split(' ');
  const [start = ''] = words;
  const place = at.split(' ').at(-1) ?? '';
  if (!first.endsWith('.') || words.length > MOST_WORDS || first.toLowerCase().includes(place.toLowerCase())) return text;
  if (STARTERS.has(start)) return `${upperFirst(at)}, ${start.toLowerCase()}${text.slice(start.length)}`;
  return isName(start.replace(/’s$/u, '')) || /^\d/u.test(start) ? `${upperFirst(at)}, ${text}` : text;
}
