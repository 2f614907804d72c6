/** The teacher's names for the children that items tell of. */
import type { Materials } from '../../composer/materials.ts';
import { isName } from '../../composer/math/names.ts';
import { textsIn } from '../../text/texts-in.ts';

const NAME = /(?<![\p{L}’-])\p{Lu}\p{Ll}+(?![\p{L}-])/gu;

const PRONOUN = /\b(?:he|she|him|her|his|hers)\b/iu;

function mapped<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((inner: unknown) => mapped(inner, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner as unknown, change)])) as Value;
}

/** Only in mathematics, where no name is that of a real person. The same child keeps the same name throughout an item. */
export function renamed<Item>(items: readonly Item[], { wishes: { names }, subject }: Materials): Item[] {
  if (names.length === 0 || subject !== 'mathematics') return [...items];
  let turn = 0;
  return items.map((item) => {
    // A pronoun would have to change with the name.
    if (PRONOUN.test(textsIn(item).join(' '))) return item;
    const given = new Map<string, string>();
    return mapped(item, (text) =>
      text.replaceAll(NAME, (name) => {
        if (!isName(name) || names.includes(name)) return name;
        const known = given.get(name);
        if (known !== undefined) return known;
        // More children than names: the others keep theirs.
        const next = given.size < names.length ? (names[turn % names.length] ?? name) : name;
        turn += 1;
        given.set(name, next);
        return next;
      }),
    );
  });
}
