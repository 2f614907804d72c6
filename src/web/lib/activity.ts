/** Whether the teacher is in the middle of something that a pop-up must not interrupt. */
import { setUnsaved } from './unsaved-work.ts';

let generating = 0;

/** Call when a draft begins; call the result when it ends. */
export function beginGenerating(): () => void {
  generating += 1;
  setUnsaved('generating', true);
  let ended = false;
  return () => {
    if (!ended) generating -= 1;
    ended = true;
    setUnsaved('generating', generating > 0);
  };
}

/** Where keys are what is typed. */
export const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

export function isBusy(): boolean {
  return generating > 0 || document.activeElement?.matches(TYPING) === true || document.querySelector('dialog[open]') !== null;
}
