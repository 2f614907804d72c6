import { useEffect, useRef, useState } from 'react';
import { forgetForm, useKeptForm } from '../../lib/kept-forms.ts';
import { signUp } from './sign-up.ts';

export interface NewsletterFormProps {
  readonly successMessage: string;
  readonly failureMessage: string;
  /** How long the thanks stay before `onDone`. */
  readonly closeDelayMs: number;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

type Status = { readonly name: 'ready' | 'submitting' | 'success' } | { readonly name: 'error'; readonly message: string };

const FORM_KEY = 'newsletter';

export function NewsletterForm({ successMessage, failureMessage, closeDelayMs, onCancel, onDone }: NewsletterFormProps) {
  const [status, setStatus] = useState<Status>({ name: 'ready' });
  const form = useRef<HTMLFormElement>(null);
  useKeptForm(FORM_KEY, form);

  useEffect(() => {
    if (status.name !== 'success') return undefined;
    const timer = setTimeout(onDone, closeDelayMs);
    return () => clearTimeout(timer);
  }, [status, closeDelayMs, onDone]);

  async function submit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const text = (name: string): string => data.get(name) as string;
    setStatus({ name: 'submitting' });
    try {
      await signUp({ firstName: text('firstName'), lastName: text('lastName'), email: text('email') });
      forgetForm(FORM_KEY);
      setStatus({ name: 'success' });
    } catch (error) {
      setStatus({ name: 'error', message: (error instanceof Error && error.message) || failureMessage });
    }
  }

  if (status.name === 'success') {
    return (
      <p role="status" className="py-6 text-center font-display text-xl text-good">
        {successMessage}
      </p>
    );
  }
  return (
    <form
      ref={form}
      method="post"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <label>
        <span className="mb-1 block font-medium">First name</span>
        <input name="firstName" className="control" required maxLength={100} autoComplete="given-name" />
      </label>
      <label>
        <span className="mb-1 block font-medium">Last name</span>
        <input name="lastName" className="control" required maxLength={100} autoComplete="family-name" />
      </label>
      <label>
        <span className="mb-1 block font-medium">Email</span>
        <input name="email" type="email" className="control" required maxLength={254} autoComplete="email" />
      </label>
      {status.name === 'error' && (
        <p role="alert" className="text-bad">
          {status.message}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="button button-primary" disabled={status.name === 'submitting'}>
          {status.name === 'submitting' ? 'Submitting...' : 'Enhance My Teaching'}
        </button>
      </div>
    </form>
  );
}
