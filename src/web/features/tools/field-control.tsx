import { Suspense, lazy, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Field, MAX_LENGTH } from '../../../tools/define-tool.ts';

const TopicSuggestions = lazy(() => import('./topic-suggestions.tsx').then(({ TopicSuggestions: component }) => ({ default: component })));

/** One field of a tool's form: label, control, help and, for text, how much fits. */
export function FieldControl({ field }: { readonly field: Field }) {
  const id = useId();
  const helpId = `${id}-help`;
  if (field.kind === 'checkbox') {
    return (
      <label className="flex items-center gap-2">
        <input type="checkbox" name={field.name} value="true" className="size-5 accent-marker" />
        {field.label}
      </label>
    );
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {field.label}
        {!field.required && <span className="ml-1 text-sm font-normal text-ink-soft">(optional)</span>}
      </label>
      <Control field={field} id={id} helpId={helpId} />
      {field.help !== undefined && (
        <p id={helpId} className="mt-1 text-sm text-ink-soft">
          {field.help}
        </p>
      )}
    </div>
  );
}

interface ControlProps {
  readonly field: Exclude<Field, { kind: 'checkbox' }>;
  readonly id: string;
  readonly helpId: string;
}

function Control({ field, id, helpId }: ControlProps) {
  const shared = {
    id,
    name: field.name,
    required: field.required,
    'aria-describedby': field.help === undefined ? undefined : helpId,
    className: 'control',
  };
  if (field.kind === 'select') {
    const hasBlank = field.options.some(({ value }) => value === '');
    return (
      <select {...shared} defaultValue="">
        {!hasBlank && <option value="">{field.placeholder}</option>}
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'number') {
    return <input {...shared} type="number" min={field.min} max={field.max} step={1} inputMode="numeric" placeholder={field.placeholder} />;
  }
  return <BoundedText field={field} shared={shared} />;
}

interface BoundedTextProps {
  readonly field: Field & { kind: 'text' | 'textarea' };
  readonly shared: { readonly id: string; readonly name: string; readonly required: boolean; readonly className: string };
}

function BoundedText({ field, shared }: BoundedTextProps) {
  const control = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const [offers, setOffers] = useState(false);
  // What was typed earlier is in the control already.
  useEffect(() => setLength(control.current?.value.length ?? 0), []);
  const hold = useCallback((element: HTMLInputElement | HTMLTextAreaElement | null) => {
    control.current = element;
  }, []);
  const most = MAX_LENGTH[field.kind];
  const props = {
    ...shared,
    maxLength: most,
    placeholder: field.placeholder,
    autoComplete: 'off',
    ...(field.offers && { onFocus: () => setOffers(true) }),
    onInput: (event: { readonly currentTarget: { readonly value: string } }) => setLength(event.currentTarget.value.length),
  };
  return (
    <>
      {field.kind === 'textarea' ? <textarea {...props} ref={hold} rows={4} /> : <input {...props} ref={hold} type="text" />}
      {offers && (
        <Suspense fallback={null}>
          <TopicSuggestions input={control} />
        </Suspense>
      )}
      <p className="mt-0.5 text-right text-xs text-ink-soft tabular-nums">
        {length.toLocaleString('en-US')} of {most.toLocaleString('en-US')} characters
      </p>
    </>
  );
}
