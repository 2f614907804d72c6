import { Suspense, lazy, useRef, useState } from 'react';
import type { FormData as FormValues } from '../../../privacy/conceal-names.ts';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { type Values, clearForm, fillForm, useKeptForm } from '../../lib/kept-forms.ts';
import { FieldControl } from './field-control.tsx';
import { readForm } from './read-form.ts';

const SentPreview = lazy(() => import('./sent-preview.tsx').then(({ SentPreview: component }) => ({ default: component })));

export interface ToolFormProps {
  readonly tool: ToolDefinition<ToolId>;
  readonly generating: boolean;
  readonly onGenerate: (values: FormValues) => void;
}

/** The form made from the tool's fields. Uncontrolled: what was typed before the app was there stays, and so it does when a draft fails. */
export function ToolForm({ tool, generating, onGenerate }: ToolFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [showsSent, setShowsSent] = useState(false);
  useKeptForm(tool.id, form);
  const [cleared, setCleared] = useState<Values>();
  const clearOrRestore = (): void => {
    if (!form.current) return;
    if (cleared) fillForm(form.current, cleared);
    setCleared(cleared ? undefined : clearForm(form.current));
  };
  const hasNames = tool.fields.some(({ personal }) => personal === true);
  return (
    <form
      ref={form}
      method="post"
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
            ? 'Names from the name fields stay in your browser, and so does what looks like a name, e-mail address, phone or ID number in your notes: invented ones are sent. Nothing you enter is saved.'
            : 'Nothing you enter is saved. Please leave out students’ names.'}
        </p>
        <p className="mt-1">Until you close or reload this tab, form and draft stay here, even if you leave the page.</p>
        <div className="flex flex-wrap gap-x-5">
          <button type="button" aria-expanded={showsSent} className="py-2 underline" onClick={() => setShowsSent(!showsSent)}>
            What is sent
          </button>
          <button type="button" className="py-2 underline" onClick={clearOrRestore}>
            {cleared ? 'Undo clear' : 'Clear the form'}
          </button>
        </div>
        {showsSent && (
          <Suspense fallback={null}>
            <SentPreview tool={tool} form={form} />
          </Suspense>
        )}
      </div>
    </form>
  );
}
