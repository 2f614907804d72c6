/** With what follows an apostrophe, and without it. */
const wordsOf = (typed: string): ReadonlySet<string> =>
  new Set(typed.match(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu)?.flatMap((word) => [word, word.replace(/[’']s?$/u, '')]));

/**
 * How the teacher calls the student: by the one part of the full name that stands in the teacher's own words,
 * or by what is left of it without the part that the parent shares; else by the full name as typed. The shared part
 * alone is no way to call the child.
 */
export function calledBy(fullName: string, parentName: string, typed: string): string {
  const apart = typed.replaceAll(fullName, ' ');
  const shared = new Set(parentName.split(/\s+/u));
  const own = fullName.split(/\s+/u).filter((part) => !shared.has(part));
  const used = own.some((part) => apart.includes(part)) ? own.find((part) => wordsOf(apart).has(part)) : undefined;
  if (used !== undefined) return used;
  const [only] = own;
  return only !== undefined && own.length === 1 ? only : fullName;
}
