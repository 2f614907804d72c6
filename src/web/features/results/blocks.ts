/** A sheet as a list of blocks: the elements that stand one under the other in its HTML. */

function body(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Clean HTML to the HTML of each block. */
export function blocksOf(html: string): readonly string[] {
  return [...body(html).children].map((element) => element.outerHTML);
}

const LINE_ENDS = 'br, li, p, td, th, h1, h2, h3, h4, blockquote, pre, hr';

/** The text of a block, a line for each paragraph, list item, table cell and line break. */
export function linesOf(block: string): readonly string[] {
  const element = body(block);
  for (const end of element.querySelectorAll(LINE_ENDS)) {
    end.before('\n');
    end.after('\n');
  }
  return element.textContent
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}

/** By which a block is known again, whatever its number is now: two blocks with the same key say the same. */
export function blockKey(block: string): string {
  return linesOf(block)
    .map((line) => line.replace(NUMBER, '$<before>#'))
    .join('\n')
    .concat(/<img/u.test(block) ? `\n${block}` : '');
}

/** The number of a question, task, problem or prompt at the beginning of its text. */
export const NUMBER = /^(?<before>(?:Prompt |Task )?)\d+(?=[.,)\s]|$)/u;
