import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { reference } from '../parts/reference.ts';
import type { Prompt } from '../recipe.ts';

const TYPES: Record<FormOf<'exit-tickets'>['assessmentType'], string> = {
  'Understanding Check': 'Understanding check: from recall to reasoning; no reflection items.',
  Reflection: 'Reflection: at least two items on one’s own learning, and one hardest case of the content.',
  Application: 'Application: small new situations in which the objective is used; no reflection items.',
  Mixed: 'Mixed: recall, application, the hardest case and one reflection.',
};

const FORMATS: Record<FormOf<'exit-tickets'>['responseFormat'], string> = {
  'Short Answer': 'Every item is answered in one or two sentences; options stay empty.',
  'Multiple Choice': 'Every item has exactly four options; the answer repeats the right option word for word.',
  'Rating Scale': 'Every item is a statement rated on four scale points, given as options, with a line of proof to write.',
};

export function promptExitTicket(form: FormOf<'exit-tickets'>, materials: Materials): Prompt {
  return {
    task: [
      'Write an exit ticket of 3 to 5 items for the lesson objective, feasible in 5 to 10 minutes.',
      TYPES[form.assessmentType],
      FORMATS[form.responseFormat],
      'Every item maps to the objective. One is the hardest case, in which a half-understood idea breaks.',
      'For each item give the full answer and, per likely error, what the teacher does tomorrow, concretely.',
      'Criteria for got it, almost and reteach do not overlap and can be decided from the answers alone, by points or by named features, in a quick sort of the papers.',
      'Items can be answered without each other, ask one thing each and hold the numbers, sentence or text that they need. The first is within reach of everyone.',
      form.responseFormat === 'Multiple Choice'
        ? 'Each wrong option is a named error of students; no “all of the above,” no negative question, no option that stands out by its length.'
        : 'A question can be answered in the space of two lines; yes or no is never enough.',
    ].join('\n'),
    reference: reference(materials, { objectives: 2, facts: 6, misconceptions: 5, hardestCase: true }),
  };
}
