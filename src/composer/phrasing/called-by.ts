/**
 * How the teacher calls the student: by the one part of the full name that stands in the teacher's own words,
 * else by the full name as typed. A part that the parent shares is no way to call the child.
 */
export function calledBy(fullName: string, parentName: string, typed: string): string {
  const apart = typed.replaceAll(fullName, ' ');
  const shared = new Set(parentName.split(/\s+/u));
  const words = new Set(
    apart.match(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu)?.flatMap((word) => [word, word.replace(/[’']s?$/u, '')]),
  );
  return fullName.split(/\s+/u).find((part) => words.has(part) && !shared.has(part)) ?? fullName;
}
