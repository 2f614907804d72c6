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

const NO_PERSON =
  /^(?:math\w*|algebra|geometry|biology|chemistry|physics|science|history|english|spanish|french|german|latin|american|google|internet)$/iu;

/** Capitalized words that do not begin a sentence and may be the name of another child. */
export function possibleChildren(typed: string, names: readonly string[]): string[] {
  const known = names.join(' ');
  const found = typed.match(/(?<=[\p{Ll},] )(?<!\b(?:Mr|Mrs|Ms|Mx|Dr)\. )\p{Lu}\p{Ll}{2,}(?=[\s,.;’']|$)/gu) ?? [];
  return [...new Set(found)].filter(
    (name) => /^\p{Lu}/u.test(name) && !CALENDAR.test(name) && !NO_PERSON.test(name) && !known.includes(name),
  );
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

/** Verdicts, motives and diagnoses: what a teacher can't observe. */
const LABELS =
  /\b(?:lazy|laziness|naughty|bad (?:kid|child|student|behavior|attitude)|problem (?:child|student)|trouble-?maker|defiant|manipulative|disrespectful|unmotivated|rude|careless|aggressive|hyperactive|hyper|out of control|immature|spoiled|dishonest|bully|a liar|slow learner|low student|autistic|adhd|dyslexi[ac]|dyscalculia|oppositional|on purpose|wants? attention|attention[- ]seeking|does(?:n[’']t| not) care|do(?:n[’']t| not) care|does(?:n[’']t| not) try)\b/giu;

export function labelsIn(text: string): string[] {
  return [...new Set((text.match(LABELS) ?? []).map((label) => label.toLowerCase()))];
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
/** The frame that even long details need: care, an ask, a way to answer. */
const LEAST_FRAME = 110;

/** 250 words at most; where the teacher's own words take most of them, a short frame around them. */
export function wordLimit(typedWords: number): number {
  return Math.max(MOST_WORDS, typedWords + LEAST_FRAME);
}
