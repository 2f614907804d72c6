/**
 * A math skill makes problems of one kind: exact numbers, a true answer, steps in the words of the grade and wrong
 * answers that come from real student errors. Arithmetic is exact (rational numbers); nothing here uses floating point.
 */
import type Fraction from 'fraction.js';
import type { Figure } from '../../figures/figure.ts';
import type { Random } from '../random.ts';
import type { NamedConstant } from './named-constants.ts';
import type { Scene } from './scenes.ts';

export type MathDifficulty = 'basic' | 'intermediate' | 'advanced';

/**
 * The structure of a word problem. Additive and multiplicative situations follow Carpenter, Fennema, Franke, Levi & Empson,
 * Children's Mathematics: Cognitively Guided Instruction (2nd ed., 2015); the part after the colon is what is unknown.
 */
export type Situation =
  | `join: ${'result' | 'change' | 'start'} unknown`
  | `separate: ${'result' | 'change' | 'start'} unknown`
  | `part-whole: ${'whole' | 'part'} unknown`
  | `compare: ${'difference' | 'larger' | 'smaller'} unknown`
  | `groups: ${'product' | 'size' | 'number'} unknown`
  | `rate: ${'total' | 'rate' | 'time'} unknown`
  | 'measure'
  | 'multi-step'
  | 'other';

/** Skills of one strand share words, links and writing seeds. */
export const MATH_STRANDS = ['number', 'operations', 'fractions', 'measurement', 'ratios', 'algebra', 'geometry', 'data'] as const;
export type MathStrand = (typeof MATH_STRANDS)[number];

export interface MathSkill {
  /** Kebab-case, the file's name. */
  readonly id: string;
  readonly strand: MathStrand;
  /** As a heading: 'Adding fractions with unlike denominators'. */
  readonly title: string;
  /** As it stands inside a sentence: 'adding fractions with unlike denominators'. */
  readonly inText: string;
  /** First and last grade where it is taught; Kindergarten is 0. */
  readonly grades: readonly [first: number, last: number];
  /** What teachers type, lower case. */
  readonly aliases: readonly string[];
  /** Whole codes: 'CCSS.MATH.CONTENT.5.NF.A.1', with the grades for which each is right. */
  readonly standards: readonly { readonly code: string; readonly grades: readonly [number, number] }[];
  /** The understanding to keep when the procedure has gone. */
  readonly bigIdea: string;
  /** Follows 'Students can …'. */
  readonly objective: string;
  readonly hint: string;
  readonly misconception: {
    readonly belief: string;
    readonly why: string;
    readonly truth: string;
    readonly teacherMove: string;
  };
  /** The earlier skill this rests on, with a problem of it made for a warm-up. */
  readonly restsOn: {
    readonly skill: string;
    recall(random: Random): { readonly prompt: string; readonly answer: string; readonly likelyError: string };
  };
  /** A new problem. The same random state, grade, difficulty and scene make the same problem. */
  problem(request: ProblemRequest): MathProblem;
}

export interface ProblemRequest {
  readonly random: Random;
  /** Kindergarten is 0. Within the skill's grades. */
  readonly grade: number;
  readonly difficulty: MathDifficulty;
  /** What the story is about. */
  readonly scene: Scene;
  /** Who the story is about: at least four different names. */
  readonly people: readonly string[];
  /** At least two operations, the second using the result of the first. */
  readonly multiStep: boolean;
  /** The operation that solves it, where the topic names that one alone. */
  readonly operation?: 'add' | 'subtract' | undefined;
}

export interface MathProblem {
  readonly skill: string;
  readonly situation: Situation;
  /** The word problem, for students: every number that it needs and none that it does not. */
  readonly text: string;
  /** The same mathematics without a story: 'What is 3/4 + 1/8?' */
  readonly bare: string;
  /**
   * Evaluates to `answer.value` by the usual precedence, in + - * / ^ ( ), whole numbers, decimals and the functions of
   * evaluate-expression.ts: '3/4 + 1/8', 'floor(17 / 5)'. A fraction has no spaces around its bar, a division has.
   * Recomputed in tests by an engine that shares no code with this one.
   */
  readonly expression: string;
  /** Numbers of the expression that the text need not give. */
  readonly constants: readonly NamedConstant[];
  readonly answer: Quantity;
  readonly steps: readonly Step[];
  /** At least three, each different from the answer and from the others. */
  readonly distractors: readonly NumericDistractor[];
  /** How many operations the solver has to carry out. */
  readonly operations: number;
  /** A drawing beside the text. Its text alternative never tells the answer. */
  readonly figure?: Figure;
  /** The text asks about the drawing and cannot be solved without it, or without its text alternative. */
  readonly leansOnFigure?: boolean;
  /** The same problem put in other words, or with another figure; undefined for none. */
  retold(wording: Partial<Wording>): MathProblem;
}

/** How a problem is put to students. */
export interface Wording {
  readonly text: string;
  readonly bare: string;
  readonly figure: Figure | undefined;
  readonly leansOnFigure: boolean;
}

export interface Quantity {
  readonly value: Fraction;
  /** As written for students, with its unit: '7/8 cup', '$4.50', '12 stickers', '2 1/3'. */
  readonly text: string;
  /** '' for a bare number. */
  readonly unit: string;
}

export interface Step {
  /** One sentence in the words of the grade. */
  readonly text: string;
  /** A true numeric statement, if the step has one: '3/4 = 6/8', '6/8 + 1/8 = 7/8'. */
  readonly equation?: string;
}

export interface NumericDistractor {
  readonly value: Fraction;
  /** Written as the answer is. */
  readonly text: string;
  /** The student's error that leads here: 'adds numerators and denominators'. */
  readonly error: string;
}

/** Keeps a skill's file to one declared constant. */
export function defineMathSkill(skill: MathSkill): MathSkill {
  return skill;
}
