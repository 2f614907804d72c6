import { describe, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import type { MathProblemsDocument } from '../tools/math-problems/document.ts';
import { composerEngine } from './composer-engine.ts';
import type { Engine } from './engine.ts';
import { generate } from './generate.ts';

const FORM = { ...ORDINARY_FORMS['math-problems'], numberOfProblems: '5', includeSteps: 'true' };

/** An engine that drafts what the composer would, spoiled; its repair spoils it again. */
function engineThat(spoil: (document: MathProblemsDocument) => void): Engine {
  const draft: Engine['draft'] = async (request) => {
    const document = structuredClone(await composerEngine.draft(request)) as MathProblemsDocument;
    spoil(document);
    return document;
  };
  return { name: 'model', draft, repair: (request) => draft(request) };
}

const generated = (spoil: (document: MathProblemsDocument) => void) =>
  generate({ toolId: 'math-problems', formData: FORM }, { engines: [engineThat(spoil), composerEngine], seed: 3 });

describe('a model’s mathematics', () => {
  it('stays where it holds', async () => {
    const { engine, checks, findings } = await generated(() => undefined);
    expect(engine).toBe('model');
    expect(checks.map(({ check }) => check)).not.toContain('replaced-problems');
    expect(findings.filter(({ verdict }) => verdict === 'failure')).toEqual([]);
  });

  it.each([
    ['a wrong answer', (problem: MathProblemsDocument['problems'][number]) => Object.assign(problem, { answer: '999,999' })],
    ['an expression that is none', (problem: MathProblemsDocument['problems'][number]) => Object.assign(problem, { expression: 'x + 1' })],
    [
      'a number that is not given',
      (problem: MathProblemsDocument['problems'][number]) => Object.assign(problem, { text: 'How much is it?' }),
    ],
    [
      'a false step',
      (problem: MathProblemsDocument['problems'][number]) => Object.assign(problem, { steps: [{ text: 'Add.', equation: '1 + 1 = 3' }] }),
    ],
  ] as const)('is replaced after a repair in vain: %s', async (_, spoil) => {
    const { checks, findings, document, content } = await generated(({ problems }) => {
      const second = problems[1];
      if (second) spoil(second);
    });
    expect(findings.filter(({ verdict }) => verdict === 'failure')).toEqual([]);
    expect(checks.find(({ check }) => check === 'replaced-problems')?.message).toBe(
      'Problem 2 was replaced by a computed one: the drafted mathematics did not hold.',
    );
    expect((document as MathProblemsDocument).problems).toHaveLength(5);
    expect(content).not.toMatch(/999,999|How much is it\?/u);
  });

  it('is filled up where problems are missing', async () => {
    const { checks, document } = await generated(({ problems }) => problems.splice(2));
    expect((document as MathProblemsDocument).problems).toHaveLength(5);
    expect(checks.find(({ check }) => check === 'replaced-problems')?.message).toContain('Problems 3, 4 and 5 were replaced');
  });
});
