import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { reference } from '../parts/reference.ts';
import type { Prompt } from '../recipe.ts';
import { questionCount } from './question-count.ts';

const THINKING: Record<FormOf<'quiz-maker'>['difficultyLevel'], string> = {
  Basic: 'About half of the questions ask to remember, most others to understand; one or two apply.',
  Intermediate: 'A third each ask to remember, to understand, and to apply or analyze.',
  Advanced: 'At least half ask to apply, analyze or evaluate in a small new situation; few ask only to remember.',
};

export function promptQuiz(form: FormOf<'quiz-maker'>, materials: Materials): Prompt {
  return {
    task: [
      `Write a multiple-choice quiz of exactly ${questionCount(form.additionalContext)} questions.`,
      THINKING[form.difficultyLevel],
      'Each question is complete in itself and can be answered before seeing the options. Exactly one option is right beyond dispute.',
      'The three wrong options come from misconceptions or errors that real students of this grade have; name the error for each.',
      'Options are parallel in grammar and similar in length; the answer is the longest only about a quarter of the time.',
      'Never use “all of the above”, “none of the above”, negative questions, trick wording, or always/never in options.',
      'No question gives away another’s answer, and no two ask the same. A text or figure that a question needs stands in its passage.',
      'Compute every number twice before you write it.',
    ].join('\n'),
    reference: reference(materials, { facts: 12, terms: 8, misconceptions: 5 }),
  };
}
