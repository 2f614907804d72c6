/**
 * What would be lost if the tab were closed or loaded again now. The browser asks before it does, and only then: a listener
 * that is always there would keep pages out of some browsers' back/forward cache.
 */
const unsaved = new Set<string>();

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** @param what one piece of work, such as 'sheet:rubric' */
export function setUnsaved(what: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(what);
  else unsaved.delete(what);
  if (unsaved.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
