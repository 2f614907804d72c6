/** Turns what a client sent into form values, or says in a teacher's words what is wrong with it. */
import { MAX_LENGTH, type Field, type FormValues, type ToolDefinition } from './define-tool.ts';

export type Validation<Tool extends ToolDefinition> =
  { readonly ok: true; readonly values: FormValues<Tool> } | { readonly ok: false; readonly problems: readonly FieldProblem[] };

export interface FieldProblem {
  readonly field: string;
  /** A whole sentence that names the field by its label. */
  readonly message: string;
}

/** Characters no keyboard types into a form, and halves of characters; line breaks and tabs are allowed in text areas. */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/u;
const LINE_BREAKS = /[\r\n\u2028\u2029]/u;

type Outcome = { value: string | number } | { problem: string };

function readText(field: Field & { kind: 'text' | 'textarea' }, raw: unknown): Outcome {
  if (typeof raw !== 'string') return { problem: `${field.label} must be text.` };
  const value = raw.trim();
  if (CONTROL_CHARACTERS.test(value)) return { problem: `${field.label} has characters that can’t be read.` };
  if (field.kind === 'text' && LINE_BREAKS.test(value)) return { problem: `${field.label} must be on one line.` };
  const most = MAX_LENGTH[field.kind];
  if (value.length > most) {
    return { problem: `${field.label} is too long: at most ${most.toLocaleString('en-US')} characters.` };
  }
  return { value };
}

function readChoice(field: Field & { kind: 'select' }, raw: unknown): Outcome {
  const allowed = field.options.filter(({ value }) => value !== '');
  if (raw === '' || allowed.some(({ value }) => value === raw)) return { value: raw as string };
  const listed = allowed.length <= 12 ? ` one of: ${allowed.map(({ label }) => label).join(', ')}` : ' a choice from the list';
  return { problem: `${field.label} must be${listed}.` };
}

function readNumber(field: Field & { kind: 'number' }, raw: unknown): Outcome {
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw.trim() : undefined;
  if (text === '') return { value: '' };
  if (text === undefined || !/^\d{1,4}$/u.test(text) || Number(text) < field.min || Number(text) > field.max) {
    return { problem: `${field.label} must be a whole number from ${field.min} to ${field.max}.` };
  }
  return { value: Number(text) };
}

function readCheckbox(field: Field, raw: unknown): Outcome {
  if (raw === 'true' || raw === 'false') return { value: raw };
  if (raw === '') return { value: 'false' };
  return { problem: `${field.label} must be true or false.` };
}

function readField(field: Field, raw: unknown): Outcome {
  if (field.kind === 'select') return readChoice(field, raw);
  if (field.kind === 'number') return readNumber(field, raw);
  if (field.kind === 'checkbox') return readCheckbox(field, raw);
  return readText(field, raw);
}

/**
 * Validates form data against the tool's own fields. Keys that the tool does not declare are dropped.
 * @returns every declared field's value, or one problem for each field at fault
 */
export function validateForm<Tool extends ToolDefinition>(tool: Tool, formData: unknown): Validation<Tool> {
  if (typeof formData !== 'object' || formData === null || Array.isArray(formData)) {
    return { ok: false, problems: [{ field: 'formData', message: 'The form is missing.' }] };
  }
  const problems: FieldProblem[] = [];
  const values: Record<string, string | number> = {};
  for (const field of tool.fields) {
    const sent: unknown = Object.hasOwn(formData, field.name) ? (formData as Record<string, unknown>)[field.name] : '';
    const outcome = readField(field, sent ?? '');
    if ('problem' in outcome) problems.push({ field: field.name, message: outcome.problem });
    else if (field.required && outcome.value === '') {
      problems.push({ field: field.name, message: `${field.label} is required.` });
    } else values[field.name] = outcome.value;
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, values: values as FormValues<Tool> };
}
