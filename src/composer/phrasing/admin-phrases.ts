/**
 * What each of the nine kinds of email to an administrator says, in several wordings: the ask first, then the teacher's
 * facts, the benefit for students, a proposed step and the decision wanted. Nothing here states a fact about the case.
 */
import { LEADERSHIP_PHRASES } from './admin-phrases-leadership.ts';
import { REQUEST_PHRASES } from './admin-phrases-requests.ts';

/** A fact that the purpose needs; where the details lack it, a visible blank stands for it. */
export type NeededFact = 'cost' | 'quantity' | 'date' | 'times';

export interface AdminPhrases {
  /** The request type as the subject begins with it. */
  readonly subject: string;
  /** The topic stays out of the subject line, which anyone may glimpse. */
  readonly privateSubject?: string;
  /** The ask in one or two sentences; {topic} only in those with a topic. */
  readonly asks: readonly string[];
  /** The ask where a short topic could be taken from the details. */
  readonly asksWithTopic: readonly string[];
  readonly leads: readonly string[];
  readonly benefits: readonly string[];
  /** A proposed solution or next step. */
  readonly proposals: readonly string[];
  /** The decision wanted and by when; {by} is 'by [date]' or 'in time for the date above'. */
  readonly decisions: readonly string[];
  readonly needs: readonly NeededFact[];
  /** For the teacher, outside the email; '' if there is nothing to say. */
  readonly notice: string;
}

export type AdminPurpose = keyof typeof REQUEST_PHRASES | keyof typeof LEADERSHIP_PHRASES;

export const ADMIN_PHRASES: Readonly<Record<AdminPurpose, AdminPhrases>> = { ...REQUEST_PHRASES, ...LEADERSHIP_PHRASES };

export const ADMIN_THANKS = [
  'Thank you for your time and for considering this.',
  'Thank you for reading this. I know how much is on your desk.',
  'I appreciate your time and your guidance.',
  'Thank you for your support, and please tell me if you need anything further from me.',
  'Thank you for thinking about this, and for all that you do to support our work in the classroom. I am glad to answer questions in person or by email.',
] as const;

export const ADMIN_CLOSINGS = ['Respectfully,', 'Sincerely,', 'With thanks,', 'Kind regards,', 'Best regards,'] as const;

/** The sentences that hold a blank for a fact that is missing. */
export const BLANK_SENTENCES: Readonly<Record<NeededFact, readonly string[]>> = {
  quantity: ['The number needed is [how many].', 'We would need [how many].'],
  cost: ['The estimated cost is [estimated cost].', 'The total cost would be about [estimated cost].'],
  date: ['The date to plan for is [date needed].', 'The key date is [date needed].'],
  times: ['I could meet on [two days and times].', 'These times would work for me: [two days and times].'],
};
