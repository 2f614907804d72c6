/**
 * What each of the twelve kinds of email to a family says, in several wordings. {student}, {grade} ('4th grade') and
 * {gradeAdjective} ('4th-grade') are filled in last,
 * so no choice depends on a name; no sentence needs a pronoun for a person. Nothing here says what happened: only the teacher does.
 * The family is asked for its view as well as informed: two-way communication (Epstein, Framework of Six Types of
 * Involvement). One thing to do, named plainly: short, actionable messages worked best for Kraft & Rogers (2015).
 */
import { ACHIEVEMENT_PHRASES } from './parent-phrases-learning.ts';
import { CONDUCT_PHRASES } from './parent-phrases-conduct.ts';

/** What a family can do differs by age: a kindergartner has no online grade book. */
export type HomeStage = 'young' | 'middle' | 'older';

export interface ParentPhrases {
  /** Names the topic, never a verdict. */
  readonly subjects: readonly string[];
  /** Where no positive note is given: care, without inventing praise. */
  readonly openings: readonly string[];
  /** Before the teacher's facts, without closing mark. */
  readonly leads: readonly string[];
  /** Why it matters; the grade shows here. */
  readonly meanings: readonly string[];
  /** What the teacher will do at school. */
  readonly school: readonly string[];
  /** One thing to do at home; [] where nothing is asked. */
  readonly home: Readonly<Record<HomeStage, readonly string[]>>;
  /** Asks for the family's view. */
  readonly views: readonly string[];
  readonly contacts: readonly string[];
  /** For the teacher, outside the email; '' if there is nothing to say. */
  readonly notice: string;
}

export type ParentEmailType = keyof typeof ACHIEVEMENT_PHRASES | keyof typeof CONDUCT_PHRASES;

export const PARENT_PHRASES: Readonly<Record<ParentEmailType, ParentPhrases>> = { ...ACHIEVEMENT_PHRASES, ...CONDUCT_PHRASES };

/** Before a positive note that is a whole sentence. */
export const POSITIVE_SENTENCE_LEADS = [
  'Let me start with something good about {student}.',
  'First, something I was glad to see in {student}.',
  'I want to begin with a bright spot for {student}.',
  'Before anything else, here is something I value in {student}.',
  'There is something good about {student} that I want you to hear first.',
] as const;

/** Before a positive note that goes on from the student's name: 'helps classmates'. */
export const POSITIVE_VERB_LEADS = [
  'I want to start with something good: {student} {note}',
  'First, something I was glad to see: {student} {note}',
  'Here is a bright spot I want you to hear about: {student} {note}',
  'Let me begin with what I value: {student} {note}',
  'Before anything else, some good news: {student} {note}',
] as const;

/** Before a positive note that is a mere phrase: 'kindness to new classmates'. */
export const POSITIVE_PHRASE_LEADS = [
  'Something I value in {student}: {note}',
  'I want to start with something good about {student}: {note}',
  'First, a bright spot for {student}: {note}',
  'Here is what I was glad to see from {student}: {note}',
  'Let me begin with a strength of {student}: {note}',
] as const;

export const CLOSINGS = ['Warm regards,', 'With thanks,', 'Kind regards,', 'Best wishes,', 'Thank you for your partnership,'] as const;
