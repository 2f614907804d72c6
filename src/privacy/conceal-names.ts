/**
 * Replaces people's names by invented ones before a form leaves the browser (and again before a model is called),
 * and puts them back in the answer. The names are known from the form's personal fields, so they are found, not guessed;
 * in the free text beside such fields, words that look like further names are hidden too. E-mail addresses, phone numbers and
 * identity numbers are found by their shape.
 * Owns: finding and replacing. Must never: keep, log or send what it replaces.
 */
import type { ToolDefinition } from '../tools/define-tool.ts';
import { findContactDetails, type Span } from './contact-details.ts';
import { findNames } from './find-names.ts';
import { foldText } from './folded-text.ts';
import { likelyNames } from './likely-names.ts';
import { nameParts, shorterForms } from './name-parts.ts';
import { type Pick, standIns } from './stand-ins.ts';

export type FormData = Readonly<Record<string, string | number>>;

/** Invented name, address or number → the real one, part by part. */
export type StandIns = ReadonlyMap<string, string>;

export interface Concealment {
  readonly form: FormData;
  readonly names: StandIns;
  /** Words of the free text that were taken for names. */
  readonly likely: readonly string[];
  /** The same for a text that belongs to the form, such as a line about the draft. */
  readonly hide: (text: string) => string;
}

interface Replacement extends Span {
  readonly by: string;
}

function replaceSpans(text: string, replacements: readonly Replacement[]): string {
  let written = '';
  let from = 0;
  for (const { begin, end, by } of replacements.toSorted((one, other) => one.begin - other.begin)) {
    written += text.slice(from, begin) + by;
    from = end;
  }
  return written + text.slice(from);
}

/** A name's own stand-in, by how it was typed; forms of it in free text share it where they differ in case or accents only. */
class KnownNames {
  readonly #byTyped = new Map<string, string>();
  readonly #byFolded = new Map<string, string>();
  readonly #standIn: () => string;

  constructor(standIn: () => string) {
    this.#standIn = standIn;
  }

  add(typed: string): void {
    if (this.#byTyped.has(typed)) return;
    this.#byTyped.set(typed, this.#standIn());
    const folded = foldText(typed).text;
    if (!this.#byFolded.has(folded)) this.#byFolded.set(folded, typed);
  }

  /** The typed name that a text means: letter by letter if there is one, else the first of the same letters. */
  meant(typed: string, name: string): string {
    if (this.#byTyped.has(typed)) return typed;
    return this.#byTyped.has(name) ? (this.#byFolded.get(foldText(name).text) ?? name) : name;
  }

  standInFor(typed: string): string {
    return this.#byTyped.get(typed) ?? typed;
  }

  has(typed: string): boolean {
    return this.#byTyped.has(typed) || this.#byFolded.has(foldText(typed).text);
  }

  get typed(): string[] {
    return [...this.#byTyped.keys()];
  }

  get real(): (readonly [string, string])[] {
    return [...this.#byTyped].map(([typed, standIn]) => [standIn, typed] as const);
  }
}

/** Far more than anybody writes about, and fewer than there are stand-ins. */
const MOST_LIKELY_NAMES = 100;

const isText = (tool: ToolDefinition, name: string): boolean =>
  tool.fields.some((field) => field.name === name && (field.kind === 'text' || field.kind === 'textarea'));

const isPersonal = (tool: ToolDefinition, name: string): boolean =>
  tool.fields.some((field) => field.name === name && field.personal === true);

/**
 * @param pick chooses an index below its argument; random in use, fixed in tests
 * @param others texts that travel with the form, such as a draft: they hold no stand-in of this form, and share its names
 * @returns the form with every name part replaced, in its own field and wherever it stands in free text
 */
export function concealNames(tool: ToolDefinition, form: FormData, pick: Pick, others: readonly string[] = []): Concealment {
  const texts = Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' && isText(tool, name) ? [{ name, value }] : []));
  const personal = texts.filter(({ name }) => isPersonal(tool, name));
  const free = [...texts.filter(({ name }) => !isPersonal(tool, name)).map(({ value }) => value), ...others];
  const invent = standIns([...Object.values(form), ...others].join(' '), pick);
  const names = new KnownNames(() => invent.name());
  const contacts = new Map<string, string>();

  const partsOf = new Map(personal.map(({ name, value }) => [name, nameParts(value)]));
  for (const parts of partsOf.values()) for (const { typed } of parts) names.add(typed);
  const everything = personal.length === 0 ? '' : foldText(free.join('\n')).text;
  for (const parts of partsOf.values()) {
    for (const form of shorterForms(parts)) {
      if (!names.has(form) && everything.includes(foldText(form).text)) names.add(form);
    }
  }

  const likely =
    personal.length === 0 ? [] : free.flatMap((text) => likelyNames(text, (word) => names.has(word), findContactDetails(text)));
  const likelyOnce: string[] = [];
  for (const word of likely) {
    if (names.has(word) || likelyOnce.length >= MOST_LIKELY_NAMES) continue;
    names.add(word);
    likelyOnce.push(word);
  }

  function contactReplacements(text: string): Replacement[] {
    return findContactDetails(text).map(({ kind, begin, end }) => {
      const real = text.slice(begin, end);
      const by = contacts.get(real) ?? invent.contact(kind);
      contacts.set(real, by);
      return { begin, end, by };
    });
  }

  function hide(text: string): string {
    const found = contactReplacements(text);
    const inNames = findNames(text, names.typed, found).map(({ begin, end, name }) => ({
      begin,
      end,
      by: names.standInFor(names.meant(text.slice(begin, end), name)),
    }));
    return replaceSpans(text, [...found, ...inNames]);
  }

  function hideOwnField(name: string, value: string): string {
    const parts = partsOf.get(name) ?? [];
    const outside = contactReplacements(value).filter(({ begin, end }) => !parts.some((part) => part.begin < end && begin < part.end));
    return replaceSpans(value, [...outside, ...parts.map(({ begin, end, typed }) => ({ begin, end, by: names.standInFor(typed) }))]);
  }

  const concealed = Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      if (typeof value !== 'string' || !isText(tool, name)) return [name, value];
      return [name, isPersonal(tool, name) ? hideOwnField(name, value) : hide(value)];
    }),
  );
  for (const text of others) hide(text);
  const allNames = new Map([...names.real, ...[...contacts].map(([real, by]) => [by, real] as const)]);
  return { form: concealed, names: allNames, likely: likelyOnce, hide };
}

/** The stand-ins as one pattern, the longest first. */
export function standInPattern(names: StandIns): RegExp {
  const escaped = [...names.keys()]
    .sort((one, other) => other.length - one.length)
    .map((invented) => invented.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return new RegExp(escaped.join('|'), 'giu');
}

/**
 * Puts the real names back, in one pass, so that a name that happens to hold an invented one is safe.
 * @param write how a name is written into the text, such as escaping it for Markdown
 */
export function revealNames(text: string, names: StandIns, write: (name: string) => string = (name) => name): string {
  if (names.size === 0) return text;
  const byLowerCase = new Map([...names].map(([invented, real]) => [invented.toLowerCase(), real]));
  return text.replaceAll(standInPattern(names), (invented) => write(byLowerCase.get(invented.toLowerCase()) ?? invented));
}

/** Every text inside a value, changed. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as T;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as T;
  }
  return value;
}

/** The real names, put back in every text inside a document. */
export function revealInside<T>(value: T, names: StandIns): T {
  return mapTexts(value, (text) => revealNames(text, names));
}
