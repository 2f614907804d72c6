import { firstRepetition } from '../../text/similarity.ts';
import type { FormOf } from '../catalogue.ts';
import { isCountKept } from '../parts/fewer-than-asked.ts';
import { type CheckResult, checkThat } from '../recipe.ts';
import type { WritingPromptsDocument } from './document.ts';

const MOST_ALIKE = 0.25;

export function checkWritingPrompts({ prompts, teacherNotes }: WritingPromptsDocument, form: FormOf<'writing-prompts'>): CheckResult[] {
  const repetition = firstRepetition(
    prompts.map(({ prompt }) => prompt),
    MOST_ALIKE,
  );
  return [
    checkThat(
      'prompt-count',
      isCountKept(prompts.length, form.numberOfPrompts, teacherNotes, 'prompts'),
      `${prompts.length} of ${form.numberOfPrompts} prompts`,
      `There are ${prompts.length} prompts; ${form.numberOfPrompts} were asked for.`,
    ),
    checkThat(
      'distinct-prompts',
      !repetition,
      'the prompts truly differ',
      repetition ? `Prompts ${repetition[0] + 1} and ${repetition[1] + 1} are nearly the same.` : '',
    ),
  ];
}
