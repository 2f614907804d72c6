/** Texts to read, as they stand before the questions on them. */
import { plain, rich } from '../../text/markdown.ts';

const titleOf = (passage: string): string => passage.split('\n', 1)[0] ?? '';

/** A text to read, as a quotation; the lines and stanzas of a poem stay as they are. */
function renderPassage(passage: string): string {
  const [title = '', ...lines] = passage.split('\n');
  const text = rich(lines.join('\n'))
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`));
  return [`> **${plain(title)}**`, '>', ...text].join('\n');
}

export const renderTexts = (texts: readonly { readonly title: string; readonly text: string }[]): string[] =>
  texts.map(({ title, text }) => renderPassage(`${title}\n${text}`));

/** '*Read this text for questions 9 to 11.*' */
function readFor(passages: readonly string[], first: number): string {
  const next = passages.findIndex((other, index) => index > first && other !== passages[first]);
  const last = next === -1 ? passages.length - 1 : next - 1;
  const numbers = last === first ? `question ${first + 1}` : `questions ${first + 1} ${last === first + 1 ? 'and' : 'to'} ${last + 1}`;
  return `*Read this text for ${numbers}.*`;
}

/**
 * What stands before each question: its passage the first time, a pointer where others came in between, else nothing.
 * @param passages each question's passage, title on the first line; '' for none
 */
export function renderPassages(passages: readonly string[]): string[] {
  return passages.map((passage, index) => {
    if (passage === '' || passage === passages[index - 1]) return '';
    if (passages.indexOf(passage) !== index) return `*Look back at “${plain(titleOf(passage))}.”*`;
    return `${readFor(passages, index)}\n\n${renderPassage(passage)}`;
  });
}
