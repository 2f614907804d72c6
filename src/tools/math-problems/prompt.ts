import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { reference } from '../parts/reference.ts';
import type { Prompt } from '../recipe.ts';

type Form = FormOf<'math-problems'>;

const TYPES: Readonly<Record<Form['problemType'], string>> = {
  'Word Problems':
    'Each problem has its own short situation. Vary what happens (joining, separating, parts of a whole, comparing, equal groups, rates) and what is unknown.',
  'Real-world Applications':
    'Each problem uses realistic prices, measures or rates from daily life and work, of the right order of magnitude.',
  'Story-based Problems':
    'One story carries the whole set: open it in “story,” keep the same people and place, and let each problem move it on.',
  'Multi-step Problems': 'Each problem takes at least two operations, the second using the result of the first.',
};

const DIFFICULTY: Readonly<Record<Form['difficultyLevel'], string>> = {
  Basic: 'Basic: small, friendly numbers; the result is unknown.',
  Intermediate: 'Intermediate: the full number range of the grade; unknowns vary.',
  Advanced: 'Advanced: harder structures, such as an unknown start or a comparison told from the other side; not only larger numbers.',
};

export function promptMathProblems(form: Form, materials: Materials): Prompt {
  return {
    task: [
      `Write exactly ${form.numberOfProblems} math word problems for ${form.gradeLevel} on the topic. If the topic is not mathematical, make it what grade-level problems are about, and say so in the teacher notes.`,
      TYPES[form.problemType],
      DIFFICULTY[form.difficultyLevel],
      'Every number that is needed stands in the problem’s own text, and no number that is not needed. Quantities are possible: no part of a child, no absurd speed or price. What a remainder means follows from the story.',
      'For each problem give the calculation as an expression that a calculator can read; its value must be the answer. Recompute it before you write the answer with its unit.',
      form.includeSteps === 'true'
        ? 'Give the solution in steps: one sentence each, with a true equation where the step has one.'
        : 'Leave the steps empty.',
      'Short sentences. Names from many cultures; repeat the name and use no pronouns. No keyword tricks.',
      'The problems differ in situation and in structure, not only in their numbers. Units are given and fit the answer; money, time and measures are as they are in life.',
      'Each can be done with what is taught up to this grade, without a calculator unless the grade uses one.',
      'Name the likely error and the wrong answer it leads to, and a hint that does not give the answer away.',
    ].join('\n'),
    reference: reference(materials, { facts: 5, misconceptions: 3, terms: 4 }),
  };
}
