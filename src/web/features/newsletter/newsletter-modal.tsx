import { Dialog } from '../../ui/dialog.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const CLOSE_DELAY_MS = 2000;

export function NewsletterModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Newsletter" onClose={onClose}>
      <p className="mb-4 text-ink-soft">One short letter when there is something new that saves you time. Leave whenever you like.</p>
      <NewsletterForm
        successMessage="Thank you for subscribing!"
        failureMessage="An error occurred. Please try again."
        closeDelayMs={CLOSE_DELAY_MS}
        onCancel={onClose}
        onDone={onClose}
      />
    </Dialog>
  );
}
