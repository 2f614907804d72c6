import { frameworkField, gradeLevelField, requiredStandardField, topicField } from '../choices/shared-fields.ts';
import { defineTool } from '../define-tool.ts';

export const cultural = defineTool({
  id: 'cultural',
  title: 'Cultural Relevance',
  description: 'Ways to let students’ languages, families and places change the task itself, at the same rigor.',
  category: 'Content Creation',
  route: 'cultural-reference-enhancer',
  slugs: ['cultural', 'cultural-reference-enhancer'],
  fields: [
    {
      ...topicField,
      placeholder: 'e.g. Ratios, ecosystems, persuasive writing',
    },
    gradeLevelField,
    requiredStandardField,
    {
      name: 'culturalContext',
      label: 'Cultural context',
      kind: 'text',
      required: true,
      placeholder: 'e.g. Many of our families come from Vietnam; a farming town',
      help: 'Describe the class or community, not single students.',
    },
    frameworkField,
  ],
});
