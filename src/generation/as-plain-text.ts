/** A model's strings as plain text: its Markdown, HTML and LaTeX are taken off before anything else sees them. */

function plainText(text: string): string {
  return text
    .replaceAll(/<\/?[a-z][^>\n]{0,500}>/giu, '')
    .replaceAll(/!\[[^\]\n]*\]\([^)\n]*\)/gu, '')
    .replaceAll(/\[(?<words>[^\]\n]+)\]\((?:https?:|mailto:|javascript:|data:)[^)\n]*\)/giu, '$<words>')
    .replaceAll(/\\[dt]?frac\{(?<above>[^{}]+)\}\{(?<below>[^{}]+)\}/gu, '$<above>/$<below>')
    .replaceAll(/\\(?:times|cdot)\b/gu, '×')
    .replaceAll(/\\div\b/gu, '÷')
    .replaceAll(/\\[()[\]]|\$\$/gu, '')
    .replaceAll(/(?<mark>\*\*|__)(?<words>\S(?:.*?\S)?)\k<mark>/gu, '$<words>')
    .replaceAll(/(?<![\p{L}\p{N}*])\*(?<words>[^\s*](?:[^*\n]*[^\s*])?)\*(?![\p{L}\p{N}*])/gu, '$<words>')
    .replaceAll(/`(?<words>[^`\n]+)`/gu, '$<words>')
    .replaceAll(/^#{1,6}\s+/gmu, '')
    .trim();
}

/** The same for every text inside a value. */
export function asPlainText(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map((item) => asPlainText(item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asPlainText(inner)]));
  }
  return value;
}
