import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TOOLS } from '../../../tools/catalogue.ts';
import { forgetForm, useKeptForm } from '../../lib/kept-forms.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Feedback, sendFeedback } from './send-feedback.ts';
import { StarRating } from './star-rating.tsx';

const CLOSE_DELAY_MS = 2000;
const FORM_KEY = 'feedback';

type Status = { readonly name: 'ready' | 'submitting' | 'success' } | { readonly name: 'error'; readonly message: string };

function readFeedback(form: HTMLFormElement): Feedback {
  const data = new FormData(form);
  const text = (name: string): string => (data.get(name) as string | null) ?? '';
  return {
    feedback: text('feedback') as Feedback['feedback'],
    details: text('details'),
    toolId: text('toolId'),
    rating: Number(text('rating')),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    useAsTestimonial: data.get('useAsTestimonial') === 'true',
  };
}

export function FeedbackModal({ onClose }: { readonly onClose: () => void }) {
  const [status, setStatus] = useState<Status>({ name: 'ready' });

  // What was sent is forgotten: the next form begins with comments and no stars.
  useEffect(() => {
    if (status.name !== 'success') return undefined;
    const timer = setTimeout(onClose, CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [status, onClose]);

  async function submit(form: HTMLFormElement): Promise<void> {
    setStatus({ name: 'submitting' });
    try {
      await sendFeedback(readFeedback(form));
      forgetForm(FORM_KEY);
      setStatus({ name: 'success' });
    } catch (error) {
      setStatus({ name: 'error', message: (error instanceof Error && error.message) || 'An error occurred. Please try again.' });
    }
  }

  return (
    <Dialog title="Feedback" onClose={onClose}>
      {status.name === 'success' ? (
        <p role="status" className="py-6 text-center font-display text-xl text-good">
          Thank you for your feedback!
        </p>
      ) : (
        <FeedbackForm onSubmit={(form) => void submit(form)}>
          <FeedbackFields />
          {status.name === 'error' && (
            <p role="alert" className="text-bad">
              {status.message}
            </p>
          )}
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <button type="button" className="button" onClick={onClose}>
              Cancel
            </button>
            <button type="submit" className="button button-primary" disabled={status.name === 'submitting'}>
              {status.name === 'submitting' ? 'Submitting feedback...' : 'Send feedback'}
            </button>
          </div>
        </FeedbackForm>
      )}
    </Dialog>
  );
}

interface FeedbackFormProps {
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

function FeedbackForm({ onSubmit, children }: FeedbackFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useKeptForm(FORM_KEY, form);
  return (
    <form
      ref={form}
      method="post"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}

const TYPES = [
  ['comments', 'Comments'],
  ['suggestions', 'Suggestions'],
  ['questions', 'Questions'],
] as const;

function FeedbackFields() {
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-medium">Feedback type</legend>
        <div className="flex flex-wrap gap-4">
          {TYPES.map(([value, label]) => (
            <label key={value} className="flex items-center gap-2">
              <input type="radio" name="feedback" value={value} defaultChecked={value === 'comments'} className="size-5 accent-marker" />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <label>
        <span className="mb-1 block font-medium">Details</span>
        <textarea name="details" className="control" required rows={4} maxLength={5000} aria-describedby="feedback-warning" />
      </label>
      <p id="feedback-warning" className="rounded-md bg-note p-3 text-sm">
        Please do not submit confidential information such as card details, PINs, OTPs or passwords.
      </p>
      <label>
        <span className="mb-1 block font-medium">Tool</span>
        <select name="toolId" className="control" defaultValue="">
          <option value="">No tool in particular</option>
          {TOOLS.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <StarRating />
      <div className="grid gap-3 sm:grid-cols-2">
        <label>
          <span className="mb-1 block font-medium">First name</span>
          <input name="firstName" className="control" required maxLength={100} autoComplete="given-name" />
        </label>
        <label>
          <span className="mb-1 block font-medium">Last name</span>
          <input name="lastName" className="control" required maxLength={100} autoComplete="family-name" />
        </label>
      </div>
      <label>
        <span className="mb-1 block font-medium">Email</span>
        <input name="email" type="email" className="control" required maxLength={254} autoComplete="email" />
      </label>
      <label className="flex items-center gap-2">
        <input type="checkbox" name="useAsTestimonial" value="true" className="size-5 accent-marker" />
        You may quote this as a testimonial
      </label>
    </>
  );
}
