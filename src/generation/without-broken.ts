/** An answer without the items that don't fit: nine good questions are not thrown away for a tenth. */

interface Issue {
  readonly path: readonly PropertyKey[];
}

/** At least this share of a list has to be whole; else the answer is no answer. */
const LEAST_WHOLE = 0.6;

/** Places of broken items by the list they stand in: the outermost list on the way to each fault. */
function brokenItems(issues: readonly Issue[]): ReadonlyMap<string, ReadonlySet<number>> {
  const broken = new Map<string, Set<number>>();
  for (const { path } of issues) {
    const at = path.findIndex((step) => typeof step === 'number');
    if (at === -1) continue;
    const list = path.slice(0, at).map(String).join('.');
    broken.set(list, (broken.get(list) ?? new Set()).add(path[at] as number));
  }
  return broken;
}

function prune(value: unknown, path: readonly string[], broken: ReadonlyMap<string, ReadonlySet<number>>): unknown {
  const places = broken.get(path.join('.'));
  if (Array.isArray(value))
    return places === undefined || value.length - places.size < value.length * LEAST_WHOLE
      ? value
      : value.filter((_, at) => !places.has(at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, prune(inner, [...path, key], broken)]));
}

/** @param issues what the schema found, with the way to each */
export const withoutBroken = (value: unknown, issues: readonly Issue[]): unknown => prune(value, [], brokenItems(issues));
