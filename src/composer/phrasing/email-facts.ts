/** What can be read off an email and the teacher's words: facts left out, pronouns and labels added. */

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const CALENDAR = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun)/iu;

/** Numbers of the teacher's text that the email does not hold, as digits or, up to twelve, as words. */
export function missingNumbers(typed: string, email: string): string[] {
  const numbers = new Set(typed.match(/\d+(?:[.,:/]\d+)*/gu) ?? []);
  const held = email.toLowerCase();
  return [...numbers].filter((number) => {
    if (held.includes(number)) return false;
    const word = NUMBER_WORDS[Number(number)];
    return word === undefined || !new RegExp(String.raw`\b${word}\b`, 'u').test(held);
  });
}

/** Names inside the teacher's sentences (capitalized words that do not begin one) that the email does not hold. */
export function missingNames(typed: string, email: string): string[] {
  const names = typed.match(/(?<=[\p{Ll}\p{N},;:] )\p{Lu}[\p{L}’'-]{2,}/gu) ?? [];
  const held = email.toLowerCase();
  return [...new Set(names)].filter((name) => !CALENDAR.test(name) && !held.includes(name.toLowerCase()));
}

const PRONOUNS = [
  { all: /\b(?:he|him|his|himself)\b/giu, any: /\b(?:he|him|his|himself)\b/iu },
  { all: /\b(?:she|her|hers|herself)\b/giu, any: /\b(?:she|her|hers|herself)\b/iu },
] as const;

const without = (text: string, parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').reduce((rest, part) => rest.replaceAll(part, ' '), text);

/** Pronouns for a person that the teacher did not use. */
export function addedPronouns(email: string, typed: string, names: readonly string[]): string[] {
  const text = without(email, names);
  const slashed = /\b(?:s\/he|(?:he|she|his|her|him)\/(?:he|she|his|hers?|him))\b/iu.exec(text)?.[0];
  const added = PRONOUNS.filter(({ any }) => !any.test(typed)).flatMap(({ all }) => text.match(all) ?? []);
  return [...new Set([...(slashed !== undefined && !typed.includes(slashed) ? [slashed] : []), ...added])];
}

/** A name counts as one word, so that the same email passes for every name. */
export function maskNames(text: string, names: readonly string[]): string {
  return names.filter(Boolean).reduce((rest, name) => rest.replaceAll(name, () => 'Name'), text);
}

/** The email without the teacher's own sentences: what the engine answers for. */
export function withoutTyped(email: string, typedParts: readonly string[]): string {
  return without(
    email,
    [...typedParts].sort((one, other) => other.length - one.length),
  );
}

export const LEAST_WORDS = 100;
export const MOST_WORDS = 250;
