/** A model's strings as plain text: its Markdown, HTML and LaTeX are taken off before anything else sees them. */

/** Elements that models write for looks; “a<b and c>d” and the tags of a lesson on HTML are none of them. */
const ELEMENTS =
  'a|abbr|b|blockquote|br|button|center|code|details|div|em|font|form|h[1-6]|hr|i|iframe|img|input|li|link|mark|meta|object|ol|p|pre|s|script|section|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|u|ul|video';
const ATTRIBUTE = String.raw`\s+[a-z][\w-]*\s*=\s*(?:"[^"\n]*"|'[^'\n]*'|[^\s"'>]+)`;
/** With attributes, closed in itself, or a break: never a mention. */
const CLEAR_TAG = new RegExp(String.raw`<(?:${ELEMENTS})(?:${ATTRIBUTE}){1,20}\s*/?>|<(?:br|hr)\s*/?>`, 'giu');
const PAIR = new RegExp(String.raw`<(?<tag>${ELEMENTS})>(?<inside>[^<]*(?:<(?!/?\k<tag>>)[^<]*)*)</\k<tag>>`, 'giu');
const CLOSING = new RegExp(String.raw`</(?:${ELEMENTS})>`, 'giu');

/** Pairs inside pairs, from the inside out; a tag alone is a word about a tag. */
function withoutTags(text: string): string {
  const hadAttributes = CLEAR_TAG.test(text);
  CLEAR_TAG.lastIndex = 0;
  let rest = text.replaceAll(CLEAR_TAG, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(PAIR, '$<inside>');
  }
  // What closed a tag with attributes.
  return hadAttributes ? rest.replaceAll(CLOSING, '') : rest;
}

function plainText(text: string): string {
  return (
    withoutTags(text)
      .replaceAll(/!\[[^\]\n]*\]\([^)\n]*\)/gu, '')
      .replaceAll(/\[(?<words>[^\]\n]+)\]\((?:https?:|mailto:|javascript:|data:)[^)\n]*\)/giu, '$<words>')
      .replaceAll(/\\[dt]?frac\{(?<above>[^{}]+)\}\{(?<below>[^{}]+)\}/gu, '$<above>/$<below>')
      .replaceAll(/\\(?:times|cdot)\b/gu, '×')
      .replaceAll(/\\div\b/gu, '÷')
      .replaceAll(/\\[()[\]]|\$\$/gu, '')
      .replaceAll(/(?<![\p{L}\p{N}*])\*\*(?<words>[^\s*](?:[^\n]*?[^\s*])?)\*\*(?![\p{L}\p{N}*])/gu, '$<words>')
      // A name such as __init__ is no bold word.
      .replaceAll(/(?<![\p{L}\p{N}_])__(?<words>[^\s_][^\n]*?\s[^\n]*?[^\s_])__(?![\p{L}\p{N}_])/gu, '$<words>')
      .replaceAll(/(?<![\p{L}\p{N}*])\*(?<words>[^\s*](?:[^*\n]*[^\s*])?)\*(?![\p{L}\p{N}*])/gu, '$<words>')
      .replaceAll(/`(?<words>[^`\n]+)`/gu, '$<words>')
      .replaceAll(/^#{1,6}\s+/gmu, '')
      .trim()
  );
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
