import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import { CATALOGUE, TOOLS } from './catalogue.ts';
import { validateForm } from './validate-form.ts';

const problemsOf = (tool: (typeof TOOLS)[number], form: unknown): string => {
  const validation = validateForm(tool, form);
  return validation.ok ? '' : validation.problems.map(({ message }) => message).join(' ');
};

describe.each(TOOLS.map((tool) => [tool.id, tool] as const))('the form of %s', (id, tool) => {
  const form = ORDINARY_FORMS[id];

  it('accepts an ordinary form, and one with every optional field left blank or out', () => {
    const blank = Object.fromEntries(tool.fields.map(({ name, required }) => [name, required ? form[name] : '']));
    const bare = Object.fromEntries(tool.fields.filter(({ required }) => required).map(({ name }) => [name, form[name]]));
    for (const candidate of [form, blank, bare]) expect(problemsOf(tool, candidate)).toBe('');
  });

  it.each(tool.fields.filter(({ required }) => required).map(({ name, label }) => [label, name] as const))(
    'names “%s” when it is missing or blank',
    (label, name) => {
      const { [name]: _left, ...rest } = form;
      for (const candidate of [rest, { ...rest, [name]: '' }, { ...rest, [name]: '   ' }]) {
        expect(problemsOf(tool, candidate)).toContain(label);
      }
    },
  );

  it('names every field at fault at once', () => {
    const labels = tool.fields.filter(({ required }) => required).map(({ label }) => label);
    const message = problemsOf(tool, {});
    for (const label of labels) expect(message).toContain(label);
  });

  it('refuses what is not text, is too long or not in the list, by name', () => {
    for (const field of tool.fields) {
      for (const value of [{}, [], true, 'x'.repeat(5001)])
        expect(problemsOf(tool, { ...form, [field.name]: value })).toContain(field.label);
    }
  });

  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(problemsOf(tool, anything)).toBeTypeOf('string');
      }),
    );
  });
});

describe('validateForm', () => {
  it('trims text and drops keys that the tool does not declare', () => {
    const validation = validateForm(CATALOGUE['warm-up'], {
      ...ORDINARY_FORMS['warm-up'],
      topic: '  Plants ',
      extra: 'x',
      __proto__: { topic: 'evil' },
    });
    expect(validation.ok && validation.values.topic).toBe('Plants');
    expect(validation.ok && Object.keys(validation.values)).not.toContain('extra');
  });

  it('reads a number from text, within its bounds', () => {
    const tool = CATALOGUE['writing-prompts'];
    const read = (numberOfPrompts: unknown) => validateForm(tool, { ...ORDINARY_FORMS['writing-prompts'], numberOfPrompts });
    for (const good of ['3', 3, ' 3 ']) expect(read(good)).toMatchObject({ ok: true, values: { numberOfPrompts: 3 } });
    for (const bad of ['0', '21', '2.5', 'three', -1, Number.NaN]) expect(read(bad).ok).toBe(false);
  });

  it('takes steps as left out when the box is not ticked', () => {
    const { includeSteps: _left, ...rest } = ORDINARY_FORMS['math-problems'];
    expect(validateForm(CATALOGUE['math-problems'], rest)).toMatchObject({ ok: true, values: { includeSteps: 'false' } });
  });
});
