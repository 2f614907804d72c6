/** What a topic is called: as a heading, and inside a sentence. */
import { isEnglishWord } from './english-words.ts';

export interface TopicName {
  /** To begin a heading: 'The water cycle'. */
  readonly title: string;
  /** Inside a sentence: 'the water cycle'. */
  readonly inText: string;
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);

/** 'Students will be able to explain why chess spread' is about why chess spread. */
function withoutObjective(typed: string): string {
  const begun =
    /^(?:(?:the )?(?:students?|learners?|children) (?:will|can|should)(?: be able to)?|swbat|i can|we (?:will|can))\s+(?:\p{L}+\s+)?(?=\p{L})/iu.exec(
      typed,
    )?.[0];
  if (begun !== undefined) return typed.slice(begun.length).replace(/[.!]$/u, '');
  // 'Explain how vaccines work' is about how vaccines work.
  return typed.replace(
    /^(?:explain|describe|identify|understand|know|learn|tell|analy[sz]e|discuss|explore) (?=(?:how|why|what|when|where|who|which) )/iu,
    '',
  );
}

export const canJoin = (names: readonly string[]): boolean =>
  names.length === 1 || (names.length > 1 && !names.some((name) => name.includes(' and ')));

/** A star would make emphasis of what stands between two. */
const withoutStars = (text: string): string =>
  text
    .replaceAll(/(?<=[\p{L}\p{N}])\s*\*\s*(?=[\p{L}\p{N}])/gu, ' × ')
    .replaceAll('*', '')
    .trim();

export function nameTopic(typed: string, names: readonly string[]): TopicName {
  const { title, inText } = namesOf(typed, names);
  return { title, inText: withoutStars(inText) };
}

function namesOf(typed: string, names: readonly string[]): TopicName {
  const title = capitalised(typed);
  // 'Slope and linear functions and graphs of lines' reads worse than what was typed.
  if (canJoin(names)) return { title, inText: names.join(' and ') };
  const bare = withoutObjective(typed);
  if (bare !== typed) return { title, inText: bare };
  if (/^The \p{L}/u.test(typed)) return { title, inText: `the${typed.slice(3)}` };
  const [first = ''] = typed.split(/\s/u);
  // “School lunch” is no name, “Ramadan” is.
  const lower = /^\p{Lu}\p{Ll}*$/u.test(first) && isEnglishWord(first) && !/\s\p{Lu}\p{Ll}/u.test(typed);
  return { title, inText: lower ? first.toLowerCase() + typed.slice(first.length) : typed };
}
