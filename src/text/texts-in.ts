const NONE: ReadonlySet<string> = new Set();

/** Every text inside a value, however deep. @param skip names of properties that are left out */
export function textsIn(value: unknown, skip: ReadonlySet<string> = NONE): string[] {
  const texts: string[] = [];
  collect(value, skip, texts);
  return texts;
}

function collect(value: unknown, skip: ReadonlySet<string>, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const inner of value) collect(inner, skip, texts);
  else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) if (!skip.has(name)) collect((value as Record<string, unknown>)[name], skip, texts);
  }
}
