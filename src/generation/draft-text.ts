/**
 * The readable text of a JSON document while it is still being written. Texts are told as they grow, one paragraph each,
 * an array's texts one line each; keys, numbers and words chosen from a list are left out, by the document's JSON schema.
 */

export type JsonSchema = Readonly<Record<string, unknown>>;

interface Level {
  readonly kind: 'object' | 'array';
  readonly schema: JsonSchema | undefined;
  /** In an object: the key whose value comes next. */
  key: string;
  expects: 'key' | 'value';
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function inner(level: Level | undefined, root: JsonSchema): JsonSchema | undefined {
  if (!level) return root;
  const { schema } = level;
  if (level.kind === 'array') return schema?.['items'] as JsonSchema | undefined;
  return (schema?.['properties'] as Record<string, JsonSchema> | undefined)?.[level.key];
}

const isForReading = (schema: JsonSchema | undefined): boolean => schema?.['enum'] === undefined && schema?.['const'] === undefined;

export interface DraftTextReader {
  /** @returns the readable text that this piece of JSON adds */
  read(piece: string): string;
}

export function draftTextReader(root: JsonSchema): DraftTextReader {
  const levels: Level[] = [];
  let begun = false;
  let done = false;
  let string: { readonly shown: boolean; readonly isKey: boolean } | undefined;
  let escape: string | undefined;
  let key = '';
  let told = false;
  let waitingBreak = '';

  function openString(): void {
    const level = levels.at(-1);
    const isKey = level?.kind === 'object' && level.expects === 'key';
    const shown = !isKey && isForReading(inner(level, root));
    string = { shown, isKey };
    key = '';
    if (shown && told) waitingBreak = level?.kind === 'array' ? '\n' : '\n\n';
  }

  function closeString(): void {
    const level = levels.at(-1);
    if (string?.isKey === true && level) level.key = key;
    string = undefined;
  }

  function addToString(text: string): string {
    if (string?.isKey === true) key += text;
    if (string?.shown !== true || text === '') return '';
    told = true;
    const before = waitingBreak;
    waitingBreak = '';
    return before + text;
  }

  /** @returns the character that an escape stands for, once it is whole */
  function readEscape(character: string): string {
    escape += character;
    if (escape?.startsWith('u') === true) {
      if (escape.length < 5) return '';
      const code = Number.parseInt(escape.slice(1), 16);
      escape = undefined;
      return Number.isNaN(code) ? '' : String.fromCharCode(code);
    }
    escape = undefined;
    return ESCAPES[character] ?? character;
  }

  function readMark(character: string): void {
    const level = levels.at(-1);
    if (character === '"') openString();
    else if (character === '{' || character === '[') {
      const kind = character === '{' ? 'object' : 'array';
      levels.push({ kind, schema: inner(level, root), key: '', expects: kind === 'object' ? 'key' : 'value' });
    } else if (character === '}' || character === ']') {
      levels.pop();
      done = levels.length === 0;
    } else if (level && character === ':') level.expects = 'value';
    else if (level?.kind === 'object' && character === ',') level.expects = 'key';
  }

  return {
    read(piece) {
      let text = '';
      // By UTF-16 units: a surrogate pair is two units of one string, and comes out whole.
      for (let at = 0; at < piece.length && !done; at += 1) {
        const character = piece.charAt(at);
        if (!begun) {
          begun = character === '{';
          if (begun) readMark(character);
        } else if (!string) readMark(character);
        else if (escape !== undefined) text += addToString(readEscape(character));
        else if (character === '\\') escape = '';
        else if (character === '"') closeString();
        else text += addToString(character);
      }
      return text;
    },
  };
}
