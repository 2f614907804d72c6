import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { enterDialog } from './dialog-history.ts';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** 'narrow' for a few lines, 'wide' (3xl) for reading, 'full' for a whole tool, 'side' for a menu that slides in. */
  readonly size?: 'narrow' | 'wide' | 'full' | 'side';
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly closing?: boolean;
}

/**
 * The platform's modal dialog, open for as long as it is rendered: it traps focus, and Escape closes the topmost one only.
 * The page behind does not scroll while one is open (see styles.css). A click outside closes it, and so does the browser's Back.
 */
export function Dialog({ title, onClose, children, size = 'narrow', actions, closing = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isPressedOutside = useRef(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  // Closing before the element leaves the page gives focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => enterDialog(() => close.current()), []);

  return (
    // The click outside is a convenience; the keyboard has Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`dialog dialog-${size}`}
      data-closing={closing}
      // Pressed and let go outside: a drag out of a field, to select its text, is no wish to leave.
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === dialog.current;
      }}
      onPointerUp={(event) => {
        if (event.target !== dialog.current) isPressedOutside.current = false;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isPressedOutside.current) onClose();
      }}
      // Browsers let a second Escape through to the dialog itself.
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-sheet">
        <div className="dialog-header">
          <h2 id={titleId} className="mr-auto font-display text-2xl">
            {title}
          </h2>
          {actions}
          <button type="button" className="button button-icon" onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        {/* Focusable, so that a text longer than the screen scrolls by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="dialog-body" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
