import { additionalContextField, gradeLevelField, optionalFrameworkField, optionalStandardField } from '../choices/shared-fields.ts';
import { choices, defineTool } from '../define-tool.ts';

export const mathProblems = defineTool({
  id: 'math-problems',
  title: 'Math Word Problems',
  description: 'Word problems with answers that are computed, not guessed, and steps in the words of the grade.',
  category: 'Content Creation',
  badge: 'Trending',
  route: 'math-word-problem-maker',
  slugs: ['math-problems', 'math-word-problem-maker'],
  fields: [
    {
      name: 'topic',
      label: 'Topic',
      kind: 'text',
      required: true,
      placeholder: 'e.g. Adding fractions with unlike denominators',
    },
    gradeLevelField,
    {
      name: 'numberOfProblems',
      label: 'Number of problems',
      kind: 'select',
      required: true,
      placeholder: 'How many?',
      options: choices('3', '5', '10'),
    },
    {
      name: 'problemType',
      label: 'Problem type',
      kind: 'select',
      required: true,
      placeholder: 'Choose a type',
      options: choices('Word Problems', 'Real-world Applications', 'Story-based Problems', 'Multi-step Problems'),
    },
    {
      name: 'difficultyLevel',
      label: 'Difficulty',
      kind: 'select',
      required: true,
      placeholder: 'Choose a difficulty',
      options: choices('Basic', 'Intermediate', 'Advanced'),
    },
    optionalStandardField,
    optionalFrameworkField,
    additionalContextField,
    {
      name: 'includeSteps',
      label: 'Include step-by-step solutions',
      kind: 'checkbox',
      required: false,
    },
  ],
});
