/** Reads from a laid-out sheet where its lines of text stand. */

export interface TextRun {
  readonly text: string;
  /** Pixels from the sheet's left and top. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const WORD = /\S+/gu;
const SAME_LINE = 3;

/** Every piece of text on one line, in reading order; a formula or a figure counts as its words. */
export function textRuns(sheet: HTMLElement): TextRun[] {
  const origin = sheet.getBoundingClientRect();
  const runs: TextRun[] = [];
  const add = (text: string, { left, top, width, height }: DOMRect): void => {
    if (width > 0) runs.push({ text, left: left - origin.left, top: top - origin.top, width, height });
  };
  const visit = (node: Node): void => {
    if (node instanceof Text) for (const { text, box } of linesOfText(node)) add(text, box);
    else if (node instanceof HTMLImageElement) add(node.alt, node.getBoundingClientRect());
    else if (node instanceof Element && node.localName === 'math') add(linear(node), node.getBoundingClientRect());
    else for (const child of node.childNodes) visit(child);
  };
  visit(sheet);
  return runs;
}

function* linesOfText(node: Text): Generator<{ text: string; box: DOMRect }> {
  const range = document.createRange();
  let line: { text: string; box: DOMRect } | undefined;
  for (const { 0: word, index } of node.data.matchAll(WORD)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    if (line && Math.abs(line.box.top - box.top) < SAME_LINE && box.height < line.box.height * 1.5) {
      line = { text: `${line.text} ${word}`, box: new DOMRect(line.box.left, line.box.top, box.right - line.box.left, line.box.height) };
    } else {
      if (line) yield line;
      line = { text: word, box };
    }
  }
  if (line) yield line;
}

/** A formula in one line: 2 3/4. */
function linear(element: Element): string {
  const parts = [...element.children].map((child) => linear(child));
  if (element.localName === 'mfrac') return parts.join('/');
  if (element.localName === 'msup') return parts.join('^');
  if (parts.length === 0) return element.textContent.trim();
  return parts.join(' ');
}
