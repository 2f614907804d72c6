import { additionalContextField, frameworkField, gradeLevelField, requiredStandardField, topicField } from '../choices/shared-fields.ts';
import { choices, defineTool } from '../define-tool.ts';

export const exitTickets = defineTool({
  id: 'exit-tickets',
  title: 'Exit Ticket Generator',
  description: 'Five to ten minutes that tell you who has it, who almost has it and what to do tomorrow.',
  category: 'Assessment',
  badge: 'Popular',
  route: 'exit-ticket-generator',
  slugs: ['exit-ticket-generator', 'exit-tickets'],
  fields: [
    {
      ...topicField,
      name: 'lessonObjective',
      label: 'Lesson objective',
      placeholder: 'e.g. Explain why seasons change',
    },
    gradeLevelField,
    requiredStandardField,
    frameworkField,
    {
      name: 'assessmentType',
      label: 'Assessment type',
      kind: 'select',
      required: true,
      placeholder: 'What should it show?',
      options: choices('Understanding Check', 'Reflection', 'Application', 'Mixed'),
    },
    {
      name: 'responseFormat',
      label: 'Response format',
      kind: 'select',
      required: true,
      placeholder: 'How do students answer?',
      options: choices('Short Answer', 'Multiple Choice', 'Rating Scale'),
    },
    additionalContextField,
  ],
});
