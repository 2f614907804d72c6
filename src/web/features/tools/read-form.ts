import type { FormData as FormValues } from '../../../privacy/conceal-names.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';

/** What a tool's form holds now, by the names of its fields. */
export function readForm(tool: ToolDefinition, element: HTMLFormElement): FormValues {
  const data = new FormData(element);
  return Object.fromEntries(
    tool.fields.map(({ name, kind }) => {
      const value = data.get(name);
      if (kind === 'checkbox') return [name, value === 'true' ? 'true' : 'false'];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}
