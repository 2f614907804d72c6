/**
 * Replaces people's names by invented ones before a form leaves the browser (and again before a model is called),
 * and puts them back in the answer. The names are known from the form's personal fields, so they are found, not guessed.
 * Owns: finding and replacing. Must never: keep, log or send what it replaces.
 */
import type { ToolDefinition } from '../tools/define-tool.ts';
import { COMMON_WORDS_THAT_ARE_NAMES, INVENTED_NAMES, TITLES } from './name-words.ts';

export type FormData = Readonly<Record<string, string | number>>;

export interface Concealment {
  readonly form: FormData;
  /** Invented name → real name, part by part. */
  readonly names: ReadonlyMap<string, string>;
}

const NAME_PART = /[\p{L}\p{M}\p{N}]+(?:[’'ʼ-][\p{L}\p{M}\p{N}]+)*/gu;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');

/** The parts of a name that say who it is: titles, initials' dots and 'Jr.' stay as they are. */
function nameParts(name: string): string[] {
  return (name.normalize('NFC').match(NAME_PART) ?? []).filter((part) => !TITLES.has(part.toLowerCase()));
}

/** Matches a name part in text: whole words, any case unless it is also a common word, with or without accents. */
function partPattern(part: string): string {
  const spellings = [...new Set([part, withoutMarks(part)])];
  const cased =
    COMMON_WORDS_THAT_ARE_NAMES.has(part.toLowerCase()) || part.length === 1
      ? spellings.flatMap((spelling) => [spelling, spelling.toUpperCase()])
      : spellings.flatMap((spelling) => [spelling, spelling.toLowerCase(), spelling.toUpperCase()]);
  return [...new Set(cased)].map((spelling) => escaped(spelling)).join('|');
}

/**
 * @param pick chooses an index below its argument; random in use, fixed in tests
 * @returns the form with every name part replaced, in its own field and wherever it stands in free text
 */
export function concealNames(tool: ToolDefinition, form: FormData, pick: (below: number) => number): Concealment {
  const personal = tool.fields.filter((field) => field.personal === true).map(({ name }) => String(form[name] ?? ''));
  const parts = [...new Set(personal.flatMap((name) => nameParts(name)))].sort((one, other) => other.length - one.length);
  if (parts.length === 0) return { form, names: new Map() };
  const everything = Object.values(form).join(' ').toLowerCase();
  const free = INVENTED_NAMES.filter((invented) => !everything.includes(invented.toLowerCase()));
  const inventedFor = new Map<string, string>();
  for (const part of parts) {
    const [invented] = free.splice(pick(free.length), 1);
    if (invented !== undefined) inventedFor.set(part, invented);
  }
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${parts.map((part, index) => `(?<part${index}>${partPattern(part)})`).join('|')})(?![\p{L}\p{M}\p{N}])`,
    'gu',
  );
  const hide = (text: string): string =>
    text.normalize('NFC').replaceAll(pattern, (...match) => {
      const groups = match.at(-1) as Record<string, string | undefined>;
      const index = parts.findIndex((_, at) => groups[`part${at}`] !== undefined);
      return inventedFor.get(parts[index] ?? '') ?? match[0];
    });
  const concealed = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === 'string' && !isChoice(tool, name) ? hide(value) : value]),
  );
  return { form: concealed, names: new Map([...inventedFor].map(([part, invented]) => [invented, part])) };
}

const isChoice = (tool: ToolDefinition, name: string): boolean =>
  tool.fields.some((field) => field.name === name && (field.kind === 'select' || field.kind === 'checkbox'));

/**
 * Puts the real names back, in one pass, so that a name that happens to hold an invented one is safe.
 * @param write how a name is written into the text, such as escaping it for Markdown
 */
export function revealNames(text: string, names: Concealment['names'], write: (name: string) => string = (name) => name): string {
  if (names.size === 0) return text;
  const pattern = new RegExp([...names.keys()].map((invented) => escaped(invented)).join('|'), 'giu');
  const byLowerCase = new Map([...names].map(([invented, real]) => [invented.toLowerCase(), real]));
  return text.replaceAll(pattern, (invented) => write(byLowerCase.get(invented.toLowerCase()) ?? invented));
}

/** The same for every text inside a document. */
export function revealInside<T>(value: T, names: Concealment['names']): T {
  if (typeof value === 'string') return revealNames(value, names) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => revealInside(item, names)) as T;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revealInside(item, names)])) as T;
  }
  return value;
}
