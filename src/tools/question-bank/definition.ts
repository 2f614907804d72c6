import { additionalContextField, frameworkField, gradeLevelField, requiredStandardField, topicField } from '../choices/shared-fields.ts';
import { choices, defineTool } from '../define-tool.ts';

export const questionBank = defineTool({
  id: 'question-bank',
  title: 'Question Bank',
  description: 'Open questions over the levels of thinking, with what to listen for and a follow-up for each.',
  category: 'Assessment',
  route: 'open-ended-question-bank-builder',
  slugs: ['question-bank', 'open-ended-question-bank-builder'],
  fields: [
    {
      ...topicField,
      placeholder: 'e.g. The water cycle, chapter 3 of a novel',
    },
    gradeLevelField,
    requiredStandardField,
    frameworkField,
    {
      name: 'questionCount',
      label: 'Number of questions',
      kind: 'select',
      required: true,
      placeholder: 'How many?',
      options: choices('5', '10', '15', '20'),
    },
    additionalContextField,
  ],
});
