/** What a call asks for, validated: after this a form holds text, numbers and choices and nothing else. */
import { AppError } from '../errors/app-error.ts';
import { CATALOGUE, type FormOf, type ToolId, isToolId } from '../tools/catalogue.ts';
import { validateForm } from '../tools/validate-form.ts';

export interface GenerateRequest {
  readonly toolId: unknown;
  readonly formData: unknown;
}

/** @throws AppError for an unknown tool or a form with problems */
export function readRequest({ toolId, formData }: GenerateRequest): { toolId: ToolId; form: FormOf<ToolId> } {
  if (!isToolId(toolId)) throw new AppError('unknown-tool');
  const validation = validateForm(CATALOGUE[toolId], formData);
  if (!validation.ok) throw new AppError('invalid-form', validation.problems.map(({ message }) => message).join(' '));
  return { toolId, form: validation.values };
}
