import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { reference } from '../parts/reference.ts';
import { lessonMinutesFor } from './lesson-minutes.ts';
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
  const { minutes } = lessonMinutesFor(form, materials.wishes);
  return {
    task: [
      `Write a lesson plan of ${minutes} minutes. The phases’ minutes add up to exactly ${minutes}.`,
      'Choose the lesson model that fits the topic (5E, gradual release, inquiry, workshop) and fill every phase with this topic’s own questions, examples and activities.',
      DIFFERENTIATION[form.differentiation],
      'Keep the big idea apart from the objectives, which are observable. Say what students already know.',
      'At least three misconceptions, each with what students say, why, and the teacher’s next move; at least three look-fors.',
      'At least 40 % of the phases ask to analyze, evaluate or create. The exit check is on the hardest case.',
      'Materials list exactly what the phases use, in the same words. Short paragraphs.',
      'Every phase says what the teacher says or asks, word for word where it matters, and what students do, step by step; at least one moment in which every student shows an answer.',
      'Questions are planned, with the thinking they should bring out. No phase is only listening for longer than ten minutes, five with young children.',
      form.duration === '75' || form.duration === '90'
        ? 'A long lesson needs a change of activity at least every twenty minutes and a pause to take stock.'
        : 'A short lesson keeps to one idea.',
    ].join('\n'),
    reference: reference(materials, {
      objectives: 3,
      activities: 6,
      misconceptions: 5,
      questions: 6,
      terms: 6,
      recalls: 3,
      connections: 3,
      hardestCase: true,
    }),
  };
}
