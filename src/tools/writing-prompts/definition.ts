import { additionalContextField, frameworkField, gradeLevelField, requiredStandardField, topicField } from '../choices/shared-fields.ts';
import { choices, defineTool } from '../define-tool.ts';

export const writingPrompts = defineTool({
  id: 'writing-prompts',
  title: 'Writing Prompts',
  description: 'Prompts that give students someone to be, someone to write for and a choice.',
  category: 'Content Creation',
  route: 'creative-writing-prompter',
  slugs: ['writing-prompts', 'creative-writing-prompter'],
  fields: [
    {
      name: 'genre',
      label: 'Genre',
      kind: 'select',
      required: true,
      placeholder: 'Choose a genre',
      options: choices('Narrative', 'Persuasive', 'Expository', 'Descriptive', 'Creative'),
    },
    {
      ...topicField,
      placeholder: 'e.g. A lost key, school lunch, the rain forest',
    },
    gradeLevelField,
    requiredStandardField,
    frameworkField,
    {
      name: 'numberOfPrompts',
      label: 'Number of prompts',
      kind: 'number',
      required: true,
      min: 1,
      max: 20,
      placeholder: '3',
    },
    additionalContextField,
  ],
});
