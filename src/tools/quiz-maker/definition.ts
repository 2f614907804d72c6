import { additionalContextField, frameworkField, gradeLevelField, requiredStandardField, topicField } from '../choices/shared-fields.ts';
import { choices, defineTool } from '../define-tool.ts';

export const quizMaker = defineTool({
  id: 'quiz-maker',
  title: 'Quiz Maker',
  description: 'A multiple-choice quiz with wrong answers that real students choose, and a key that says why.',
  category: 'Assessment',
  badge: 'Trending',
  route: 'multiple-choice-quiz-maker',
  slugs: ['quiz-maker', 'multiple-choice-quiz-maker'],
  fields: [
    {
      ...topicField,
      placeholder: 'e.g. Equivalent fractions, the thirteen colonies',
    },
    gradeLevelField,
    requiredStandardField,
    frameworkField,
    {
      name: 'difficultyLevel',
      label: 'Difficulty',
      kind: 'select',
      required: true,
      placeholder: 'Choose a difficulty',
      options: choices('Basic', 'Intermediate', 'Advanced'),
    },
    {
      ...additionalContextField,
      help: 'Ten questions unless you ask here for another number, such as “8 questions.”',
    },
  ],
});
