import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { reference } from '../parts/reference.ts';
import type { Prompt } from '../recipe.ts';

const DIFFICULTY: Record<FormOf<'warm-up'>['difficultyLevel'], string> = {
  Beginner: 'Beginner: two tasks, 5 or 6 minutes, the last with a sentence start or a drawing.',
  Intermediate: 'Intermediate: three tasks, 7 or 8 minutes, the last asks for a reason.',
  Advanced: 'Advanced: three tasks, 8 to 10 minutes, the last asks students to test or extend their answer.',
};

export function promptWarmUp(form: FormOf<'warm-up'>, materials: Materials): Prompt {
  return {
    task: [
      'Write a warm-up for the first minutes of a lesson on the topic.',
      DIFFICULTY[form.difficultyLevel],
      'It recalls what students already know from earlier grades and lessons; it never asks for today’s new content.',
      'Students can start alone from one instruction, with pen and paper. Tasks rise in demand; their minutes add up exactly.',
      'The first task is within reach of everyone, so that every student begins with something right; what is asked can be checked at a glance while walking around.',
      'Ask for doing: sort, sketch, complete, compare, spot the slip, estimate. No “write what you know about,” no copying of definitions.',
      'For each task give the answer and the likely error. End with one sentence that bridges to the lesson.',
    ].join('\n'),
    reference: reference(materials, { recalls: 5, terms: 4, misconceptions: 3 }),
  };
}
