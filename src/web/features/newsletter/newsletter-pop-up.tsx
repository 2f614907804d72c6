import { Suspense, lazy, useEffect, useState } from 'react';
import { isBusy } from '../../lib/activity.ts';
import { newsletterLastShown, userSignedUp } from './sign-up.ts';

const PopUpDialog = lazy(() =>
  import('./newsletter-pop-up-dialog.tsx').then(({ NewsletterPopUpDialog }) => ({ default: NewsletterPopUpDialog })),
);

const SHOW_AFTER_MS = 50_000;
const SHOW_AGAIN_AFTER_MS = 7 * 24 * 60 * 60 * 1000;
/** Someone who is typing or generating is not interrupted; asked again after this. */
const ASK_AGAIN_MS = 5000;

const isDue = (): boolean => !userSignedUp.get() && Date.now() - newsletterLastShown.get() >= SHOW_AGAIN_AFTER_MS;

/** Asks once in a while, and never in the middle of something. */
export function NewsletterPopUp() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = (): void => {
      if (!isDue()) return;
      if (isBusy()) timer = setTimeout(show, ASK_AGAIN_MS);
      else setOpen(true);
    };
    timer = setTimeout(show, SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <PopUpDialog onClosed={() => setOpen(false)} />
    </Suspense>
  );
}
