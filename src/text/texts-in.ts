/** Every text inside a value, however deep. @param skip names of properties that are left out */
export function* textsIn(value: unknown, skip: ReadonlySet<string> = NONE): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) if (!skip.has(name)) yield* textsIn(inner, skip);
  }
}

const NONE: ReadonlySet<string> = new Set();
