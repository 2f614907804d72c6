/** Small changes that let a phrase stand in a sentence, or as one. */

export function upperFirst(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);
}

/** Lower case at the beginning, unless the first word is a name, an abbreviation or “I”. */
export function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Ll}+ \p{Lu}|\p{Lu}{2}|I\b)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function withoutStop(text: string): string {
  return text.replace(/\.$/u, '');
}

/** Begun with a capital and ended with a stop. */
export function asSentence(text: string): string {
  const begun = upperFirst(text.trim());
  return /[.!?…]["”’)]*$/u.test(begun) ? begun : `${begun}.`;
}
