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

export function askedOfWriting(typed: string): AskedOfWriting {
  const note = typed.replaceAll(/(?<!\d)(?:1\/2|½)(?: a)? page\b/giu, 'half a page');
  const parts = requirementsIn(note).filter((part) => !NO_PART_OF_IT.test(part));
  const page = /\b(?:half (?:a|of a) page|(?:one|a|1) page|\d+ pages)\b/iu.exec(note)?.[0];
  return { length: page ?? parts.find((part) => LENGTH.test(part)), include: parts.filter((part) => !LENGTH.test(part)) };
}
