import { describe, expect, it } from 'vitest';
import { composerEngine } from '../generation/composer-engine.ts';
import { generate } from '../generation/generate.ts';
import { recheck, replaceItem } from '../generation/change-document.ts';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import { CATALOGUE, type FormOf, TOOLS, type ToolId } from './catalogue.ts';
import type { MathProblemsDocument } from './math-problems/document.ts';
import type { QuizDocument } from './quiz-maker/document.ts';
import { loadSheet } from './sheets.ts';
import { validateForm } from './validate-form.ts';

async function drafted(id: ToolId, seed = 7) {
  const validation = validateForm(CATALOGUE[id], ORDINARY_FORMS[id]);
  if (!validation.ok) throw new Error(validation.problems.map(({ message }) => message).join(' '));
  const { document, content } = await generate({ toolId: id, formData: ORDINARY_FORMS[id] }, { engines: [composerEngine], seed });
  return { document, content, form: validation.values as FormOf<ToolId>, sheet: await loadSheet(id) };
}

/** Every text inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((inner) => textsIn(inner)) : [];
}

describe.each(TOOLS.map(({ id }) => id))('%s', (id) => {
  it('renders the teacher copy that the answer holds', async () => {
    const { document, content, form, sheet } = await drafted(id);
    expect(content.endsWith(sheet.render(document, form, 'teacher'))).toBe(true);
  });

  it('keeps passing its checks when an item is moved, removed or replaced', async () => {
    const { document, form, sheet } = await drafted(id);
    const { items } = sheet;
    if (!items) return expect(['parent-comm', 'admin-comm']).toContain(id);
    const list = items.list(document);
    const check = async (changed: unknown) =>
      (await recheck({ toolId: id, formData: ORDINARY_FORMS[id], document: changed }, 1)).filter(
        ({ verdict, check: name }) => verdict === 'failure' && name !== 'reading-level',
      );

    const moved = items.withItems(document, [...list.slice(1), list[0]], form);
    expect(await check(moved)).toEqual([]);
    expect(items.list(moved).map((item) => items.label(item))).toEqual([...list.slice(1), list[0]].map((item) => items.label(item)));

    if (list.length > items.fewest && id !== 'exit-tickets') {
      const fewer = items.withItems(document, list.slice(0, -1), form);
      expect(items.list(fewer)).toHaveLength(list.length - 1);
      expect(await check(fewer)).toEqual([]);
    }

    const { document: replaced, checks } = await replaceItem(
      { toolId: id, formData: ORDINARY_FORMS[id], document, index: 1 },
      { engines: [composerEngine], seed: 3 },
    );
    const after = items.list(replaced).map((item) => items.label(item));
    const before = list.map((item) => items.label(item));
    expect(after).toHaveLength(before.length);
    expect(after.map((label, index) => (label === before[index] ? 'same' : 'new'))).toEqual(
      before.map((_, index) => (index === 1 ? 'new' : 'same')),
    );
    expect(checks.filter(({ verdict, check: name }) => verdict === 'failure' && name !== 'reading-level')).toEqual([]);
  });
});

it.each(['quiz-maker', 'question-bank', 'math-problems', 'exit-tickets', 'warm-up', 'vocabulary', 'writing-prompts', 'rubric'] as const)(
  'the student copy of %s gives nothing away and leaves room to write',
  async (id) => {
    const { document, form, sheet } = await drafted(id);
    expect(sheet.hasStudentCopy).toBe(true);
    const copy = sheet.render(document, form, 'student');
    expect(copy).not.toMatch(/answer key|look for|for the teacher|likely error|watch for|misconception/iu);
    const secret = textsIn(secretsOf(document)).filter((text) => text.length > 25);
    expect(secret.filter((text) => copy.includes(text))).toEqual([]);
    if (!['rubric', 'writing-prompts', 'quiz-maker'].includes(id)) expect(copy).toContain(String.raw`\_\_\_\_\_\_\_\_`);
  },
);

/** What only the teacher reads, whatever the tool. */
function secretsOf(value: unknown): unknown {
  const SECRET = new Set([
    'teacherNotes',
    'reason',
    'error',
    'lookFors',
    'probe',
    'likelyError',
    'bridge',
    'responses',
    'steps',
    'watchFor',
    'use',
    'gotIt',
  ]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, inner]) => (SECRET.has(key) ? inner : secretsOf(inner)));
}

it('version B of a quiz asks the same with the right key, in another order', async () => {
  const { document, sheet } = await drafted('quiz-maker');
  const original = document as QuizDocument;
  const other = sheet.versionB?.(document, 5) as QuizDocument;
  const answers = ({ questions }: QuizDocument) =>
    Object.fromEntries(questions.map(({ question, options, answer }) => [question, options[answer]?.text]));
  expect(answers(other)).toEqual(answers(original));
  expect(other.questions.map(({ question }) => question)).not.toEqual(original.questions.map(({ question }) => question));
  expect(other.title).toContain('Version B');
});

it('version B of math problems has the same problems, each with its own answer', async () => {
  const { document, sheet } = await drafted('math-problems');
  const original = document as MathProblemsDocument;
  const other = sheet.versionB?.(document, 5) as MathProblemsDocument;
  expect(other.problems).not.toEqual(original.problems);
  expect(new Set(other.problems)).toEqual(new Set(original.problems));
});

it('refuses a document that is not the tool’s', async () => {
  await expect(
    recheck({ toolId: 'quiz-maker', formData: ORDINARY_FORMS['quiz-maker'], document: { questions: 'none' } }, 1),
  ).rejects.toMatchObject({
    code: 'invalid-document',
  });
});
