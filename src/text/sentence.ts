/** Small changes that let a phrase stand in a sentence, or as one. */

export function upperFirst(text: string): string {
  const first = text.charAt(0);
  const upper = first.toUpperCase();
  return first === upper ? text : upper + text.slice(1);
}

/** Lower case at the beginning, unless the first word is a name, an abbreviation or “I”. */
export function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Ll}+ \p{Lu}|\p{Lu}{2}|I\b|(?!(?:It|That|What|Who|Here|There|Let|One)’)\p{Lu}\p{Ll}+’s\b|Mrs?\.)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

export function withoutStop(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text;
}

const STOPS = ['.', '!', '?', '…'];
/** What may stand after the stop. */
const CLOSERS = ['"', '”', '’', ')'];

function endsWithStop(text: string): boolean {
  let end = text.length;
  while (CLOSERS.includes(text.charAt(end - 1))) end -= 1;
  return STOPS.includes(text.charAt(end - 1));
}

/** Begun with a capital and ended with a stop. */
export function asSentence(text: string): string {
  const begun = upperFirst(text.trim());
  return endsWithStop(begun) ? begun : `${begun}.`;
}

/** A student's words without the marks around them; marks inside become single ones. */
function spoken(text: string): string {
  const whole = text.trim();
  if (!whole.includes('“')) return whole.replaceAll('”', '’');
  const words = /^“(?<words>[^“”]*)”\.?$/u.exec(whole)?.groups?.['words'] ?? whole;
  return words.replaceAll('“', '‘').replaceAll('”', '’');
}

/** A whole sentence in quotation marks, whether or not it came with its own. */
export function quotedSentence(text: string): string {
  return `“${asSentence(spoken(text))}”`;
}

/** The same without its stop, to stand inside another sentence. */
export function quotedPhrase(text: string): string {
  return `“${withoutStop(spoken(text))}”`;
}

/** The same where the sentence goes on with a comma: American print puts it inside. */
export function quotedWithComma(text: string): string {
  return quotedPhrase(text).replace(/”$/u, ',”');
}
