import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import type { Prompt } from '../recipe.ts';
import { criteriaAsked } from './criteria-count.ts';

type Form = FormOf<'rubric'>;

const SYSTEM: Readonly<Record<Form['scoringSystem'], string>> = {
  Points: 'Points: name the levels “Level 4” to “Level 1”. Leave the points empty; they are computed.',
  Descriptive: 'Descriptive: four named levels without any number or point. Leave the points empty.',
  'Standards-Based':
    'Standards-based: the levels are “Exceeds the standard”, “Meets the standard”, “Approaching the standard”, “Beginning”; tie the descriptors to the objective. Leave the points empty.',
};

export function promptRubric(form: Form, { band }: Materials): Prompt {
  const count = criteriaAsked(form);
  return {
    task: [
      'Write a rubric for the assignment.',
      count === undefined
        ? 'Four to six criteria that the assignment and the objective really ask for; none overlaps another.'
        : `Exactly ${count} criteria that the assignment and the objective really ask for; none overlaps another.`,
      form.learningObjective === '' ? '' : 'One criterion is the learning objective.',
      'Four descriptors each, best first, parallel in wording and of like length (the longest at most twice as long as the shortest).',
      'Each descriptor names something one can see or hear in the work, and each differs from its neighbor in what is seen, not in an adverb.',
      'Never use good, creative, sometimes, excellent, poor or adequate. The lowest level says what is there (“States a topic”), not what is missing.',
      SYSTEM[form.scoringSystem],
      band === 'K-2'
        ? 'Use short “I …” sentences that a young child understands when they are read aloud.'
        : `Students read it: keep the words at the level of grades ${band}.`,
      'Criteria are about what the work shows, not about effort, neatness or behavior, unless the assignment is about them; the most important comes first.',
      'A student can tell from two neighboring cells what to do next to move up.',
      'Add two lines on how to use it with students, and one self-check line to the student.',
    ]
      .filter(Boolean)
      .join('\n'),
    reference: [],
  };
}
