import type { FormData as FormValues } from '../../../privacy/conceal-names.ts';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { FieldControl } from './field-control.tsx';

export interface ToolFormProps {
  readonly tool: ToolDefinition<ToolId>;
  readonly generating: boolean;
  readonly onGenerate: (values: FormValues) => void;
}

/** The form made from the tool's fields. Uncontrolled, so that nothing typed is lost when a draft fails. */
export function ToolForm({ tool, generating, onGenerate }: ToolFormProps) {
  const hasNames = tool.fields.some(({ personal }) => personal === true);
  return (
    <form
      aria-label={tool.title}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate(readForm(tool, new FormData(event.currentTarget)));
      }}
    >
      {tool.fields.map((field) => (
        <FieldControl key={field.name} field={field} />
      ))}
      <button type="submit" disabled={generating} className="button button-primary">
        {generating ? 'Generating...' : 'Generate'}
      </button>
      <p className="text-sm text-ink-soft">
        {hasNames
          ? 'Names stay in your browser: invented ones are sent in their place. Nothing you enter is saved.'
          : 'Nothing you enter is saved. Please leave out students’ names.'}
      </p>
    </form>
  );
}

function readForm(tool: ToolDefinition<ToolId>, data: FormData): FormValues {
  return Object.fromEntries(
    tool.fields.map(({ name, kind }) => {
      const value = data.get(name);
      if (kind === 'checkbox') return [name, value === 'true' ? 'true' : 'false'];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}
