/**
 * How a tool's document is made. Server only: a recipe reaches prompts, topic packs and skills.
 * Both engines return the tool's typed document, so checks and rendering are written once.
 */
import type { z } from 'zod';
import type { Materials } from '../composer/materials.ts';
import type { Random } from '../composer/random.ts';
import type { FormOf, ToolId } from './catalogue.ts';

export interface Recipe<Id extends ToolId, Document> {
  readonly tool: Id;
  /** The typed document; also the JSON schema that a language model is held to. */
  readonly document: z.ZodType<Document>;
  /** Instructions for a language model, from the form and what is known of the topic. */
  prompt(form: FormOf<Id>, materials: Materials): Prompt;
  /** A document from authored knowledge alone: no network, no invention; varied by `random`. */
  compose(form: FormOf<Id>, materials: Materials, random: Random): Document;
  /** All items that could stand in the document's list, in random order; for tools whose drafts always take the same ones first. */
  spareItems?(form: FormOf<Id>, materials: Materials, random: Random): readonly unknown[];
  /** Puts in order what a model should not decide, such as the answers' places. Called on a model's draft only. */
  arrange?(document: Document, random: Random): Document;
  /** The same document with as many items as the form asks for now, fewer than before; for tools that count them. */
  shorten?(document: Document, form: FormOf<Id>): Document;
  /** What code can say about the document, held against the form. */
  check(document: Document, form: FormOf<Id>): readonly CheckResult[];
  /** What still fails in a model's draft after its repair gives way to work of the composer; undefined where nothing does. */
  mend?(flawed: Document, form: FormOf<Id>, materials: Materials, random: Random): Mended<Document> | undefined;
  /** Markdown that the teacher reads; all text of the document goes through the escaping helpers. */
  render(document: Document, form: FormOf<Id>): string;
  /** The texts that students read, for the reading level; [] where the readers are adults or the text is instructions. */
  studentTexts(document: Document): readonly string[];
  /**
   * Of these, what is read through and should be at the level of the grade, no easier: questions, definitions, texts.
   * Options are kept short, and directions may be as easy as can be. Undefined where a document is all directions and tasks.
   */
  textsForGrade?(document: Document): readonly string[];
  /** Words that this document itself teaches, such as a vocabulary list's entries; the topic's own terms are known besides. */
  taughtTerms?(document: Document): readonly string[];
  /** The topic may be only the setting, as of computed word problems: no pack is needed to draft well. */
  readonly topicIsContext?: boolean;
  /** Which topic this form is about, as the teacher typed it; '' where the tool has none. */
  topic(form: FormOf<Id>): string;
  /** Whether the topic is a theme of people's lives: nothing is looked up for it. */
  isTheme?(form: FormOf<Id>): boolean;
}

export interface Mended<Document> {
  readonly document: Document;
  /** Says in the receipt what was replaced. */
  readonly note: CheckResult;
}

export interface Prompt {
  /** What to make and how good it must be. Never holds text that the teacher typed. */
  readonly task: string;
  /** Vetted facts and words the model may rely on; [] when no pack covers the topic. */
  readonly reference: readonly string[];
  /** False where the text is about people and plans, not about a school topic. */
  readonly factual?: boolean;
}

export interface CheckResult {
  /** Kebab-case name of the check: 'question-count'. */
  readonly check: string;
  /** A 'failure' is repaired once where a model drafted; a 'warning' is only shown. */
  readonly verdict: 'passed' | 'warning' | 'failure';
  /** In plain words for the teacher: '10 of 10 questions', 'Question 4 repeats question 2.' */
  readonly message: string;
}

export function passed(check: string, message: string): CheckResult {
  return { check, verdict: 'passed', message };
}

export function failed(check: string, message: string): CheckResult {
  return { check, verdict: 'failure', message };
}

export function warned(check: string, message: string): CheckResult {
  return { check, verdict: 'warning', message };
}

/** One result from a condition: the usual shape of a check. */
export function checkThat(check: string, holds: boolean, pass: string, failure: string): CheckResult {
  return holds ? passed(check, pass) : failed(check, failure);
}

export function defineRecipe<Id extends ToolId, Document>(recipe: Recipe<Id, Document>): Recipe<Id, Document> {
  return recipe;
}
