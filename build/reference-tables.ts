/** Tables in the documents that come from the code: `npm run docs` writes them, a test holds them against it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ERRORS } from '../src/errors/app-error.ts';
import { environmentSchema } from '../src/server/environment.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

function settingsTable(): string {
  const { properties = {} } = z.toJSONSchema(environmentSchema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const { default: byDefault } = (properties[name] ?? {}) as { readonly default?: string | number };
    const shown =
      name === 'DRAFT_THREADS'
        ? 'one for each processor, at most 4'
        : byDefault === undefined || byDefault === ''
          ? ''
          : `\`${String(byDefault)}\``;
    return row(`\`${name}\``, shown, schema.description ?? '');
  });
  return [row('Setting', 'Default', 'What for'), row('---', '---', '---'), ...rows].join('\n');
}

function errorsTable(): string {
  const rows = Object.entries(ERRORS).map(([code, { status, message }]) => row(`\`${code}\``, String(status), message));
  return [row('Code', 'Status', 'Message'), row('---', '---:', '---'), ...rows].join('\n');
}

const TABLES = [
  { file: 'docs/operating.md', mark: 'settings', table: settingsTable },
  { file: 'docs/errors.md', mark: 'errors', table: errorsTable },
] as const;

/** Every document with such a table: as it stands, and as it should. */
export function referenceDocuments(): { readonly file: string; readonly is: string; readonly shouldBe: string }[] {
  return TABLES.map(({ file, mark, table }) => {
    const is = readFileSync(path.join(ROOT, file), 'utf8');
    const block = new RegExp(`(<!-- ${mark}: npm run docs -->\n)[\\s\\S]*?(<!-- /${mark} -->)`, 'u');
    if (!block.test(is)) throw new Error(`${file} has no place for the table of ${mark}`);
    return { file, is, shouldBe: is.replace(block, (_all, begin: string, end: string) => `${begin}\n${table()}\n\n${end}`) };
  });
}

export function main(): void {
  for (const { file, is, shouldBe } of referenceDocuments()) {
    if (is === shouldBe) continue;
    writeFileSync(path.join(ROOT, file), shouldBe);
    process.stdout.write(`${file} written\n`);
  }
}
