/**
 * A model's answer brought into the shape of the schema, without a word changed: keys in another spelling, a list that came as
 * text, numbers as words of a sentence, choices as letters. What can't be told stays as it is, for the schema to refuse.
 */

export interface ShapeSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, ShapeSchema>>;
  readonly required?: readonly string[];
  readonly items?: ShapeSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly ShapeSchema[];
  readonly default?: unknown;
  readonly minItems?: number;
  readonly minLength?: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
/** 'watch_for', 'WatchFor' and 'watch for' are one name. */
const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');

const isOf = ({ type }: ShapeSchema, wanted: string): boolean =>
  typeof type === 'string' ? type === wanted : (type?.includes(wanted) ?? false);

/** What stands for a field that the model left out; undefined where nothing honest does. */
function emptyOf(schema: ShapeSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (isOf(schema, 'array')) return (schema.minItems ?? 0) === 0 ? [] : undefined;
  if (isOf(schema, 'string') && schema.enum === undefined) return (schema.minLength ?? 0) === 0 ? '' : undefined;
  return undefined;
}

/** '{"lesson_plan": {…}}': the whole under one key. */
function unwrapped(value: Fields, properties: Readonly<Record<string, ShapeSchema>>): Fields {
  const names = new Set(Object.keys(properties).map(bare));
  const [[, inner] = ['', undefined], ...others] = Object.entries(value);
  const holdsNone = Object.keys(value).every((key) => !names.has(bare(key)));
  return holdsNone && others.length === 0 && isFields(inner) ? unwrapped(inner, properties) : value;
}

function fitFields(given: Fields, schema: ShapeSchema): Fields {
  const properties = schema.properties ?? {};
  const value = unwrapped(given, properties);
  const byName = new Map(Object.entries(value).map(([key, inner]) => [bare(key), inner]));
  const fitted = Object.entries(properties).flatMap(([name, inner]): [string, unknown][] => {
    const found = Object.hasOwn(value, name) ? value[name] : byName.get(bare(name));
    const filled = found === undefined || found === null ? emptyOf(inner) : fit(found, inner);
    return filled === undefined ? [] : [[name, filled]];
  });
  return withChoices(Object.fromEntries(fitted), value, properties);
}

const OPTION = /^\s*[(]?(?<letter>[A-F])[).:]\s+/u;

/** Options as 'A. …' lose their letter, and the answer as a letter or as the option's words becomes what the schema wants. */
function withChoices(fitted: Fields, given: Fields, properties: Readonly<Record<string, ShapeSchema>>): Fields {
  const options = fitted['options'];
  const answer = properties['answer'];
  if (!Array.isArray(options) || options.length === 0 || !answer) return fitted;
  const texts = options.map((option: unknown) => {
    const text = isFields(option) ? option['text'] : option;
    return typeof text === 'string' ? text : '';
  });
  const areLettered = texts.every((text, at) => OPTION.exec(text)?.groups?.['letter'] === 'ABCDEF'[at]);
  const plain = areLettered ? texts.map((text) => text.replace(OPTION, '')) : texts;
  const withoutLetters = options.map((option: unknown, at) => (isFields(option) ? { ...option, text: plain[at] } : plain[at]));
  return { ...fitted, options: withoutLetters, answer: answerOf(given, fitted['answer'], plain, answer) };
}

function answerOf(given: Fields, fitted: unknown, options: readonly string[], schema: ShapeSchema): unknown {
  const typed = given['answer'] ?? given['correct_answer'] ?? given['correctAnswer'] ?? given['correct'];
  if (typeof typed !== 'string') return fitted;
  const text = typed.trim();
  const letter = /^[(]?(?<letter>[A-F])(?:[).:]|$)/u.exec(text)?.groups?.['letter'];
  const words = bare(text.replace(OPTION, ''));
  const ofWords = options.findIndex((option) => bare(option) === words && words !== '');
  const index = ofWords === -1 && letter !== undefined ? 'ABCDEF'.indexOf(letter) : ofWords;
  if (index < 0 || index >= options.length) return fitted;
  return isOf(schema, 'integer') || isOf(schema, 'number') ? index : options[index];
}

function fitList(value: unknown, { items = {} }: ShapeSchema): unknown {
  const list = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value
          .split(/\n+/u)
          .map((line) => line.replace(/^\s*(?:[-•*]|\d+[.)])\s+/u, '').trim())
          .filter(Boolean)
      : isFields(value) && Object.values(value).every((inner) => isFields(inner))
        ? Object.values(value)
        : [value];
  return list.filter((item) => item !== null && item !== undefined).map((item) => fit(item, items));
}

const NUMBER = /-?\d+(?:\.\d+)?/u;
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 10 for '10 minutes' and for 'ten'. */
function fitNumber(value: unknown, isWhole: boolean): unknown {
  if (typeof value === 'number') return isWhole ? Math.round(value) : value;
  if (typeof value !== 'string') return value;
  const found = NUMBER.exec(value.replaceAll(',', ''))?.[0];
  const word = WORDS.indexOf(value.trim().toLowerCase());
  const number = found === undefined ? (word === -1 ? undefined : word) : Number(found);
  return number === undefined ? value : isWhole ? Math.round(number) : number;
}

function fitText(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('\n');
  if (isFields(value)) {
    const inner = value['text'] ?? value['value'] ?? value['content'];
    if (typeof inner === 'string') return inner;
  }
  return value;
}

/** The choice that is meant by another spelling of it: 'Analyze', 'family_and_community'. */
function fitChoice(value: unknown, choices: readonly unknown[]): unknown {
  if (choices.includes(value)) return value;
  const wanted = bare(String(value));
  const byName = choices.find((choice) => bare(String(choice)) === wanted);
  if (byName !== undefined) return byName;
  const number = fitNumber(value, true);
  return choices.includes(number) ? number : value;
}

/** @param schema JSON Schema as zod writes it */
export function fit(value: unknown, schema: ShapeSchema): unknown {
  if (schema.anyOf) return value;
  if (schema.enum) return fitChoice(value, schema.enum);
  if (schema.const !== undefined) return fitChoice(value, [schema.const]);
  if (schema.properties) return fitObject(value, schema);
  if (isOf(schema, 'array')) return fitList(value, schema);
  if (isOf(schema, 'integer')) return fitNumber(value, true);
  if (isOf(schema, 'number')) return fitNumber(value, false);
  if (isOf(schema, 'boolean') && typeof value === 'string')
    return /^(?:true|yes)$/iu.test(value) ? true : /^(?:false|no)$/iu.test(value) ? false : value;
  if (isOf(schema, 'string')) return fitText(value);
  return value;
}

/** A text where an object is wanted is its first text: an option that came as a string. */
function fitObject(value: unknown, schema: ShapeSchema): unknown {
  if (isFields(value)) return fitFields(value, schema);
  const [first] = Object.entries(schema.properties ?? {}).find(([, inner]) => isOf(inner, 'string')) ?? [];
  return typeof value === 'string' && first !== undefined ? fitFields({ [first]: value }, schema) : value;
}
