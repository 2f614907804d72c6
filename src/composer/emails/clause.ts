/** A note's clause told as a sentence: who is meant, and the verb that says it. */

/** Who a note without a subject speaks of. */
export type Subject = 'student' | 'teacher' | 'own';
export type Tense = 'past' | 'present' | 'future';

export interface Clause {
  readonly subject: Subject;
  /** What follows the subject; with a subject of its own, the whole clause. Without stop. */
  readonly told: string;
  readonly tense: Tense;
  readonly mood: 'statement' | 'question' | 'request';
  /** Nothing could be made of it but a mention. */
  readonly isMention?: boolean;
  /** As the teacher wrote it, in full. */
  readonly isWhole: boolean;
  /** What says when or where before the subject: “On Tuesday”. */
  readonly opening?: string;
  /** What was typed for it. */
  readonly typed: string;
}

/** About whom an email is, and who writes to whom. */
export interface Telling {
  /** What the student is called; “The student” where no name is known. */
  readonly student: string;
  readonly reader: 'family' | 'principal';
  /** Whether nothing stands before it in the note. */
  readonly isFirst?: boolean;
  /** Whose doing “tried”, “missed” or “helped” is. */
  readonly implied: 'student' | 'teacher' | 'team';
}

export const clauseOf = (typed: string, subject: Subject, told: string, more: Partial<Clause> = {}): Clause => ({
  subject,
  told,
  tense: 'present',
  mood: 'statement',
  isWhole: false,
  typed,
  ...more,
});
