/** Text made comparable: case, accents and kinds of apostrophe set aside, with the way back to every letter as it was typed. */

export interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`: where its letter, marks included, begins and ends in the original. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

/** A letter with the marks that belong to it, or any other single character. */
const LETTER_WITH_MARKS = /\P{M}\p{M}*|\p{M}/gu;
/** Accents of Latin, Greek and Cyrillic letters, and the optional vowel signs of Arabic and Hebrew. Elsewhere marks are letters. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640]/gu;
const ALPHABETIC = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Letters that people write without the stroke, although Unicode does not take them apart. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

function foldLetter(letter: string): string {
  if (/^[’‘ʼʻ`´]$/u.test(letter)) return "'";
  if (/^[‐‑–]$/u.test(letter)) return '-';
  if (!ALPHABETIC.test(letter)) return letter.normalize('NFC');
  const bare = letter.normalize('NFD').replaceAll(OPTIONAL_MARKS, '').toLowerCase().normalize('NFD').replaceAll(OPTIONAL_MARKS, '');
  return PLAIN[bare] ?? bare;
}

export function foldText(original: string): FoldedText {
  let text = '';
  const begins: number[] = [];
  const ends: number[] = [];
  for (const { 0: letter, index } of original.matchAll(LETTER_WITH_MARKS)) {
    const folded = foldLetter(letter);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      begins.push(index);
      ends.push(index + letter.length);
    }
  }
  return { text, begins, ends };
}
