/** A sheet as plain text, for the clipboard, a text file and a phone's share sheet: nothing to decode, nothing lost. */

export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return `${[...body.children]
    .map((element) => blockText(element))
    .filter((text) => text !== '')
    .join('\n\n')}\n`;
}

function blockText(element: Element): string {
  if (element instanceof HTMLTableElement) return tableText(element);
  if (element instanceof HTMLUListElement || element instanceof HTMLOListElement) return listText(element, 0);
  if (element instanceof HTMLHRElement) return '----------';
  if (element.tagName === 'BLOCKQUOTE') return [...element.children].map((inner) => blockText(inner)).join('\n\n');
  return inlineText(element);
}

function inlineText(node: Node): string {
  const parts = [...node.childNodes].map((child) => {
    if (child instanceof HTMLBRElement) return '\n';
    if (child instanceof HTMLImageElement) return `[Figure: ${child.alt}]`;
    return child instanceof Element ? inlineText(child) : (child.textContent ?? '').replaceAll(/\s+/gu, ' ');
  });
  return parts
    .join('')
    .replaceAll(/ *\n */gu, '\n')
    .trim();
}

function listText(list: HTMLUListElement | HTMLOListElement, depth: number): string {
  const first = list instanceof HTMLOListElement ? list.start : 1;
  return [...list.children]
    .map((item, index) => {
      const mark = list instanceof HTMLOListElement ? `${first + index}.` : '-';
      const nested = [...item.children].filter((child) => child instanceof HTMLUListElement || child instanceof HTMLOListElement);
      const own = item.cloneNode(true) as Element;
      for (const inner of own.querySelectorAll('ul, ol')) inner.remove();
      return [`${'  '.repeat(depth)}${mark} ${inlineText(own)}`, ...nested.map((inner) => listText(inner, depth + 1))].join('\n');
    })
    .join('\n');
}

const tableText = (table: HTMLTableElement): string =>
  [...table.rows].map((row) => [...row.cells].map((cell) => inlineText(cell)).join('\t')).join('\n');
