/** What the note asks the writing to hold or how long it should be: 'one paragraph', '2 sources'. */
import { requirementsIn } from '../../composer/rubrics/requirements.ts';

export interface AskedOfWriting {
  /** Instead of the usual length. */
  readonly length: string | undefined;
  readonly include: readonly string[];
}

const LENGTH = /\b(?:paragraphs?|pages?|sentences?)\b/iu;
/** Minutes are read elsewhere; prompts are not what the writing holds. */
const NO_PART_OF_IT = /\b(?:minutes?|seconds?|prompts?|questions?)\b/iu;

export function askedOfWriting(note: string): AskedOfWriting {
  const parts = requirementsIn(note).filter((part) => !NO_PART_OF_IT.test(part));
  return { length: parts.find((part) => LENGTH.test(part)), include: parts.filter((part) => !LENGTH.test(part)) };
}
