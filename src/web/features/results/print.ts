import paperCss from './paper.css?raw';
import { type Paper, headerLine } from './paper.ts';

/** The new window needs a moment to lay the sheet out before its print dialog opens. */
const PRINT_AFTER_MS = 500;

/** Prints in a new window with a heading line. @throws Error where the browser opens no window */
export function printSheet(paper: Paper): void {
  const opened = window.open('', '_blank', 'width=860,height=900') as (Window & typeof globalThis) | null;
  if (!opened) throw new Error('allow pop-up windows for this site');
  const { document } = opened;
  const style = new opened.CSSStyleSheet();
  style.replaceSync(
    `${paperCss}\n@page { margin: 15mm; }\n@media screen { .paper { max-width: 760px; margin: 24px auto; padding: 0 16px; } }`,
  );
  document.adoptedStyleSheets = [style];
  document.title = paper.title;
  document.documentElement.lang = 'en';
  const header = document.createElement('p');
  header.className = 'paper-header';
  header.textContent = headerLine(paper);
  const sheet = document.createElement('main');
  sheet.className = 'paper';
  // Sanitised where it was rendered.
  sheet.innerHTML = paper.typeset;
  sheet.prepend(header);
  document.body.replaceChildren(sheet);
  setTimeout(() => opened.print(), PRINT_AFTER_MS);
}
