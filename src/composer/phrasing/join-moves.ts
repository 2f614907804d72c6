/** Moves of an email that read as one paragraph when they stand next to each other. */

interface Paragraph<Part extends string> {
  readonly part: Part;
  readonly text: string;
  /** A list after the text, which nothing can be joined to. */
  readonly items: readonly string[];
}

/** @param joins which part is drawn into the part right after it */
export function joinMoves<Part extends string>(
  paragraphs: readonly Paragraph<Part>[],
  joins: Readonly<Partial<Record<Part, Part>>>,
): Paragraph<Part>[] {
  const joined: Paragraph<Part>[] = [];
  for (const paragraph of paragraphs) {
    const last = joined.at(-1);
    if (last && last.items.length === 0 && joins[last.part] === paragraph.part) {
      joined[joined.length - 1] = { ...paragraph, text: `${last.text} ${paragraph.text}` };
    } else joined.push(paragraph);
  }
  return joined;
}
