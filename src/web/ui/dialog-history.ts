/**
 * Back closes the topmost dialog: each open one has an entry of its own in the session history. Going forward again opens
 * nothing, so an entry whose dialog is closed is left as soon as it is come to.
 */
interface OpenDialog {
  readonly close: () => void;
}

const open: OpenDialog[] = [];
/** We asked the browser to leave entries, and it has not yet done so. */
let isTravelling = false;
let isPlanned = false;

/** How many dialogs the entry that we are on stands for. */
function depthHere(): number {
  const depth: unknown = (history.state as { readonly dialogs?: unknown } | null)?.dialogs;
  return typeof depth === 'number' ? depth : 0;
}

function matchHistory(): void {
  isPlanned = false;
  if (isTravelling) return;
  const depth = depthHere();
  if (depth > open.length) {
    isTravelling = true;
    history.go(open.length - depth);
  }
  for (let dialogs = depth + 1; dialogs <= open.length; dialogs += 1) {
    history.pushState({ ...(history.state as object | null), dialogs }, '');
  }
}

/** One dialog may close and another open in the same moment: what counts is what is open after it. */
function planMatch(): void {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(matchHistory);
}

function followHistory(): void {
  // Our own step back closes nothing: what opened meanwhile gets its entry now.
  if (isTravelling) isTravelling = false;
  else for (const dialog of open.splice(depthHere()).toReversed()) dialog.close();
  planMatch();
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', followHistory);
  // A page that was loaded again with a dialog open.
  planMatch();
}

/** @returns call it when the dialog is closed */
export function enterDialog(close: () => void): () => void {
  const dialog: OpenDialog = { close };
  open.push(dialog);
  planMatch();
  return () => {
    const at = open.indexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    planMatch();
  };
}
