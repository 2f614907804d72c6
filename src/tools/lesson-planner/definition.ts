import { additionalContextField, frameworkField, gradeLevelField, requiredStandardField, topicField } from '../choices/shared-fields.ts';
import { choices, defineTool } from '../define-tool.ts';

export const lessonPlanner = defineTool({
  id: 'lesson-planner',
  title: 'Lesson Planner',
  description: 'A timed lesson with objectives, likely misconceptions, what to look for and an exit check.',
  category: 'Planning',
  badge: 'Popular',
  route: 'lesson-planner',
  slugs: ['lesson-planner'],
  fields: [
    {
      ...topicField,
      placeholder: 'e.g. The American Revolution, adding fractions',
    },
    gradeLevelField,
    requiredStandardField,
    frameworkField,
    {
      name: 'duration',
      label: 'Duration',
      kind: 'select',
      required: true,
      placeholder: 'How long?',
      options: [
        { value: '30', label: '30 minutes' },
        { value: '45', label: '45 minutes' },
        { value: '60', label: '60 minutes' },
        { value: '75', label: '75 minutes' },
        { value: '90', label: '90 minutes' },
      ],
    },
    {
      name: 'differentiation',
      label: 'Differentiation',
      kind: 'select',
      required: true,
      placeholder: 'For whom?',
      options: choices('At Grade Level', 'Below Grade Level', 'Above Grade Level', 'Gifted/Advanced'),
    },
    additionalContextField,
  ],
});
