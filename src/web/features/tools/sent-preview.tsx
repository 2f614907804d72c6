import { type RefObject, useEffect, useState } from 'react';
import { concealNames } from '../../../privacy/conceal-names.ts';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { readForm } from './read-form.ts';

export interface SentPreviewProps {
  readonly tool: ToolDefinition<ToolId>;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** The form as it would be sent now, made by the same code that sends it. Invented names are drawn anew for each draft. */
export function SentPreview({ tool, form }: SentPreviewProps) {
  const [values, setValues] = useState(() => form.current && readForm(tool, form.current));
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const update = (): void => setValues(readForm(tool, element));
    element.addEventListener('input', update);
    return () => element.removeEventListener('input', update);
  }, [form, tool]);
  if (!values) return null;
  const { form: sent, likely } = concealNames(tool, values, () => 0);
  const hasNames = tool.fields.some(({ personal }) => personal === true);
  return (
    <>
      {hasNames && (
        <p role="status" className="mb-2">
          {likely.length > 0 && (
            <>
              Hidden because they look like names: <strong>{likely.join(', ')}</strong>.{' '}
            </>
          )}
          Names in small letters, nicknames or other scripts may be missed: look through your notes.
        </p>
      )}
      <dl aria-label="What is sent" className="rounded-lg border border-line bg-note p-4">
        {tool.fields.map(({ name, label }) => (
          <div key={name} className="mb-1">
            <dt className="font-medium">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap text-ink-soft">{sent[name] === '' ? '–' : sent[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
