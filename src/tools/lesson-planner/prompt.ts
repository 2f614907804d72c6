import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { reference } from '../parts/reference.ts';
import type { Prompt } from '../recipe.ts';

const DIFFERENTIATION: Record<FormOf<'lesson-planner'>['differentiation'], string> = {
  'At Grade Level': 'Differentiate around grade level: a support and an extension for the same task.',
  'Below Grade Level':
    'Differentiate for students below grade level: pre-taught words, worked examples, steps; fewer items, the same thinking.',
  'Above Grade Level':
    'Differentiate for students above grade level: start from the hardest case; replace practice, do not add more of it.',
  'Gifted/Advanced': 'Differentiate for gifted students: compact what they know, then depth, complexity and open tasks.',
};

export function promptLessonPlan(form: FormOf<'lesson-planner'>, materials: Materials): Prompt {
  return {
    task: [
      `Write a lesson plan of ${form.duration} minutes. The phases’ minutes add up to exactly ${form.duration}.`,
      'Choose the lesson model that fits the topic (5E, gradual release, inquiry, workshop) and fill every phase with this topic’s own questions, examples and activities.',
      DIFFERENTIATION[form.differentiation],
      'Keep the big idea apart from the objectives, which are observable. Say what students already know.',
      'At least three misconceptions, each with what students say, why, and the teacher’s next move; at least three look-fors.',
      'At least 40 % of the phases ask to analyze, evaluate or create. The exit check is on the hardest case.',
      'Materials list exactly what the phases use, in the same words. Short paragraphs.',
    ].join('\n'),
    reference: reference(materials, { activities: 5, misconceptions: 5, questions: 6, terms: 8 }),
  };
}
