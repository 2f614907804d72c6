/**
 * Drafts each of the notes in notes.tsv with the built-in composer and prints what a reader needs to say, wish by wish,
 * whether it was followed, named as not followed, missed or contradicted.
 * Run: node scripts/run.mjs bench/notes/run.ts [--file held-out.tsv] [--tool quiz-maker] [--whole] [--seed 1]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../../src/composer/random.ts';
import { namedWishes } from '../../src/composer/understanding/name-wishes.ts';
import { materialsForForm } from '../../src/generation/materials-for-form.ts';
import { CATALOGUE, isToolId, type FormOf, type ToolId } from '../../src/tools/catalogue.ts';
import { recipeFor } from '../../src/tools/recipes.ts';
import { validateForm } from '../../src/tools/validate-form.ts';

export interface Noted {
  readonly tool: ToolId;
  readonly form: Readonly<Record<string, string>>;
  readonly note: string;
  readonly see: string;
}

/** @param file notes.tsv, which the rules were mended by, or held-out.tsv, which was read once before they were mended */
export function readNotes(file: string): Noted[] {
  const table = readFileSync(join(import.meta.dirname, file), 'utf8');
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [tool = '', form = '{}', note = '', see = ''] = line.split('\t');
      if (!isToolId(tool)) throw new Error(`There is no tool “${tool}”`);
      return { tool, form: JSON.parse(form) as Record<string, string>, note, see };
    });
}

export interface NotedDraft {
  readonly wishes: readonly string[];
  readonly document: Readonly<Record<string, unknown>>;
  readonly notes: readonly string[];
  readonly failures: readonly string[];
  readonly rendered: string;
  readonly source: string;
}

/** The tool for culture has one field for all that is said of the class. */
function withNote(form: Noted['form'], note: string): Readonly<Record<string, string>> {
  const { culturalContext } = form;
  return culturalContext === undefined ? { ...form, additionalContext: note } : { ...form, culturalContext: `${culturalContext}. ${note}` };
}

export async function draftFor({ tool, form: raw, note }: Noted, seed: number): Promise<NotedDraft> {
  const recipe = recipeFor(tool);
  const validated = validateForm(CATALOGUE[tool], withNote(raw, note));
  if (!validated.ok) throw new Error(validated.problems.map(({ message }) => message).join(' '));
  const form = validated.values as unknown as FormOf<ToolId>;
  const random = new Random(seed);
  const materials = await materialsForForm(recipe, form, random);
  const document = recipe.compose(form, materials, random) as Record<string, unknown>;
  return {
    wishes: [...namedWishes(materials.wishes).map(({ name }) => name), ...materials.wishes.notFollowed.map((name) => `(${name})`)],
    document,
    notes: document['teacherNotes'] as string[],
    failures: recipe
      .check(recipe.document.parse(document), form)
      .flatMap(({ verdict, message }) => (verdict === 'failure' ? [message] : [])),
    rendered: recipe.render(document, form),
    source: materials.set ? `set ${materials.set.card.id}` : materials.source,
  };
}

/** The list of a document that its items stand in, each cut to one line. */
const LISTS = ['questions', 'written', 'items', 'tasks', 'phases', 'problems', 'entries', 'ideas', 'prompts', 'criteria'];
const NAMES = ['question', 'prompt', 'text', 'term', 'title', 'name', 'task'];
const MOST = 150;

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').slice(0, MOST);

function factsOf(document: Readonly<Record<string, unknown>>): string[] {
  const lists = LISTS.flatMap((name) => {
    const list = document[name];
    if (!Array.isArray(list) || list.length === 0) return [];
    const items = (list as Record<string, unknown>[]).map((item, index) => {
      const text = NAMES.map((key) => item[key]).find((value) => typeof value === 'string' && value !== '') as string;
      const facts = ['minutes', 'points', 'lines', 'thinking', 'length', 'weight'].flatMap((key) =>
        typeof item[key] === 'number' || typeof item[key] === 'string' ? [`${key} ${String(item[key])}`] : [],
      );
      return `    ${index + 1}. ${oneLine(text)}${facts.length > 0 ? ` [${facts.join(', ')}]` : ''}`;
    });
    return [`  ${name}: ${list.length}`, ...items];
  });
  const texts = ['instructions', 'instruction', 'story', 'next', 'gotIt', 'total', 'minutes', 'withKey', 'language'].flatMap((name) =>
    document[name] === undefined || document[name] === '' ? [] : [`  ${name}: ${oneLine(JSON.stringify(document[name]))}`],
  );
  return [...texts, ...lists];
}

export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      file: { type: 'string', default: 'notes.tsv' },
      tool: { type: 'string' },
      whole: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
    },
  });
  const all = readNotes(values.file);
  for (const [index, noted] of all.entries()) {
    if (values.tool !== undefined && noted.tool !== values.tool) continue;
    const { wishes, document, notes, failures, rendered, source } = await draftFor(noted, Number(values.seed));
    const about = noted.form['topic'] ?? noted.form['lessonObjective'] ?? noted.form['assignmentName'] ?? '';
    process.stdout.write(
      [
        `\n#${index + 1} ${noted.tool}: ${about}, ${noted.form['gradeLevel']} (${source})`,
        `  NOTE ${noted.note}`,
        `  SEE  ${noted.see}`,
        `  READ ${wishes.join(' | ')}`,
        ...(values.whole ? [rendered] : factsOf(document)),
        ...notes.map((line) => `  * ${line}`),
        ...failures.map((line) => `  ! ${line}`),
        '',
      ].join('\n'),
    );
  }
}
