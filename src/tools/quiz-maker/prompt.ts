import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { reference } from '../parts/reference.ts';
import type { Prompt } from '../recipe.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import { questionsIn } from './question-count.ts';

const THINKING: Record<FormOf<'quiz-maker'>['difficultyLevel'], string> = {
  Basic: 'About half of the questions ask to remember, most others to understand; one or two apply.',
  Intermediate: 'A third each ask to remember, to understand, and to apply or analyze.',
  Advanced: 'At least half ask to apply, analyze or evaluate in a small new situation; few ask only to remember.',
};

function writtenTask({ written }: Wishes): string {
  if (written === undefined || written === 0) return '';
  const number = typeof written === 'number' ? `${written} of them are` : written === 'all' ? 'All but one are' : 'Two of them are';
  return `${number} to be answered in writing: they stand in "written", each with points, lines, a full answer and what credit is given for; the others are multiple choice.`;
}

export function promptQuiz(form: FormOf<'quiz-maker'>, materials: Materials): Prompt {
  return {
    task: [
      `Write a multiple-choice quiz of exactly ${questionsIn(materials.wishes)} questions.`,
      writtenTask(materials.wishes),
      THINKING[form.difficultyLevel],
      'Each question is complete in itself and can be answered before seeing the options. Exactly one option is right beyond dispute.',
      'The three wrong options come from misconceptions or errors that real students of this grade have; name the error for each.',
      'Options are parallel in grammar and similar in length; the answer is the longest only about a quarter of the time.',
      'Never use “all of the above”, “none of the above”, negative questions, trick wording, or always/never in options.',
      'No question gives away another’s answer, and no two ask the same. A text or figure that a question needs stands in its passage.',
      'Compute every number twice before you write it; numeric options stand in order of size.',
      'No word of the question stands in the answer alone; no vague “usually” or “sometimes” in options; no question about a detail that nobody needs.',
      'The reason says why the answer is right so that a student who missed it learns from it.',
    ]
      .filter(Boolean)
      .join('\n'),
    reference: reference(materials, { facts: 10, terms: 6, misconceptions: 5, hardestCase: true }),
  };
}
