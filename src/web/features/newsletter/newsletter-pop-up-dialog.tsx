import { useCallback, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { newsletterLastShown } from './sign-up.ts';

const CLOSE_DELAY_MS = 1500;
/** As long as the exit animation in styles.css. */
const EXIT_MS = 300;

export function NewsletterPopUpDialog({ onClosed }: { readonly onClosed: () => void }) {
  const [closing, setClosing] = useState(false);
  const close = useCallback(() => {
    newsletterLastShown.set(Date.now());
    setClosing(true);
    setTimeout(onClosed, EXIT_MS);
  }, [onClosed]);
  return (
    <Dialog title="A letter for tired teachers" closing={closing} onClose={close}>
      <p className="mb-4 text-ink-soft">Ideas that save an evening, now and then. No more than that.</p>
      <NewsletterForm
        successMessage="Successfully subscribed to newsletter!"
        failureMessage="Failed to subscribe to newsletter. Please try again."
        closeDelayMs={CLOSE_DELAY_MS}
        onCancel={close}
        onDone={close}
      />
    </Dialog>
  );
}
