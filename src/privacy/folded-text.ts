/** Text made comparable: case, accents and kinds of apostrophe set aside, with the way back to every letter as it was typed. */

export interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`: where its letter, marks included, begins and ends in the original. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

/** A letter with the marks that belong to it, or any other single character. */
const LETTER_WITH_MARKS = /\P{M}\p{M}*|\p{M}/uy;
/** No mark has a lower code than this. */
const FIRST_MARK = 0x300;
const FIRST_BEYOND_ASCII = 0x80;
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

/** The letter that begins at an index, with its marks. Most text is plain ASCII, which needs no pattern. */
function letterAt(text: string, index: number): string {
  const next = text.charCodeAt(index + 1);
  if (text.charCodeAt(index) < FIRST_BEYOND_ASCII && (Number.isNaN(next) || next < FIRST_MARK)) return text.charAt(index);
  LETTER_WITH_MARKS.lastIndex = index;
  return LETTER_WITH_MARKS.exec(text)?.[0] ?? text.charAt(index);
}

export function foldText(original: string): FoldedText {
  let text = '';
  const begins: number[] = [];
  const ends: number[] = [];
  for (let index = 0; index < original.length;) {
    const letter = letterAt(original, index);
    const isPlain = letter.length === 1 && letter.charCodeAt(0) < FIRST_BEYOND_ASCII && letter !== '`';
    const folded = isPlain ? letter.toLowerCase() : foldLetter(letter);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      begins.push(index);
      ends.push(index + letter.length);
    }
    index += letter.length;
  }
  return { text, begins, ends };
}
