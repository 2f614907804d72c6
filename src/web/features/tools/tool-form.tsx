import { Suspense, lazy, useRef, useState } from 'react';
import type { FormData as FormValues } from '../../../privacy/conceal-names.ts';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { FieldControl } from './field-control.tsx';
import { readForm } from './read-form.ts';

const SentPreview = lazy(() => import('./sent-preview.tsx').then(({ SentPreview: component }) => ({ default: component })));

export interface ToolFormProps {
  readonly tool: ToolDefinition<ToolId>;
  readonly generating: boolean;
  readonly onGenerate: (values: FormValues) => void;
}

/** The form made from the tool's fields. Uncontrolled, so that nothing typed is lost when a draft fails. */
export function ToolForm({ tool, generating, onGenerate }: ToolFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [showsSent, setShowsSent] = useState(false);
  const hasNames = tool.fields.some(({ personal }) => personal === true);
  return (
    <form
      ref={form}
      aria-label={tool.title}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate(readForm(tool, event.currentTarget));
      }}
    >
      {tool.fields.map((field) => (
        <FieldControl key={field.name} field={field} />
      ))}
      <button type="submit" disabled={generating} className="button button-primary">
        {generating ? 'Generating...' : 'Generate'}
      </button>
      <div className="text-sm text-ink-soft">
        <p>
          {hasNames
            ? 'Names stay in your browser, and so do e-mail addresses, phone and ID numbers: invented ones are sent. Nothing you enter is saved.'
            : 'Nothing you enter is saved. Please leave out students’ names.'}
        </p>
        <button type="button" aria-expanded={showsSent} className="py-2 underline" onClick={() => setShowsSent(!showsSent)}>
          What is sent
        </button>
        {showsSent && (
          <Suspense fallback={null}>
            <SentPreview tool={tool} form={form} />
          </Suspense>
        )}
      </div>
    </form>
  );
}
