/**
 * A topic pack is some hundred kilobytes, and few are needed at a time. So the server has two things of each, both read
 * from its source without running it: `pack.ts?card` is what the matcher needs, and `pack.ts?stored` opens the whole. In
 * the built server a stored pack is a file of JSON beside it, since a module, once imported, is never let go again.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';

const CARD = '.ts?card';
const STORED = '.ts?stored';
const WHOLE = '.ts?whole';
const COPIED = ['id', 'title', 'inText', 'subject', 'aliases', 'standards'] as const;

function packLiteral({ body }: ESTree.Program): ESTree.ObjectExpression | undefined {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declaration.declarations) {
      if (init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'defineTopicPack') {
        const [literal] = init.arguments;
        if (literal?.type === 'ObjectExpression') return literal;
      }
    }
  }
  return undefined;
}

class NoLiteral extends Error {}

/** @throws NoLiteral for what would have to be run */
function valueOf(expression: ESTree.Node): unknown {
  if (expression.type === 'Literal') return expression.value;
  if (expression.type === 'UnaryExpression' && expression.operator === '-') return -Number(valueOf(expression.argument));
  if (expression.type === 'ArrayExpression') return expression.elements.map((element) => element && valueOf(element));
  if (expression.type === 'ObjectExpression') return Object.fromEntries(expression.properties.map(entryOf));
  throw new NoLiteral(`${expression.type} at ${expression.start}`);
}

function entryOf(property: ESTree.ObjectExpression['properties'][number]): readonly [string, unknown] {
  if (property.type === 'Property' && !property.computed) {
    if (property.key.type === 'Identifier') return [property.key.name, valueOf(property.value)];
    if (property.key.type === 'Literal') return [String(property.key.value), valueOf(property.value)];
  }
  throw new NoLiteral(`${property.type} at ${property.start}`);
}

interface StoredPack {
  readonly bands: Readonly<Record<string, { readonly terms: readonly { readonly term: string }[] }>>;
  readonly [name: string]: unknown;
}

/** @throws Error for a file whose pack can't be read without running it */
export function packIn(file: string, source: string): StoredPack {
  const literal = packLiteral(parseSync(file, source).program);
  if (!literal) throw new Error(`${file} does not export a pack as a literal: export const … = defineTopicPack({ … })`);
  try {
    return valueOf(literal) as StoredPack;
  } catch (error) {
    if (!(error instanceof NoLiteral)) throw error;
    throw new Error(`${file}: everything must stand in the pack itself (${error.message})`, { cause: error });
  }
}

/** What tells packs apart, without their material. */
export function cardOf(pack: StoredPack): Record<string, unknown> {
  const terms = Object.values(pack.bands).flatMap((band) => band.terms.map(({ term }) => term));
  return {
    ...Object.fromEntries(COPIED.map((name) => [name, pack[name]])),
    bands: Object.keys(pack.bands),
    terms: [...new Set(terms)],
  };
}

export function topicPacks(): Plugin {
  let isBuild = false;
  /** Its card and the whole are asked for one after the other. */
  const read = new Map<string, StoredPack>();
  return {
    name: 'homeroom-topic-packs',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildEnd() {
      read.clear();
    },
    load(id) {
      const query = [CARD, STORED, WHOLE].find((ending) => id.endsWith(ending));
      if (query === undefined) return null;
      const file = id.slice(0, id.lastIndexOf('?'));
      this.addWatchFile(file);
      if (query === STORED && !isBuild) {
        return `export default async () => (await import(${JSON.stringify(`${file}?whole`)})).default;`;
      }
      const pack = read.get(file) ?? packIn(file, readFileSync(file, 'utf8'));
      if (isBuild) read.set(file, pack);
      if (query === WHOLE) return `export default JSON.parse(${JSON.stringify(JSON.stringify(pack))});`;
      if (query === CARD) return `export default ${JSON.stringify(cardOf(pack))};`;
      const fileName = `topics/${path.basename(file, '.ts')}.json`;
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(pack) });
      // All modules of the built server stand in one folder.
      return `import { readFile } from 'node:fs/promises';
        export default async () => JSON.parse(await readFile(new URL('./${fileName}', import.meta.url), 'utf8'));`;
    },
  };
}
