import { additionalContextField, gradeLevelField, optionalFrameworksField, optionalStandardField } from '../choices/shared-fields.ts';
import { choices, defineTool } from '../define-tool.ts';

export const rubric = defineTool({
  id: 'rubric',
  title: 'Rubric Generator',
  description: 'Four levels a student can tell apart, for the criteria that the assignment really asks for.',
  category: 'Assessment',
  badge: 'New',
  route: 'rubric-builder',
  slugs: ['rubric-builder'],
  fields: [
    {
      name: 'assignmentName',
      label: 'Assignment name',
      kind: 'text',
      required: true,
      placeholder: 'e.g. Persuasive essay, lab report, group presentation',
    },
    gradeLevelField,
    optionalStandardField,
    {
      name: 'learningObjective',
      label: 'Learning objective',
      kind: 'text',
      required: false,
      placeholder: 'e.g. Argue a claim with evidence',
    },
    {
      name: 'scoringSystem',
      label: 'Scoring system',
      kind: 'select',
      required: true,
      placeholder: 'How is it scored?',
      options: choices('Points', 'Descriptive', 'Standards-Based'),
    },
    optionalFrameworksField,
    additionalContextField,
  ],
});
