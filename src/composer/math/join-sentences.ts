/**
 * Joins short sentences for readers from grade 4 on: 'Kai has 3 pounds of rice and uses 1/2 pound.'
 * Word problems by people read at about grade 4.4 in fourth and 5.2 in sixth grade; runs of five-word sentences read far below.
 */
const MOST_WORDS = 26;
const OPENERS = /^(?:A|An|Each|Every|It(?! is a )|The|There|Then|This|That) /u;

function join(first: string, second: string, names: readonly string[]): string | undefined {
  if (!first.endsWith('.') || /[?:;]/u.test(first + second) || !second.endsWith('.') || / and .* and /u.test(first)) return undefined;
  if (`${first} ${second}`.split(' ').length > MOST_WORDS) return undefined;
  const head = first.slice(0, -1);
  if (/\b[ap]\.m$/u.test(head)) return undefined;
  const name = names.find((candidate) => second.startsWith(`${candidate} `));
  if (name !== undefined)
    return first.startsWith(`${name} `) && !head.includes(' and ')
      ? `${head} and ${second.slice(name.length + 1)}`
      : `${head}, and ${second}`;
  if (names.some((candidate) => second.startsWith(`${candidate}’s `))) return `${head}, and ${second}`;
  return OPENERS.test(second) ? `${head}, and ${second.charAt(0).toLowerCase()}${second.slice(1)}` : undefined;
}

/** @param joins at most so many pairs are joined, from the beginning; the question stays on its own */
export function joinSentences(text: string, names: readonly string[], joins: number): string {
  const sentences = text.split(/(?<=[.?])(?<!\b[ap]\.m\.)\s+/u);
  const joined: string[] = [];
  let left = joins;
  for (let index = 0; index < sentences.length; index += 1) {
    const first = sentences[index] ?? '';
    const second = sentences[index + 1];
    const candidate = left > 0 && second !== undefined ? join(first, second, names) : undefined;
    const pair = (candidate?.match(/, and /gu) ?? []).length <= 1 ? candidate : undefined;
    joined.push(pair ?? first);
    if (pair !== undefined) {
      index += 1;
      left -= 1;
    }
  }
  return joined.join(' ');
}
