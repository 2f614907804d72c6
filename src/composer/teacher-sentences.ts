const ABBREVIATION = String.raw`(?<!\b(?:Mr|Mrs|Ms|Mx|Dr|St|Jr|Sr|vs|No|Ave|e\.g|i\.e|a\.m|p\.m)\.)`;
const SENTENCE_BREAK = new RegExp(String.raw`(?<=[.!?]["”’)]?)${ABBREVIATION}\s+(?=[\p{Lu}\p{N}“"'])|[\r\n]+|;\s+(?=\p{L})`, 'u');

/**
 * The teacher's own words as whole sentences: split where sentences end or lines break,
 * begun with a capital, ended with a stop. No word is added, taken out or replaced.
 */
export function readTeacherSentences(text: string): string[] {
  return text
    .split(SENTENCE_BREAK)
    .map((part) => part.replace(/^[\s\-–•*·]+/u, '').replace(/[\s;,]+$/u, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => asSentence(part));
}

function asSentence(part: string): string {
  const begun = part.charAt(0).toLocaleUpperCase('en-US') + part.slice(1);
  return /[.!?…:]["”’)]*$/u.test(begun) ? begun : `${begun}.`;
}
