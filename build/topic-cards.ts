/**
 * A topic pack is some hundred kilobytes, and few are needed at a time: `pack.ts?card` is what the matcher needs of one,
 * cut out of its source when the server is built. The rest loads when a teacher asks for the topic.
 */
import { readFileSync } from 'node:fs';
import { type ESTree, type Plugin, parseSync } from 'vite';

const CARD = '?card';
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

function propertiesOf(literal: ESTree.ObjectExpression): Map<string, ESTree.Expression> {
  const named = literal.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    if (property.key.type === 'Identifier') return [[property.key.name, property.value] as const];
    return property.key.type === 'Literal' ? [[String(property.key.value), property.value] as const] : [];
  });
  return new Map(named);
}

/** The words that a band teaches, as far as they stand in the band itself. */
function termsOf(band: ESTree.Expression): string[] {
  const terms = band.type === 'ObjectExpression' ? propertiesOf(band).get('terms') : undefined;
  if (terms?.type !== 'ArrayExpression') return [];
  return terms.elements.flatMap((element) => {
    const term = element?.type === 'ObjectExpression' ? propertiesOf(element).get('term') : undefined;
    return term?.type === 'Literal' && typeof term.value === 'string' ? [term.value] : [];
  });
}

/** @throws Error for a file whose card can't be read without running it */
export function cardOf(file: string, source: string): string {
  const literal = packLiteral(parseSync(file, source).program);
  if (!literal) throw new Error(`${file} does not export a pack as a literal: export const … = defineTopicPack({ … })`);
  const properties = propertiesOf(literal);
  const bands = properties.get('bands');
  if (bands?.type !== 'ObjectExpression') throw new Error(`${file}: the bands must stand in the pack itself`);
  const copied = COPIED.map((name) => {
    const value = properties.get(name);
    if (!value || value.type === 'Identifier') throw new Error(`${file}: “${name}” must stand in the pack itself`);
    return `${name}: ${source.slice(value.start, value.end)}`;
  });
  const served = propertiesOf(bands);
  const terms = [...new Set([...served.values()].flatMap((band) => termsOf(band)))];
  return `export default { ${copied.join(', ')}, bands: ${JSON.stringify([...served.keys()])}, terms: ${JSON.stringify(terms)} };`;
}

export function topicCards(): Plugin {
  return {
    name: 'homeroom-topic-cards',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(CARD)) return null;
      const file = id.slice(0, -CARD.length);
      this.addWatchFile(file);
      return cardOf(file, readFileSync(file, 'utf8'));
    },
  };
}
