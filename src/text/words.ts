import { SPACE, WORD, lookOf } from './characters.ts';

/** A text's words in lower case and in order: letters and digits in a row. */
export function wordsIn(text: string): string[] {
  const lower = text.toLowerCase();
  const { length } = lower;
  const words: string[] = [];
  for (let at = 0; at < length; at += 1) {
    if (!(lookOf(lower.charCodeAt(at)) & WORD)) continue;
    const from = at;
    do at += 1;
    while (at < length && lookOf(lower.charCodeAt(at)) & WORD);
    words.push(lower.slice(from, at));
  }
  return words;
}

/** How many words a text has as people count them: whatever stands between blanks. */
export function countWords(text: string): number {
  let words = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const isBlank = (lookOf(text.charCodeAt(at)) & SPACE) !== 0;
    if (!isBlank && !isInside) words += 1;
    isInside = !isBlank;
  }
  return words;
}
