/** Clauses of one typed sentence said as few sentences: “Marcus pushed another student and left the room.” */
import { countWords } from '../../text/words.ts';
import { asSentence } from '../../text/sentence.ts';
import type { Clause } from './clause.ts';

export interface JoinedClauses {
  readonly text: string;
  readonly clauses: readonly Clause[];
}

const MOST_IN_ONE = 3;
const MOST_WORDS = 24;

/** Who is meant by the notes that leave it out. */
interface Subjects {
  readonly student: string;
  readonly teacher: 'I' | 'We';
}

function subjectOf({ subject }: Clause, subjects: Subjects): string {
  return subject === 'own' ? '' : subjects[subject];
}

const said = (clause: Clause, subjects: Subjects): string => {
  const subject = subjectOf(clause, subjects);
  const sentence = subject === '' ? clause.told : `${subject} ${subject === 'We' ? clause.told.replace(/^am\b/u, 'are') : clause.told}`;
  return clause.opening === undefined
    ? sentence
    : `${clause.opening.charAt(0).toUpperCase()}${clause.opening.slice(1)}, ${lowerOwn(sentence, clause)}`;
};

const lowerOwn = (sentence: string, { subject }: Clause): string =>
  subject === 'own' && /^(?:The|There|An?|No|It|This|That|His|Her|My|Our)\b/u.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;

const listed = (parts: readonly string[], word: string): string =>
  parts.length < 3 ? parts.join(` ${word} `) : `${parts.slice(0, -1).join(', ')}, ${word} ${parts.at(-1)}`;
const isBut = ({ typed }: Clause): boolean => /^but\b/iu.test(typed);

/** Whether one sentence can hold both. */
function goTogether(one: Clause, other: Clause, soFar: readonly Clause[]): boolean {
  if (one.isWhole || other.isWhole || one.mood !== 'statement' || other.mood !== 'statement' || other.opening !== undefined) return false;
  if (soFar.length >= MOST_IN_ONE || countWords([...soFar, other].map(({ told }) => told).join(' ')) > MOST_WORDS) return false;
  if (one.isMention || other.isMention) return false;
  if (one.subject !== 'own' && one.subject === other.subject) return !soFar.some(isBut) && (!isBut(other) || soFar.length === 1);
  if (isBut(other)) return soFar.length === 1 && (one.subject !== 'own' || other.subject === 'own');
  // “The nurse checked, and there was no injury.”
  const isShort = countWords(one.told) <= 9 && countWords(other.told) <= 9;
  return other.subject === 'own' && soFar.length === 1 && isShort && /^(?:there|an?|the) /iu.test(other.told) && one.tense === other.tense;
}

function groupText(group: readonly Clause[], subjects: Subjects): string {
  const [first] = group as [Clause, ...Clause[]];
  if (group.length === 1) return said(first, subjects);
  const sameSubject = first.subject !== 'own' && group.every(({ subject }) => subject === first.subject);
  if (!sameSubject) {
    const parts = group.map((clause, at) => (at === 0 ? said(clause, subjects) : lowerOwn(said(clause, subjects), clause)));
    return parts.join(group.some(isBut) ? ', but ' : ', and ');
  }
  const [head, ...rest] = group.map(({ told }) => told) as [string, ...string[]];
  const helper = /^(?:is|am|was|has been|have been|will|has|have) /u.exec(head)?.[0];
  const tails = rest.map((told) =>
    helper !== undefined && /^(?:is|am|was|has been|have been|will) $/u.test(helper) && told.startsWith(helper) && !/,|\band\b/u.test(head)
      ? told.slice(helper.length)
      : told,
  );
  return said({ ...first, told: listed([head, ...tails], group.some(isBut) ? 'but' : 'and') }, subjects);
}

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** No sentence begins with a figure: “Three sources were found.” */
const inWords = (text: string): string =>
  text.replace(/^(?<number>[1-9]|1[0-2])(?= (?!of |out )\p{Ll})/u, (number) => NUMBERS[Number(number)] ?? number);

const withMark = (text: string, [first]: readonly Clause[]): string =>
  first?.mood === 'question' && !/\?[”’)]*$/u.test(text) ? `${text}?` : text;

export function joinClauses(clauses: readonly Clause[], student: string, teacher: 'I' | 'We'): JoinedClauses[] {
  const groups: Clause[][] = [];
  for (const [at, clause] of clauses.entries()) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    // “The nurse checked” waits for its “no injury”.
    const isAwaited =
      clause.subject === 'own' && /^there (?:was|were|is|are) no /u.test(clauses[at + 1]?.told ?? '') && last?.subject !== 'own';
    if (group && last && !isAwaited && goTogether(last, clause, group)) group.push(clause);
    else groups.push([clause]);
  }
  return groups.map((group) => ({ text: asSentence(withMark(inWords(groupText(group, { student, teacher })), group)), clauses: group }));
}
