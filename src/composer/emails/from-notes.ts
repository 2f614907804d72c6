/** What of a note was not told as a sentence, as a line of the email that says it is from the teacher's notes. */
import { upperFirst } from '../../text/sentence.ts';

/** 'Also from my notes: flash cards home; stuck on 6–8.' or '' */
export function fromNotes(noted: readonly string[], others: boolean): string {
  if (noted.length === 0) return '';
  const lead = others ? 'Also from my notes' : 'From my notes';
  return `${lead}: ${noted.map((text) => text.replace(/[.,;:\s]+$/u, '')).join('; ')}.`;
}

/** 'Better this week, with 2 reminders' belongs to the week, not to the child. */
export const ofTheWeek = (text: string, student: string): string =>
  text.replace(
    /^(?<who>.+?) (?:is|has been) (?<how>(?:much |a lot |a bit |a little )?better) (?<when>this week|this month|today|lately)(?: and (?:is|has|had|has had) (?<what>only \d.+))?\.$/u,
    (whole: string, who: string, how: string, when: string, what: string | undefined) =>
      who === student
        ? `${when === 'lately' ? 'Things have' : `${upperFirst(when)} has`} been ${how}${when === 'lately' ? ' lately' : ''}${what === undefined ? '' : `, with ${what}`}.`
        : whole,
  );

/** Two short sentences on one child are one: the name need not stand in each. */
export function joinedNeighbors(sentences: readonly string[], student: string): string {
  const MOST_WORDS = 18;
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const isSame =
      before !== undefined &&
      [before, sentence].every((text) => text.startsWith(`${student} `) && text.endsWith('.') && !/,| and | but /u.test(text));
    if (isSame && `${before} ${sentence}`.split(' ').length <= MOST_WORDS)
      joined[joined.length - 1] = `${before.slice(0, -1)} and ${sentence.slice(student.length + 1)}`;
    else joined.push(sentence);
  }
  return joined.join(' ');
}
