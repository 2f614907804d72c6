/** What can be read off an email and the teacher's words: facts left out, pronouns and labels added. */

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 'twenty-four' for 24; undefined from a hundred on. */
function inWords(number: number): string | undefined {
  if (!Number.isInteger(number) || number < 0 || number > 99) return undefined;
  if (number < 20) return ONES[number];
  const ten = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? ten : `${ten}-${ONES[number % 10]}`;
}

const CALENDAR = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun)/iu;

/** How else a number may stand in an email: 7 as 'seven' or 'seventh', 9/15 as 'September 15'. */
function otherForms(number: string): RegExp[] {
  const value = Number(number);
  const words = [inWords(value), ORDINALS[value], value === 2 ? 'twice' : undefined, value === 1 ? 'once' : undefined];
  const { month = '', day = '' } = /^(?<month>\d{1,2})\/(?<day>\d{1,2})(?:\/\d{2,4})?$/u.exec(number)?.groups ?? {};
  const name = MONTHS[Number(month) - 1];
  return [
    ...words.flatMap((word) => (word === undefined ? [] : [new RegExp(String.raw`\b${word.replace('-', '[- ]')}\b`, 'u')])),
    ...(name === undefined ? [] : [new RegExp(String.raw`\b${name}[a-z]*\.? ${Number(day)}(?!\d)`, 'u')]),
  ];
}

const withoutSeparators = (text: string): string => text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/gu, '');

/** Numbers of the teacher's text that the email does not hold, in digits, in words or as a date. */
export function missingNumbers(typed: string, email: string): string[] {
  const numbers = new Set(withoutSeparators(typed).match(/\d+(?:[.:/]\d+)*/gu) ?? []);
  const held = withoutSeparators(email).toLowerCase();
  return [...numbers].filter((number) => !held.includes(number) && !otherForms(number).some((form) => form.test(held)));
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
