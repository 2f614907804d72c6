/** Texts to read, as they stand before the questions on them. */
import { plain } from '../../text/markdown.ts';

const titleOf = (passage: string): string => passage.split('\n', 1)[0] ?? '';

/** A text to read, as a quotation; the lines and stanzas of a poem stay as they are. */
function renderPassage(passage: string): string {
  const [title = '', ...lines] = passage.split('\n');
  const text = lines.map((line, index) =>
    line.trim() === '' ? '>' : `> ${plain(line)}${(lines[index + 1] ?? '').trim() === '' ? '' : '  '}`,
  );
  return [`> **${plain(title)}**`, '>', ...text].join('\n');
}

/**
 * What stands before each question: its passage the first time, a pointer where others came in between, else nothing.
 * @param passages each question's passage, title on the first line; '' for none
 */
export function renderPassages(passages: readonly string[]): string[] {
  return passages.map((passage, index) => {
    if (passage === '' || passage === passages[index - 1]) return '';
    return passages.indexOf(passage) === index ? renderPassage(passage) : `*Look back at “${plain(titleOf(passage))}.”*`;
  });
}
