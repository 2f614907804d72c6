/** Flashcards as tab-separated text, a card a line, front and back: what Quizlet and Anki import. */
import type { VocabularyDocument } from '../document.ts';

const inCell = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Front: the word, with its translation where there is one. Back: meaning and example. */
export function vocabularyAsFlashcards({ entries }: VocabularyDocument): string {
  return entries
    .map(({ term, translation, definition, example }) => {
      const front = translation === '' ? term : `${term} (${translation})`;
      return `${inCell(front)}\t${inCell(`${definition} Example: ${example}`)}\n`;
    })
    .join('');
}
