/**
 * What a teacher's note asks for. Each wish changes the draft visibly, or is named in one line as not followed; the note itself
 * is never printed back.
 */

export interface Wishes {
  /** How many of what a tool makes: '12 questions', 'ten words'. */
  readonly counts: Readonly<Partial<Record<Counted, number>>>;
  /** How many items to write rather than choose: '2 of them short answer'; 'some' and 'all' where no number is said, 0 for none. */
  readonly written: number | 'some' | 'half' | 'all' | undefined;
  readonly minutes: number | undefined;
  /** In all: 'out of 40 points'. */
  readonly points: number | undefined;
  /** Where it is not said how many there are: 'each worth 2 points'. */
  readonly pointsEach: number | undefined;
  readonly answerKey: 'none' | 'separate' | undefined;
  readonly onePage: boolean;
  readonly grouping: 'individual' | 'pairs' | 'groups' | undefined;
  /** 'Groups of three'. */
  readonly groupSize: number | undefined;
  /** What there is to work with, or is not. */
  readonly means: readonly Means[];
  /** The lesson is taught by a substitute. */
  readonly subPlan: boolean;
  /** Class time that is lost or kept free: '15-minute warning for an assembly'. */
  readonly minutesLost: number | undefined;
  /** What was taught already, each a phrase: 'base pairing'. */
  readonly taught: readonly string[];
  /** What was not taught yet and must not be needed: 'negative numbers'. */
  readonly untaught: readonly string[];
  /** What the work should look at most: 'condensation', 'only chapter 2'. */
  readonly focus: readonly string[];
  /** What comes next in class: 'subtraction'. */
  readonly tomorrow: string | undefined;
  /** Words that must stand in the draft. */
  readonly words: readonly string[];
  /** Books, texts, interests, places and characters to use: 'basketball', 'our school garden', 'the Lorax'. */
  readonly settings: readonly string[];
  /** First names to use: 'use the names Mateo and Aisha'. */
  readonly names: readonly string[];
  readonly numbers: NumberLimits;
  readonly students: StudentsOfClass;
  /** What to stay away from: 'family', 'food', 'holidays', 'death'. */
  readonly avoid: readonly string[];
  readonly tone: Tone | undefined;
  /** 'Translate the directions into Spanish.' */
  readonly translation: string | undefined;
  /** Something for those who are done early. */
  readonly earlyFinishers: boolean;
  /** Starts or frames of sentences to answer with. */
  readonly starters: boolean;
  /** What is asked for that no draft can give: 'a video link'. */
  readonly notFollowed: readonly string[];
}

/** 'any': of whatever a tool makes, where a number stands alone. */
export type Counted = 'question' | 'word' | 'criterion' | 'prompt' | 'idea' | 'any';

/** 'simple': in easy words. */
export type Tone = 'fun' | 'serious' | 'simple';

export type Means =
  | 'calculators'
  | 'no calculators'
  | 'devices'
  | 'no devices'
  | 'no lab'
  | 'outdoors'
  | 'whiteboards'
  | 'manipulatives'
  | 'no manipulatives'
  | 'stations'
  | 'no copies';

export interface NumberLimits {
  /** 'Within 20'. */
  readonly most: number | undefined;
  readonly noRegrouping: boolean;
  readonly noRemainders: boolean;
  readonly noNegatives: boolean;
  readonly noDecimals: boolean;
  /** 'Denominators 2, 4, 8'; [] where nothing is said. */
  readonly denominators: readonly number[];
}

export interface StudentsOfClass {
  /** How many. */
  readonly size: number | undefined;
  /** They speak, as languages are named: 'Spanish', 'Haitian Creole'. */
  readonly languages: readonly string[];
  /** Where newcomers come from. */
  readonly places: readonly string[];
  readonly multilingual: boolean;
  readonly newcomers: boolean;
  /** Readers below the grade. */
  readonly readsBelow: boolean;
  /** An IEP, a 504 plan or another plan. */
  readonly plan: boolean;
  readonly gifted: boolean;
  readonly autism: boolean;
  /** A second teacher is in the room. */
  readonly coTaught: boolean;
}
