import { useEffect, useState } from 'react';
import { TYPEWRITER, WAITING_MESSAGES } from './waiting-messages.ts';

/** Types one waiting message after another. Hidden from screen readers, which hear the progress label instead. */
export function Typewriter() {
  const [{ message, length }, setPlace] = useState({ message: 0, length: 0 });
  const text = WAITING_MESSAGES[message] ?? '';
  useEffect(() => {
    const done = length >= text.length;
    const timer = setTimeout(
      () => setPlace(done ? { message: (message + 1) % WAITING_MESSAGES.length, length: 0 } : { message, length: length + 1 }),
      done ? TYPEWRITER.pausePerMessageMs : TYPEWRITER.perCharacterMs,
    );
    return () => clearTimeout(timer);
  }, [message, length, text]);
  return (
    <p aria-hidden="true" className="min-h-7 font-display text-lg text-ink-soft italic" data-testid="typewriter">
      {text.slice(0, length)}
    </p>
  );
}
