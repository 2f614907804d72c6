/** What the teacher should know before sending: what was left out and why, and which wishes could not be followed. */
import type { Fact, NoteReading } from './read-note.ts';

interface NoticeMatter {
  readonly reading: NoteReading;
  readonly leftOut: readonly Fact[];
  /** What is always said of this kind of email; '' if nothing. */
  readonly advice: string;
  readonly reader: 'family' | 'principal';
}

const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text.replace(/[.\s]+$/u, '')}”`).join(', ');

export function noticeOf({ reading, leftOut, advice, reader }: NoticeMatter): string {
  const { judged, toMachine, unsaid, wishes, otherChildren } = reading;
  return [
    advice,
    otherChildren > 0 && 'A name in your details may be another child’s; the email says “another student” instead.',
    judged.length > 0 && `Left out, because it judges or guesses; say what you saw or heard instead: ${quoted(judged)}.`,
    unsaid.length > 0 && `Left out, as you wished: ${quoted(unsaid)}.`,
    toMachine.length > 0 &&
      `Left out, because it is not meant for ${reader === 'family' ? 'the family' : 'the reader'}: ${quoted(toMachine)}.`,
    wishes.notFollowed.length > 0 && `Not followed: ${quoted(wishes.notFollowed)}.`,
    leftOut.length > 0 && `Left out to stay short: ${quoted(leftOut.map(({ text }) => text))}.`,
  ]
    .filter((line) => typeof line === 'string' && line !== '')
    .join(' ');
}
