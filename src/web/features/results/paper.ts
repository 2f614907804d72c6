/** What leaves the screen: a sheet, its heading line and where it goes. */

export interface Paper {
  /** The tool's title, for the heading line and the window's title. */
  readonly title: string;
  /** Clean HTML in plain notation, for files that are edited further. */
  readonly html: string;
  /** The same as it is read, with formulas set. */
  readonly typeset: string;
}

/** The line above a sheet on paper. Nothing that was typed into the form stands in it. */
export function headerLine({ title }: Pick<Paper, 'title'>, today = new Date()): string {
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(today);
  return `Homeroom · ${title} · ${date}`;
}

export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What went wrong, in words for a message. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'unknown reason';
}
